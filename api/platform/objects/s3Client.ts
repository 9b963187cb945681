import { S3Client } from '@aws-sdk/client-s3'
import type { S3Config } from '../config.js'

/** A store that does not answer is given up on in seconds: a person waits for each of these calls. */
const CONNECT_MS = 2000
const ANSWER_MS = 5000
const ATTEMPTS = 2

/** Amazon names the bucket in the host; every other store is sure to know it in the path. */
const isAmazon = (endpoint: string) => /\.amazonaws\.com(\.cn)?$/.test(new URL(endpoint).hostname)

/** Where the store's objects begin, as this endpoint's callers name it, without a closing slash. */
export const bucketUrl = ({ bucket }: S3Config, endpoint: string): string => {
  const { protocol, host, pathname } = new URL(endpoint)
  return isAmazon(endpoint)
    ? `${protocol}//${bucket}.${host}`
    : `${protocol}//${host}${pathname.replace(/\/$/, '')}/${bucket}`
}

/** What goes wrong is thrown; the SDK would print some of it as well. */
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
    // A browser that PUTs to a link sends no checksum, and not every store knows the newer ones.
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
  // The SDK closes the path of a bucket with a slash, which some stores leave out of the signature.
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
