import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LocalStore } from './LocalStore.js'
import { UploadLinks } from './UploadLinks.js'

test('removes old partial files of a killed process', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'haulbid-objects-'))
  const store = new LocalStore(folder, new UploadLinks('http://localhost', 'x'.repeat(40)), () => undefined)
  const old = new Date('2026-11-01')
  for (const name of ['old.part', 'new.part', 'kept']) await writeFile(join(folder, name), 'bytes')
  for (const name of ['old.part', 'kept']) await utimes(join(folder, name), old, old)
  await store.sweep(new Date('2026-11-02'))
  expect((await readdir(folder)).sort()).toEqual(['kept', 'new.part'])
  await rm(folder, { recursive: true })
  await store.sweep(new Date('2026-11-02'))
})
