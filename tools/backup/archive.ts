import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { StartError } from '../../api/platform/errors.js'

const name = z.string().regex(/^[a-z_][a-z0-9_]*$/)
const named = { schema: name, name }

/** The contents of an archive; `docs/operations.md` describes its layout. */
const manifestRules = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  migrations: z.array(z.string()),
  tables: z.array(z.object({ ...named, columns: z.array(name), rows: z.number().int() })),
  sequences: z.array(z.object({ ...named, value: z.string().regex(/^\d+$/), isCalled: z.boolean() })),
  objects: z.array(z.uuid()),
})

export type Manifest = z.infer<typeof manifestRules>

const SUMS = 'SHA256SUMS'
const MANIFEST = 'manifest.json'
export const tableFile = ({ schema, name }: { schema: string; name: string }) =>
  `tables/${schema}.${name}.copy.gz`
export const objectFile = (id: string) => `objects/${id}`

/** Hashes what passes through. */
const hashing = () => {
  const hash = createHash('sha256')
  const through = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk)
      done(null, chunk)
    },
  })
  return { through, digest: () => hash.digest('hex') }
}

export const sumOf = async (bytes: Readable) => {
  const hash = createHash('sha256')
  for await (const chunk of bytes) hash.update(chunk)
  return hash.digest('hex')
}

/** Writes an archive's files and records their checksums. */
export class ArchiveWriter {
  private readonly sums = new Map<string, string>()

  constructor(private readonly folder: string) {}

  async add(file: string, bytes: Readable, ...through: Transform[]) {
    const path = join(this.folder, file)
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    const hash = hashing()
    await pipeline([bytes, ...through, hash.through, createWriteStream(path, { mode: 0o600, flush: true })])
    this.sums.set(file, hash.digest())
  }

  /** Written last: an archive without it is incomplete. */
  async seal(manifest: Manifest) {
    await this.add(MANIFEST, Readable.from([`${JSON.stringify(manifest, null, 2)}\n`]))
    const lines = [...this.sums].map(([file, sum]) => `${sum}  ${file}\n`)
    await writeFile(join(this.folder, SUMS), lines.join(''), { mode: 0o600, flush: true })
  }
}

const readSums = (text: string) =>
  new Map(text.split('\n').flatMap(line => (line ? [[line.slice(66), line.slice(0, 64)] as const] : [])))

/** An archive whose files have all been read and found unchanged. */
export interface CheckedArchive {
  manifest: Manifest
  read(file: string): Readable
  sumOf(file: string): string
}

const damaged = (folder: string, why: string) =>
  new StartError(`${folder} is not a whole backup: ${why}. Nothing was restored`)

/** Reads every file once before anything is restored. */
export const openArchive = async (folder: string): Promise<CheckedArchive> => {
  const absent = (file: string) => () => {
    throw damaged(folder, `${file} is missing`)
  }
  const sums = readSums(await readFile(join(folder, SUMS), 'utf8').catch(absent(SUMS)))
  const read = (file: string) => createReadStream(join(folder, file))
  const check = async (file: string) => {
    const sum = await sumOf(read(file)).catch(absent(file))
    if (sum !== sums.get(file)) throw damaged(folder, `${file} does not match its checksum`)
  }
  await check(MANIFEST)
  const { data: manifest } = manifestRules.safeParse(
    JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')),
  )
  if (!manifest) throw damaged(folder, `${MANIFEST} is of another format`)
  for (const table of manifest.tables) await check(tableFile(table))
  for (const id of manifest.objects) await check(objectFile(id))
  return { manifest, read, sumOf: file => sums.get(file) as string }
}
