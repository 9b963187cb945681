import { list, needs, one, page, type View } from '../../platform/rows/View.js'
import { userRows } from '../accounts/userRows.js'
import { bidRows, mayReadBid } from '../bids/bidRows.js'
import { mayReadMessage, messageRows } from '../messages/messageRows.js'
import { ratingRows } from '../ratings/ratingRows.js'
import { jobDetails, shownDetails } from './jobDetails.js'
import { hasDocuments, isAvailableTo, isParty, isPast, isUnderWay } from './jobPolicy.js'

const contact = (column: string) => (j: string) => `case when ${isParty(j)} then ${j}.${column} end`

/** What submitBid asks of the vendor beside the job's being available. */
const mayAddBid = (j: string) =>
  `(not exists (select from bids b where b.job_id = ${j}.id and b.vendor_id = :viewer and b.status = 'pending')
    and ${hasDocuments(':viewer')})`

const state = needs('status', 'customerId', 'vendorId')

export const jobRows: View = {
  table: 'jobs',
  fields: {
    ...jobDetails,
    orderNumber: j => `left(${j}.id::text, 8)`,
    firstName: contact('first_name'),
    lastName: contact('last_name'),
    phone: contact('phone'),
    // The title begins with the customer's name (docs/product.md, Data) and is kept from vendors until the job is theirs.
    title: j =>
      `case when ${isParty(j)} then ${j}.title when ${j}.type = 'junk_pickup' then 'Junk Pickup' else 'Dumpster Rental' end`,
    // Who lost does not read who won, or for how much.
    vendorId: contact('vendor_id'),
    finalPrice: contact('final_price'),
    completedDate: contact('completed_date'),
    customer: one(
      () => userRows,
      (u, j) => `${u}.id = ${j}.customer_id and ${isParty(j)}`,
    ),
    vendor: one(
      () => userRows,
      (u, j) => `${u}.id = ${j}.vendor_id and ${isParty(j)}`,
    ),
    myBid: one(
      () => bidRows,
      (b, j) => `${b}.job_id = ${j}.id and ${b}.vendor_id = :viewer`,
      b => `${b}.created_at desc, ${b}.id desc`,
    ),
    bids: page(
      () => bidRows,
      (b, j) => `${b}.job_id = ${j}.id and ${mayReadBid(b, j)}`,
    ),
    openBidCount: j =>
      `(select count(*) from bids b where b.job_id = ${j}.id and b.status = 'pending' and ${mayReadBid('b', j)})::int`,
    history: list(
      () => jobEventRows,
      (e, j) => `${e}.job_id = ${j}.id and ${isParty(j)}`,
      e => `${e}.id`,
    ),
    ratings: list(
      () => ratingRows,
      (r, j) => `${r}.job_id = ${j}.id and ${isParty(j)}`,
      r => `${r}.created_at, ${r}.id`,
    ),
    messages: page(
      () => messageRows,
      (m, j) => `${m}.job_id = ${j}.id and ${mayReadMessage(m)}`,
    ),
    unreadMessages: j =>
      `(select count(*) from messages m where m.job_id = ${j}.id and m.receiver_id = :viewer and m.read_at is null)::int`,
    viewerCanMessage: state,
    viewerHasRated: j => `exists (select from ratings r where r.job_id = ${j}.id and r.rater_id = :viewer)`,
    viewerCanAccept: j =>
      `((${j}.customer_id = :viewer) is true and ${j}.status = 'pending' and not ${isPast(j)})`,
    viewerCanStart: state,
    viewerCanComplete: state,
    viewerCanRelease: state,
    viewerCanCancel: state,
    viewerCanReopen: j => `(:isAdmin and ${isUnderWay(j)} and not ${isPast(j)})`,
    viewerCanBid: j => `(${isAvailableTo(j, ':viewer')} and ${mayAddBid(j)})`,
    viewerCanRate: needs('status', 'customerId', 'vendorId', 'viewerHasRated'),
  },
}

/** Jobs of a list that holds only the viewer's own, or that an admin asks for. */
export const ownJobRows: View = { ...jobRows, fields: { ...jobRows.fields, ...shownDetails } }

/** Jobs of a list that holds only what is open to the viewer: it needs not be asked again of each. */
export const offeredRows: View = {
  ...ownJobRows,
  fields: { ...ownJobRows.fields, viewerCanBid: mayAddBid },
}

const jobEventRows: View = {
  table: 'job_events',
  fields: {
    actor: one(
      () => userRows,
      (u, e) => `${u}.id = ${e}.actor_id`,
    ),
  },
}
