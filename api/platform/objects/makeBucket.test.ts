import { type S3Peer, startS3 } from '../../test/s3.js'
import { makeBucket } from './makeBucket.js'

const PAGES = 'https://haulbid.example'

let s3: S3Peer
beforeAll(async () => {
  s3 = await startS3([])
})
afterAll(() => s3.remove())

const settings = () => ({
  publicUrl: PAGES,
  s3: {
    endpoint: s3.url,
    publicEndpoint: s3.url,
    region: 'us-east-1',
    bucket: 'haulbid',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  },
})

const preflight = (origin: string, method = 'PUT') =>
  fetch(`${s3.url}/haulbid/incoming/x`, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': method,
      'access-control-request-headers': 'content-type',
    },
  })

test('creates the bucket, allows only the pages of this installation, and can be repeated', async () => {
  expect(await makeBucket(settings())).toEqual([
    'Created the bucket haulbid.',
    'Pages of https://haulbid.example may send files to it.',
  ])
  expect((await preflight(PAGES)).status).toBe(200)
  expect((await preflight('https://elsewhere.example')).status).toBe(403)
  expect((await preflight(PAGES, 'DELETE')).status).toBe(403)
  expect((await makeBucket(settings()))[0]).toBe('The bucket haulbid already exists.')
})

test('says which setting is wrong', async () => {
  await expect(makeBucket({ publicUrl: PAGES, s3: undefined })).rejects.toThrow(
    /^S3_ENDPOINT: set the S3_ settings/,
  )
  const { s3: known } = settings()
  await expect(makeBucket({ publicUrl: PAGES, s3: { ...known, secretAccessKey: 'other' } })).rejects.toThrow(
    /^S3_ENDPOINT: /,
  )
})
