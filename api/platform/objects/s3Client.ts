import { S3Client } from '@aws-sdk/client-s3'
import type { S3Config } from '../config.js'

/** We give up on an unresponsive store within seconds, because a user waits for each of these calls. */
const CONNECT_MS = 2000
const ANSWER_MS = 5000
const ATTEMPTS = 2

/** Amazon uses the bucket in the host name; every other store supports it in the path. */
const isAmazon = (endpoint: string) => /\.amazonaws\.com(\.cn)?$/.test(new URL(endpoint).hostname)

/** The base URL of the objects for callers of this endpoint, without a trailing slash. */
export const bucketUrl = ({ bucket }: S3Config, endpoint: string): string => {
  const { protocol, host, pathname } = new URL(endpoint)
  return isAmazon(endpoint)
    ? `${protocol}//${bucket}.${host}`
    : `${protocol}//${host}${pathname.replace(/\/$/, '')}/${bucket}`
}

/** Failures are thrown; the SDK would also print some of them. */
const quiet = { trace() {}, debug() {}, info() {}, warn() {}, error() {} }

export const s3Client = (
  { region, accessKeyId, secretAccessKey }: S3Config,
  endpoint: string,
  answerMs: number = ANSWER_MS,
): S3Client => {
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: !isAmazon(endpoint),
    // A browser that PUTs to a link sends no checksum, and not every store supports the newer ones.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: ATTEMPTS,
    logger: quiet,
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      requestTimeout: answerMs,
      throwOnRequestTimeout: true,
      socketTimeout: answerMs,
    },
  })
  // The SDK ends the path of a bucket with a slash, which some stores leave out of the signature.
  client.middlewareStack.add(
    next => args => {
      const request = args.request as { path: string }
      if (request.path !== '/') request.path = request.path.replace(/\/$/, '')
      return next(args)
    },
    { step: 'build', name: 'noClosingSlash' },
  )
  return client
}
