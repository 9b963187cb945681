// The operations in PostGraphile's schema: what the pages request, with aliases that produce Haulbid's names.
import { fieldsOf, knownFields, roots } from './sql.mjs'

const PAGE_INFO = 'pageInfo { endCursor hasNextPage __typename } __typename'

/** Fields with another name in PostGraphile; `own` selects the field's own fields. */
const differing = {
  Job: {
    id: () => 'id: rowId',
    title: () => 'title: shownTitle',
    unreadMessages: () => 'unreadMessages(viewer: $viewer)',
    viewerCanRate: () => 'viewerCanRate(viewer: $viewer)',
    whyNotBid: () => 'whyNotBid(viewer: $viewer)',
    vendor: own => `vendor: userByVendorId { ${own} }`,
    myBid: own => `myBid(viewer: $viewer, first: 1) { nodes { ${own} } }`,
    bids: own => `bids: newestBids(first: 20) { nodes { ${own} } ${PAGE_INFO} }`,
  },
  Bid: {
    id: () => 'id: rowId',
    status: () => 'status: shownStatus',
    vendor: own => `vendor: userByVendorId { ${own} }`,
    job: own => `job: jobByJobId { ${own} }`,
  },
  User: {
    id: () => 'id: rowId',
    rating: () => 'rating: shownRating',
    ratingCount: () => 'ratingCount: shownRatingCount',
    latestComments: own => `latestComments { nodes { ${own} } }`,
  },
  Rating: { id: () => 'id: rowId', reply: () => 'reply: shownReply' },
}
differing.BidJob = differing.Job
differing.BidId = differing.Bid

const select = (columns, type, fields) =>
  knownFields(columns, type, fields)
    .map(({ name, own, type: ownType }) => {
      const written = differing[type][name]
      return written ? written(own ? select(columns, ownType, own) : '') : name
    })
    .concat('__typename')
    .join(' ')

/** The documents for a database with these columns. */
export const documentsFor = columns => {
  const all = name => select(columns, roots[name], fieldsOf(name))
  return {
    availableJobs: `query AvailableJobs($viewer: UUID!, $first: Int!, $after: Cursor) {
      availableJobs(viewer: $viewer, first: $first, after: $after) { nodes { ${all('availableJobs')} } ${PAGE_INFO} } }`,
    customerJobs: `query CustomerJobs($viewer: UUID!, $after: Cursor) {
      customerJobs(viewer: $viewer, first: 20, after: $after) { nodes { ${all('customerJobs')} } ${PAGE_INFO} } }`,
    me: `query Me($viewer: UUID!) { me: userByRowId(rowId: $viewer) { ${all('me')} } }`,
    submitBid: `mutation SubmitBid($viewer: UUID!, $jobId: UUID!, $price: String!, $message: String) {
      submitBid(input: { viewer: $viewer, job: $jobId, price: $price, message: $message }) {
        result { ${all('submitBid')} } __typename } }`,
  }
}

/** The variables of the product's operation in the form that these documents expect. */
export const variablesFor = ({ input, sort, ...others }) => ({ ...others, ...input })

/** Converts a differently shaped answer to the product's shape: one bid in its own list, a mutation's result. */
export const asHaulbid = (key, value) => {
  if (key === 'myBid') return value.nodes[0] ?? null
  if (key === 'latestComments') return value.nodes
  if (key === 'submitBid') return value.result
  return value
}
