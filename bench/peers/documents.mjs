// The operations in PostGraphile's schema, with aliases that produce Haulbid's names.

const CARD = `
  id: rowId type status createdAt givenBackAt address zipCode timeZone images pickupDateTime dropoffDate pickupDate
  dumpsterSize description customerBudget dropoffTimePreference __typename`

const WORK = `${CARD} title: shownTitle hasHazardousItems serviceInstructions debris placement`

const TERMS = 'includedDays includedTons extraDayPrice extraTonPrice tripFee'

const MY_BID = `
  id: rowId jobId price ${TERMS} message status: shownStatus expiresAt unconfirmedSince viewerCanChange viewerCanWithdraw
  __typename`

const ACTIONS = `
  version viewerSeesDetails whyNotBid(viewer: $viewer) myBid(viewer: $viewer, first: 1) { nodes { ${MY_BID} } }`

const ORDER = `
  ${CARD} orderNumber finalPrice estimatedPrice unreadMessages(viewer: $viewer) openBidCount lowestBidTotal
  viewerCanRate(viewer: $viewer)
  vendor: userByVendorId { id: rowId firstName lastName businessName __typename }`

const BID = `
  id: rowId jobId vendorId price ${TERMS} message status: shownStatus createdAt expiresAt unconfirmedSince minutesToBid
  viewerCanDecide __typename
  vendor: userByVendorId {
    id: rowId firstName lastName businessName rating: shownRating ratingCount: shownRatingCount completedJobs
    documentsOnFile isActive __typename
    latestComments { nodes { id: rowId rating comment createdAt reply: shownReply __typename } }
  }`

const PAGE_INFO = 'pageInfo { endCursor hasNextPage __typename } __typename'

export const documents = {
  availableJobs: `query AvailableJobs($viewer: UUID!, $first: Int!, $after: Cursor) {
    availableJobs(viewer: $viewer, first: $first, after: $after) { nodes { ${WORK} ${ACTIONS} } ${PAGE_INFO} } }`,
  customerJobs: `query CustomerJobs($viewer: UUID!, $after: Cursor) {
    customerJobs(viewer: $viewer, first: 20, after: $after) {
      nodes { ${ORDER} bids: newestBids(first: 20) { nodes { ${BID} } ${PAGE_INFO} } } ${PAGE_INFO} } }`,
  me: `query Me($viewer: UUID!) {
    me: userByRowId(rowId: $viewer) {
      id: rowId email firstName lastName phone userType rating: shownRating ratingCount: shownRatingCount isActive initialServiceZipCode
      initialServiceType createdAt emailConfirmedAt __typename } }`,
  submitBid: `mutation SubmitBid($viewer: UUID!, $jobId: UUID!, $price: String!, $message: String) {
    submitBid(input: { viewer: $viewer, job: $jobId, price: $price, message: $message }) {
      result { ${MY_BID} job: jobByJobId {
        id: rowId whyNotBid(viewer: $viewer) myBid(viewer: $viewer, first: 1) { nodes { id: rowId __typename } } __typename } } __typename } }`,
}

/** The variables of the product's operation in the form these documents take. */
export const variablesFor = ({ input, sort, ...others }) => ({ ...others, ...input })

/** Converts what is shaped differently to the product's shape: one bid in a list of its own, a mutation's result. */
export const asHaulbid = (key, value) => {
  if (key === 'myBid') return value.nodes[0] ?? null
  if (key === 'latestComments') return value.nodes
  if (key === 'submitBid') return value.result
  return value
}
