import {
  CreateBucketCommand,
  HeadBucketCommand,
  PutBucketCorsCommand,
  type S3Client,
} from '@aws-sdk/client-s3'
import type { Config } from '../config.js'
import { StartError } from '../errors.js'
import { s3Client } from './s3Client.js'

const isThere = (client: S3Client, Bucket: string) =>
  client.send(new HeadBucketCommand({ Bucket })).then(
    () => true,
    error => {
      if (error.$metadata?.httpStatusCode === 404) return false
      throw error
    },
  )

/** Allows only the pages of this installation to send files to the bucket; it stays closed without a link. */
const letPagesIn = (client: S3Client, Bucket: string, origin: string) =>
  client.send(
    new PutBucketCorsCommand({
      Bucket,
      CORSConfiguration: {
        CORSRules: [
          {
            AllowedOrigins: [origin],
            AllowedMethods: ['PUT', 'GET'],
            AllowedHeaders: ['content-type'],
            // The pages' uploader reads it.
            ExposeHeaders: ['ETag'],
            MaxAgeSeconds: 3600,
          },
        ],
      },
    }),
  )

/** Creates the configured bucket if it does not exist, and sets its CORS. Returns what was done, one line for each. */
export async function makeBucket({ s3, publicUrl }: Pick<Config, 's3' | 'publicUrl'>): Promise<string[]> {
  if (!s3) throw new StartError('S3_ENDPOINT: set the S3_ settings to make a bucket')
  const { bucket } = s3
  const { origin } = new URL(publicUrl)
  const client = s3Client(s3, s3.endpoint)
  try {
    const found = await isThere(client, bucket)
    if (!found) await client.send(new CreateBucketCommand({ Bucket: bucket }))
    const first = found ? `The bucket ${bucket} already exists.` : `Created the bucket ${bucket}.`
    return [first, await corsLine(client, bucket, origin)]
  } catch (error) {
    throw new StartError(`S3_ENDPOINT: ${(error as Error).name}: ${(error as Error).message}`)
  } finally {
    client.destroy()
  }
}

const corsLine = async (client: S3Client, bucket: string, origin: string) => {
  try {
    await letPagesIn(client, bucket, origin)
    return `Pages of ${origin} may send files to it.`
  } catch (error) {
    // MinIO has one setting for all its buckets, MINIO_API_CORS_ALLOW_ORIGIN.
    if ((error as Error).name !== 'NotImplemented') throw error
    return `This store sets CORS for all its buckets at once: let it allow ${origin}.`
  }
}
