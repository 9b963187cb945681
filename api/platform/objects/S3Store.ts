import { createReadStream } from 'node:fs'
import { tmpdir } from 'node:os'
import type { Readable } from 'node:stream'
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { limits } from '../../rules/limits.js'
import type { S3Config } from '../config.js'
import { ConcurrencyLimit } from '../limits/ConcurrencyLimit.js'
import { type Arrived, type Keeping, type ObjectStore, type Shown } from './ObjectStore.js'
import { isDiskFailure, type ReportFailure, reach } from './reach.js'
import { bucketUrl, s3Client } from './s3Client.js'
import { spool } from './spool.js'
import type { LinkTerms, UploadLinks } from './UploadLinks.js'

const HEAD_BYTES = 32

/** Bytes arrive under one name and are copied to another after inspection, since the link stays valid longer. */
const INCOMING = 'incoming/'
const incoming = (id: string) => INCOMING + id
const settled = (id: string) => `objects/${id}`

/** Links created within the same five minutes are equal, so that browsers can use their cache. */
const READ_WINDOW_MS = 300_000
const READ_SECONDS = 600

/** How many of a process's ten database connections may wait for the store. */
const AT_ONCE = 4
const WAITING = 100

/** Ten megabytes take longer than a response. */
const PUT_MS = 30_000

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}(?=\?)/

const ofName = (error: unknown, ...names: string[]) => names.includes((error as Error).name)

/** Empty objects have no first byte: some stores refuse the range, some promise a byte that never arrives. */
const nothing = (body?: Readable): Arrived => {
  body?.destroy()
  return { size: 0, head: new Uint8Array() }
}

/** Thrown for a bucket that can't be read without a link. */
export class S3Store implements ObjectStore {
  readonly origin: string
  private readonly client: S3Client
  /** Signs for the address browsers use, which may differ from ours. */
  private readonly signer: S3Client
  private readonly publicBucket: string
  private readonly turns = new ConcurrencyLimit(AT_ONCE, WAITING)

  constructor(
    private readonly config: S3Config,
    readonly links: UploadLinks,
    private readonly reportFailure: ReportFailure,
    answerMs?: number,
  ) {
    this.client = s3Client(config, config.endpoint, answerMs)
    this.signer = s3Client(config, config.publicEndpoint)
    this.publicBucket = bucketUrl(config, config.publicEndpoint)
    this.origin = new URL(this.publicBucket).origin
  }

  /** S3 cannot limit what a link accepts, only fix it: clients that do not declare their file send it through us. */
  async uploadUrl(id: string, terms: LinkTerms): Promise<string> {
    const { file, expiresAt, now } = terms
    if (!file) return this.links.make(id, terms)
    const put = new PutObjectCommand({
      ...this.at(incoming(id)),
      ContentType: file.contentType,
      ContentLength: file.size,
    })
    return getSignedUrl(this.signer, put, {
      expiresIn: Math.ceil((expiresAt.getTime() - now.getTime()) / 1000),
      signableHeaders: new Set(['host', 'content-type', 'content-length']),
    })
  }

  /** The upload's row decides who may register it, so the name is enough here. */
  idOf(uploadUrl: string): string | null {
    const ours = this.links.read(uploadUrl)
    if (ours) return ours.id
    const before = `${this.publicBucket}/${INCOMING}`
    if (!uploadUrl.startsWith(before) || !uploadUrl.includes('X-Amz-Signature=')) return null
    return ID.exec(uploadUrl.slice(before.length))?.[0] ?? null
  }

  write(id: string, bytes: Readable, keeping: Keeping = keep => keep()): Promise<void> {
    return this.gather(bytes, limits.uploadBytes, (file, size) =>
      keeping(() => this.put(incoming(id), file, size)),
    )
  }

  inTurn = <T>(act: () => Promise<T>) => this.turns.take(act)

  inspect(id: string): Promise<Arrived | null> {
    return this.reach(async () => {
      const Range = `bytes=0-${HEAD_BYTES - 1}`
      try {
        const found = await this.client.send(new GetObjectCommand({ ...this.at(incoming(id)), Range }))
        const size = Number(found.ContentRange?.split('/')[1] ?? found.ContentLength)
        if (size === 0) return nothing(found.Body as Readable)
        return { size, head: await found.Body!.transformToByteArray(), version: found.ETag! }
      } catch (error) {
        if (ofName(error, 'NoSuchKey')) return null
        if (ofName(error, 'InvalidRange')) return nothing()
        throw error
      }
    })
  }

  arrived(id: string, { version }: Arrived): Promise<Readable> {
    return this.reach(async () => {
      const get = new GetObjectCommand({ ...this.at(incoming(id)), IfMatch: version })
      return (await this.client.send(get)).Body as Readable
    })
  }

  settle(id: string, { version }: Arrived): Promise<boolean> {
    const CopySource = `${this.config.bucket}/${incoming(id)}`
    return this.reach(() =>
      this.client
        .send(new CopyObjectCommand({ ...this.at(settled(id)), CopySource, CopySourceIfMatch: version }))
        .then(
          () => true,
          error => {
            if (ofName(error, 'PreconditionFailed', 'NoSuchKey')) return false
            throw error
          },
        ),
    )
  }

  keep(id: string, bytes: Readable, mostBytes: number = limits.uploadBytes): Promise<void> {
    return this.gather(bytes, mostBytes, (file, size) => this.put(settled(id), file, size))
  }

  has(id: string): Promise<boolean> {
    return this.reach(() =>
      this.client.send(new HeadObjectCommand(this.at(settled(id)))).then(
        () => true,
        error => {
          if (ofName(error, 'NotFound', 'NoSuchKey')) return false
          throw error
        },
      ),
    )
  }

  readUrl(id: string, { contentType, disposition }: Shown): Promise<string> {
    const get = new GetObjectCommand({
      ...this.at(settled(id)),
      ResponseContentType: contentType,
      ResponseContentDisposition: disposition,
      ResponseCacheControl: `private, max-age=${READ_WINDOW_MS / 1000}, immutable`,
    })
    const signingDate = new Date(Math.floor(Date.now() / READ_WINDOW_MS) * READ_WINDOW_MS)
    return getSignedUrl(this.signer, get, { expiresIn: READ_SECONDS, signingDate })
  }

  read(id: string): Promise<Readable> {
    return this.reach(async () => {
      const { Body } = await this.client.send(new GetObjectCommand(this.at(settled(id))))
      return Body as Readable
    })
  }

  async remove(id: string): Promise<void> {
    await Promise.all([this.drop(incoming(id)), this.drop(settled(id))])
  }

  /** Settled uploads have been copied, and their link may have accepted more bytes since. */
  async sweep(before: Date): Promise<void> {
    let StartAfter: string | undefined
    do {
      const page = await this.reach(() =>
        this.client.send(
          new ListObjectsV2Command({ Bucket: this.config.bucket, Prefix: INCOMING, StartAfter }),
        ),
      )
      const { Contents = [], IsTruncated } = page
      await Promise.all(
        Contents.filter(({ LastModified }) => LastModified! < before).map(({ Key }) => this.drop(Key!)),
      )
      StartAfter = IsTruncated ? Contents.at(-1)?.Key : undefined
    } while (StartAfter)
  }

  async ping(abortSignal: AbortSignal): Promise<void> {
    await this.client.send(new HeadBucketCommand({ Bucket: this.config.bucket }), { abortSignal })
  }

  private at = (Key: string) => ({ Bucket: this.config.bucket, Key })

  private gather = (bytes: Readable, mostBytes: number, use: (file: string, size: number) => Promise<void>) =>
    reach(() => spool(tmpdir(), bytes, mostBytes, use), isDiskFailure, this.reportFailure)

  private put = (key: string, file: string, size: number) =>
    this.reach(async () => {
      const Body = createReadStream(file)
      const put = new PutObjectCommand({ ...this.at(key), Body, ContentLength: size })
      await this.client.send(put, { requestTimeout: PUT_MS })
    })

  private drop = (key: string) =>
    this.reach(async () => void (await this.client.send(new DeleteObjectCommand(this.at(key)))))

  /** Any other response of the store is its failure or ours, never the caller's. */
  private reach = <T>(act: () => Promise<T>) => reach(act, () => true, this.reportFailure)
}
