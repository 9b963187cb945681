// The operations in PostGraphile's schema, with aliases that produce Haulbid's names.

const WORK = `
  id: rowId title: shownTitle type status description address zipCode images createdAt pickupDateTime hasHazardousItems
  customerBudget dumpsterSize dropoffDate dropoffTimePreference pickupDate serviceInstructions timeZone __typename`

const MY_BID = 'id: rowId jobId price message status viewerCanChange viewerCanWithdraw __typename'

const ACTIONS = `
  id: rowId title: shownTitle status viewerSeesDetails whyNotBid(viewer: $viewer)
  myBid(viewer: $viewer, first: 1) { nodes { ${MY_BID} } }  __typename`

const CARD = `
  id: rowId orderNumber type status finalPrice estimatedPrice createdAt address zipCode images pickupDateTime dropoffDate
  pickupDate dumpsterSize timeZone unreadMessages(viewer: $viewer) openBidCount __typename`

const BID = `
  id: rowId jobId vendorId price message status createdAt viewerCanDecide __typename
  vendor: userByVendorId {
    id: rowId firstName lastName rating ratingCount completedJobs documentsOnFile isActive __typename
  }`

const PAGE_INFO = 'pageInfo { endCursor hasNextPage __typename } __typename'

export const documents = {
  availableJobs: `query AvailableJobs($viewer: UUID!, $first: Int!, $after: Cursor) {
    availableJobs(viewer: $viewer, first: $first, after: $after) { nodes { ${WORK} ${ACTIONS} } ${PAGE_INFO} } }`,
  customerJobs: `query CustomerJobs($viewer: UUID!, $after: Cursor) {
    customerJobs(viewer: $viewer, first: 20, after: $after) {
      nodes { ${CARD} bids: newestBids(first: 20) { nodes { ${BID} } ${PAGE_INFO} } } ${PAGE_INFO} } }`,
  me: `query Me($viewer: UUID!) {
    me: userByRowId(rowId: $viewer) {
      id: rowId email firstName lastName phone userType rating ratingCount isActive initialServiceZipCode
      initialServiceType createdAt __typename } }`,
  submitBid: `mutation SubmitBid($viewer: UUID!, $jobId: UUID!, $price: String!, $message: String) {
    submitBid(input: { viewer: $viewer, job: $jobId, price: $price, message: $message }) {
      result { ${MY_BID} job: jobByJobId { ${ACTIONS} } } __typename } }`,
}

/** The variables of the product's operation in the form these documents take. */
export const variablesFor = ({ input, sort, ...others }) => ({ ...others, ...input })

/** Converts what is shaped differently to the product's shape: one bid in a list of its own, a mutation's result. */
export const asHaulbid = (key, value) => {
  if (key === 'myBid') return value.nodes[0] ?? null
  if (key === 'submitBid') return value.result
  return value
}
