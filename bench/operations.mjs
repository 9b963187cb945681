import { webOperation, withWebFragments } from './webDocuments.mjs'

/** The My Orders page with what its dialog compares: each order's bids and each bid's vendor. */
const CUSTOMER_JOBS = withWebFragments(`
  query CustomerJobs($after: String, $status: JobStatus, $type: ServiceType, $search: String) {
    customerJobs(after: $after, status: $status, type: $type, search: $search) {
      nodes { ...OrderCard_job bids { nodes { ...BidCard_bid } pageInfo { endCursor hasNextPage } } }
      pageInfo { endCursor hasNextPage }
    }
  }`)

/** A partner's mutation, which shows the order's card; the page's own requests everything in its dialog. */
const ACCEPT_BID = withWebFragments(`
  mutation AcceptBid($bidId: UUID!, $price: Money!) { acceptBid(bidId: $bidId, price: $price) { ...OrderCard_job } }`)

/** undoWrites in measure.mjs recognizes it by this last name. */
const BENCH_JOB = {
  firstName: 'Ana',
  lastName: 'Posted by the bench',
  phone: '(512) 555-0147',
  address: '1 Main Street',
  zipCode: '10001',
  pickupDateTime: new Date(Date.now() + 90 * 86_400_000).toISOString(),
  description: 'A couch and two mattresses',
  hasHazardousItems: false,
  customerBudget: '150.00',
  images: [],
}

/**
 * The measured operations. `who` are the users that send it, in turn; `variables` may depend on the user and the
 * request's number, like the token of their session. A write takes one of its `rowsOf` for each request. A REST operation has a path instead of a document.
 */
export const operations = {
  availableJobs: {
    who: 'vendor',
    document: webOperation('AvailableJobs'),
    variables: () => ({ first: 20, sort: 'newest' }),
    rows: data => data.availableJobs.nodes,
  },
  customerJobs: {
    who: 'customer',
    document: CUSTOMER_JOBS,
    variables: () => ({}),
    rows: data => data.customerJobs.nodes,
  },
  me: { who: 'customer', document: webOperation('Me'), variables: () => ({}), rows: data => [data.me] },
  submitBid: {
    who: 'bidder',
    document: webOperation('SubmitBid'),
    variables: ({ openJobs }, n) => ({
      input: { jobId: openJobs[n], price: '149.50', message: 'We can come on any morning.' },
    }),
    rows: data => [data.submitBid],
    writes: true,
  },
  acceptBid: {
    who: 'customer',
    document: ACCEPT_BID,
    tokenOf: ({ acceptable }, n) => acceptable[n].token,
    variables: ({ acceptable }, n) => ({ bidId: acceptable[n].id, price: acceptable[n].price }),
    rows: data => [data.acceptBid],
    writes: true,
  },
  completeJob: {
    who: 'vendor',
    document: webOperation('CompleteJob'),
    rowsOf: ({ completable }) => completable,
    tokenOf: ({ completable }, n) => completable[n].token,
    variables: ({ completable }, n) => ({ jobId: completable[n].id }),
    rows: data => [data.completeJob],
    writes: true,
  },
  requestJunkPickup: {
    who: 'customer',
    document: webOperation('RequestJunkPickup'),
    variables: () => ({ input: BENCH_JOB }),
    rows: data => [data.requestJunkPickup],
    writes: true,
    isByAll: true,
  },
  job: {
    who: 'customer',
    document: webOperation('JobDetails'),
    variables: ({ jobOf }, _n, person) => ({ id: jobOf[person] }),
    rows: data => [data.job],
  },
  users: {
    who: 'admin',
    document: webOperation('Users'),
    variables: () => ({ search: 'marken', sort: 'joined', first: 10 }),
    rows: data => data.users.nodes,
  },
  'GET availableJobs': {
    who: 'vendor',
    path: ({ idOf }, person) => `/api/jobs/available/${idOf.vendor[person]}?first=20`,
    rows: data => data,
  },
}
