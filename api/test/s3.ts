import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'

export const BUCKET = 'haulbid'

export interface S3Peer {
  url: string
  /** The settings that use it. */
  env: Record<string, string>
  /** The keys of its objects. */
  keys(): Promise<string[]>
  /** Stops it as a power failure does; `start` restarts it where it was. */
  stop(): Promise<void>
  start(): Promise<void>
  /** Stops it and removes its objects. */
  remove(): Promise<void>
}

const OBJECT = '._S3rver_object'

/** A bucket is private, but s3rver requires a signature only from those who send one. */
const signedAlone: S3rver['middleware'][number] = async (context, next) => {
  const isSigned = context.get('authorization') || context.query['X-Amz-Signature']
  if (isSigned || context.method === 'OPTIONS') await next()
  else context.status = 403
}

/** A real S3 server in the test's process: it checks signatures, sizes, types and times. */
export async function startS3(buckets = [BUCKET]): Promise<S3Peer> {
  const directory = await mkdtemp(join(tmpdir(), 'haulbid-s3-'))
  const configureBuckets = buckets.map(name => ({ name }))
  let port = 0
  let server: S3rver
  const start = async () => {
    server = new S3rver({
      address: '127.0.0.1',
      port,
      silent: true,
      directory,
      vhostBuckets: false,
      configureBuckets,
    })
    server.middleware.unshift(signedAlone)
    port = (await server.run()).port
  }
  const stop = async () => {
    const closed = server.close()
    server.httpServer.closeAllConnections()
    await closed
  }
  await start()
  const url = `http://127.0.0.1:${port}`
  return {
    url,
    env: {
      S3_ENDPOINT: url,
      S3_REGION: 'us-east-1',
      S3_BUCKET: BUCKET,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    async keys() {
      const names = await readdir(join(directory, BUCKET), { recursive: true })
      return names.filter(name => name.endsWith(OBJECT)).map(name => name.slice(0, -OBJECT.length))
    },
    stop,
    start,
    async remove() {
      await stop().catch(() => undefined)
      await rm(directory, { recursive: true, force: true })
    },
  }
}
