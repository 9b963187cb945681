import { ACCEPT_BID, bid, COMPLETE_JOB, postJunk, postRental, SUBMIT_RATING, startJob } from './deals.js'
import { type Harness, startHarness } from './harness.js'
import { customer, vendor } from './users.js'

let harness: Harness
beforeAll(async () => {
  harness = await startHarness()
})
afterAll(() => harness.stop())

const AVAILABLE = `{ availableJobs { nodes { id title type description address zipCode firstName phone myBid { id price } whyNotBid } } }`
const JOB = `query ($id: UUID!) { job(id: $id) {
  id orderNumber status title firstName phone finalPrice estimatedPrice createdAt completedDate
  vendor { id firstName rating ratingCount completedJobs documentsOnFile email }
  bids { totalCount nodes { id price message status createdAt vendor { id firstName rating } viewerCanDecide } }
  history { fromStatus toStatus createdAt actor { firstName } }
  ratings { rating comment raterId }
  viewerCanAccept viewerCanCancel viewerCanStart viewerCanRate
} }`

test('takes a job from request to bid, acceptance, completion, and rating', async () => {
  const dana = await customer(harness)
  const dale = await vendor(harness)
  const mia = await vendor(harness, {}, { firstName: 'Mia' })
  const jobId = await postJunk(dana)
  await postRental(dana)

  const { availableJobs } = await dale.ask(AVAILABLE)
  expect(availableJobs.nodes).toHaveLength(2)
  const seen = availableJobs.nodes.find((job: { id: string }) => job.id === jobId)
  expect(seen).toMatchObject({
    title: 'Junk Pickup',
    firstName: null,
    phone: null,
    address: '1100 Congress Ave',
    myBid: null,
    whyNotBid: null,
  })

  const bidId = await bid(dale, jobId, '149.50', 'Two of us, and a truck')
  const other = await bid(mia, jobId, '180')
  const { job } = await dana.ask(JOB, { id: jobId })
  expect(job).toMatchObject({
    status: 'pending',
    orderNumber: jobId.slice(0, 8),
    title: 'Dana Reyes - Junk Pickup',
    finalPrice: null,
    viewerCanAccept: true,
  })
  expect(job.bids.totalCount).toBe(2)
  expect(job.bids.nodes).toContainEqual(
    expect.objectContaining({
      id: bidId,
      price: '149.50',
      message: 'Two of us, and a truck',
      viewerCanDecide: true,
    }),
  )
  expect((await dale.ask(JOB, { id: jobId })).job.bids.nodes.map((each: { id: string }) => each.id)).toEqual([
    bidId,
  ])

  const { acceptBid } = await dana.ask(ACCEPT_BID, { bidId })
  expect(acceptBid).toMatchObject({ status: 'accepted', finalPrice: '149.50', vendorId: dale.id })
  await startJob(dale, jobId)
  await dale.ask(COMPLETE_JOB, { jobId })
  const { submitRating } = await dana.ask(SUBMIT_RATING, {
    input: { jobId, rating: 5, comment: 'Quick and clean' },
  })
  // Sealed until the vendor has rated, too.
  expect(submitRating.rated).toEqual({ id: dale.id, rating: 0, ratingCount: 0 })
  const { submitRating: returned } = await dale.ask(SUBMIT_RATING, { input: { jobId, rating: 4 } })
  expect(returned.rated).toEqual({ id: dana.id, rating: 4, ratingCount: 1 })

  const done = (await dana.ask(JOB, { id: jobId })).job
  expect(done).toMatchObject({
    status: 'completed',
    finalPrice: '149.50',
    completedDate: '2026-11-20T18:00:00.000Z',
    viewerCanRate: false,
  })
  expect(done.bids.nodes.find((each: { id: string }) => each.id === other).status).toBe('rejected')
  expect(done.vendor).toEqual({
    id: dale.id,
    firstName: 'Dale',
    rating: 5,
    ratingCount: 1,
    completedJobs: 1,
    documentsOnFile: [],
    email: null,
  })
  expect(done.history.map((step: { toStatus: string }) => step.toStatus)).toEqual([
    'pending',
    'accepted',
    'in_progress',
    'completed',
  ])
  expect(
    done.ratings.toSorted((a: { rating: number }, b: { rating: number }) => b.rating - a.rating),
  ).toEqual([
    { rating: 5, comment: 'Quick and clean', raterId: dana.id },
    { rating: 4, comment: null, raterId: dale.id },
  ])
})
