// A bid, and the customer's choice of one, as a good engineer writes them by hand: a transaction of prepared statements that
// lock, read, and store, and the rules in JavaScript.
import { randomUUID } from 'node:crypto'
import { APPROVED, ON_HOLD, TAKES_SIZE } from './sql.mjs'

const DAY_MS = 86_400_000

const JOB = `j.id, j.type, j.status, j.customer_id as "customerId", j.vendor_id as "vendorId", j.zip5,
  extract(epoch from j.scheduled_date) * 1000 as "scheduledAt",
  extract(epoch from (j.dropoff_date + case j.dropoff_time_preference when 'afternoon' then time '12:00' else time '08:00' end)
    at time zone j.time_zone) * 1000 as "dropoffFrom",
  extract(epoch from (j.dropoff_date + 1)::timestamp at time zone j.time_zone) * 1000 as "dropoffEnds"`

const LOCK_JOB = `select ${JOB}, ${ON_HOLD('j')} as "isOnHold" from jobs j where j.id = $1 for share of j`
const LOCK_BIDDER = 'select is_active as "isActive" from users where id = $1 for share'
const FACTS = `select
    exists (select from service_areas where vendor_id = $1 and zip5 = $3) as "isInArea",
    exists (select from vendor_services s, jobs j where s.vendor_id = $1 and s.service_type = $4 and s.is_active
      and j.id = $2 and ${TAKES_SIZE('j', 's')}) as serves,
    (select documents_required from settings) as "needsDocuments",
    (select count(*)::int from vendor_documents d where d.vendor_id = $1 and ${APPROVED('d')}) as documents,
    (select count(*)::int from bids where vendor_id = $1 and job_id = $2) as bids,
    exists (select from bids where vendor_id = $1 and job_id = $2 and status = 'pending' and expires_at > now()) as "hasOpenBid"`
const ADD_BID = `insert into bids (id, job_id, vendor_id, price, message, created_at, expires_at)
  values ($1, $2, $3, $4, $5, $6, $7) on conflict (job_id, vendor_id) where status = 'pending' do nothing returning id, price`
const ADD_NOTICES = `
  insert into notices (id, event_id, user_id, kind, job_id, data, created_at)
  select id, event, who, kind, $1, data, $2
  from json_to_recordset($3) as told (id uuid, event uuid, who uuid, kind text, data jsonb)`
const DELIVER = `
  insert into queued_tasks (task, payload, key, max_attempts)
  select task, json_build_object('noticeId', told.id), task || ':' || told.id, 12
  from json_to_recordset($1) as told (id uuid, who uuid), lateral (values
    ('noticeMail', true),
    ('noticePush', exists (select from push_subscriptions s where s.user_id = told.who)),
    ('noticeText', exists (
      select from text_consents c join notice_preferences p on p.user_id = c.user_id and p.channel = 'sms' and p.frequency = 'now'
      where c.user_id = told.who and c.confirmed_at is not null and c.ended_at is null))) delivery (task, is_wanted)
  where is_wanted`

const LOCK_JOB_OF_BID = `select ${JOB} from jobs j
  where j.id = (select job_id from bids where id = $1) and j.customer_id = $2 for update of j`
const LOCK_PEOPLE = 'select id, is_active as "isActive", closed_at as "closedAt" from users where id = any($1) order by id for share'
const LOCK_BIDS = `select id, vendor_id as "vendorId", price, status, unconfirmed_since as "unconfirmedSince",
    extract(epoch from expires_at) * 1000 as "expiresAt"
  from bids where job_id = $1 and status in ('pending', 'expired') order by id for update`
const DECIDE_BIDS = `
  update bids set status = decided.status, not_chosen_at = case when decided.status = 'rejected' then $2::timestamptz else not_chosen_at end
  from json_to_recordset($1) as decided (id uuid, status text) where bids.id = decided.id`
const MOVE_JOB = `update jobs set status = 'accepted', vendor_id = $2, final_price = $3, given_back_at = null where id = $1`
const PLAN_VISITS = `
  insert into visits (id, job_id, vendor_id, kind, window_start, window_end, created_at)
  select gen_random_uuid(), j.id, j.vendor_id, kind, case when ends > $2::timestamptz then starts else $2 end,
    case when ends > $2 then ends else $2::timestamptz + interval '12 hours' end, $2
  from jobs j, lateral (values
    ('haul', j.pickup_date_time, j.pickup_date_time + interval '2 hours'),
    ('delivery',
      (j.dropoff_date + case j.dropoff_time_preference when 'afternoon' then time '12:00' else time '08:00' end) at time zone j.time_zone,
      (j.dropoff_date + case j.dropoff_time_preference when 'morning' then time '12:00' else time '17:00' end) at time zone j.time_zone),
    ('pickup', (j.pickup_date + time '08:00') at time zone j.time_zone, (j.pickup_date + time '17:00') at time zone j.time_zone)
  ) as planned (kind, starts, ends)
  where j.id = $1 and starts is not null on conflict do nothing`
const ADD_EVENT = `insert into job_events (job_id, actor_id, from_status, to_status, created_at) values ($1, $2, 'pending', 'accepted', $3)`

const hasEnded = (bid, now) => Number(bid.expiresAt) <= now

const isPast = (job, now) =>
  job.scheduledAt <= now &&
  (job.type === 'junk_pickup' || job.scheduledAt <= now - 1.5 * DAY_MS || job.dropoffEnds <= now)

const bidEnd = (job, now) => {
  const begins = Number(job.type === 'junk_pickup' ? job.scheduledAt : job.dropoffFrom)
  return Math.min(now + 3 * DAY_MS, begins > now ? begins : Number(job.dropoffEnds))
}

const whyNotBid = (job, bidder, facts, now) => {
  if (!bidder.isActive) return 'SUSPENDED'
  if (job.status !== 'pending' || job.isOnHold) return 'JOB_NOT_OPEN'
  if (isPast(job, now)) return 'JOB_EXPIRED'
  if (!facts.isInArea) return 'NOT_IN_AREA'
  if (!facts.serves) return 'SERVICE_NOT_OFFERED'
  if (facts.needsDocuments && facts.documents < 3) return 'DOCUMENTS_REQUIRED'
  if (facts.bids >= 10) return 'TOO_MANY_BIDS'
  return facts.hasOpenBid ? 'BID_EXISTS' : null
}

const whyNotAccept = (job, bid, people, price, now) => {
  const isActive = id => people.some(person => person.id === id && person.isActive)
  if (!isActive(job.customerId)) return 'SUSPENDED'
  if (!bid) return 'BID_NOT_PENDING'
  if (isPast(job, now)) return 'JOB_EXPIRED'
  if (bid.status === 'expired' || hasEnded(bid, now)) return 'BID_EXPIRED'
  if (bid.unconfirmedSince) return 'BID_UNCONFIRMED'
  if (Number(bid.price) !== Number(price)) return 'BID_CHANGED'
  return isActive(bid.vendorId) ? null : 'VENDOR_SUSPENDED'
}

const refuse = refusal => {
  if (refusal) throw new Error(refusal)
}

/** Runs `work` in a transaction; `work` gets a function that runs a prepared statement and returns its rows. */
const inTransaction = async (pool, work) => {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const result = await work(async (name, text, values) => (await client.query({ name, text, values })).rows)
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

const notify = async (run, jobId, at, notices) => {
  const told = JSON.stringify(notices.map(notice => ({ id: randomUUID(), event: randomUUID(), ...notice })))
  await run('notices', ADD_NOTICES, [jobId, at, told])
  await run('deliver', DELIVER, [told])
}

/** Returns the bid's id. */
export const submitBid = (pool, vendorId, { jobId, price, message }) =>
  inTransaction(pool, async run => {
    const now = Date.now()
    const [job] = await run('lock job', LOCK_JOB, [jobId])
    refuse(job ? null : 'NOT_FOUND')
    const [bidder] = await run('lock bidder', LOCK_BIDDER, [vendorId])
    const [facts] = await run('facts', FACTS, [vendorId, jobId, job.zip5, job.type])
    refuse(whyNotBid(job, bidder, facts, now))
    const [at, ends] = [new Date(now), new Date(bidEnd(job, now))]
    const [bid] = await run('add bid', ADD_BID, [randomUUID(), jobId, vendorId, price, message, at, ends])
    refuse(bid ? null : 'BID_EXISTS')
    await notify(run, jobId, at, [
      { who: job.customerId, kind: 'bid_received', data: { bidId: bid.id, price: bid.price } },
    ])
    return bid.id
  })

/** Returns the job's id. */
export const acceptBid = (pool, customerId, { bidId, price }) =>
  inTransaction(pool, async run => {
    const now = Date.now()
    const [job] = await run('lock job of bid', LOCK_JOB_OF_BID, [bidId, customerId])
    refuse(job ? null : 'NOT_FOUND')
    refuse(job.status === 'pending' ? null : 'JOB_NOT_OPEN')
    const bids = await run('lock bids', LOCK_BIDS, [job.id])
    const people = await run('lock people', LOCK_PEOPLE, [[customerId, ...bids.map(bid => bid.vendorId)]])
    const bid = bids.find(({ id }) => id === bidId)
    refuse(whyNotAccept(job, bid, people, price, now))
    const statusOf = each => {
      if (each === bid) return 'accepted'
      return hasEnded(each, now) ? 'expired' : 'rejected'
    }
    const decided = bids.map(each => ({ ...each, status: statusOf(each) }))
    const at = new Date(now)
    await run('decide bids', DECIDE_BIDS, [JSON.stringify(decided.map(({ id, status }) => ({ id, status }))), at])
    await run('move job', MOVE_JOB, [job.id, bid.vendorId, bid.price])
    await run('add event', ADD_EVENT, [job.id, customerId, at])
    await run('plan visits', PLAN_VISITS, [job.id, at])
    const isOpen = vendorId => people.some(person => person.id === vendorId && !person.closedAt)
    await notify(
      run,
      job.id,
      at,
      decided
        .filter(({ status, vendorId }) => status !== 'expired' && isOpen(vendorId))
        .map(({ id, vendorId, status, price: asked }) => ({
          who: vendorId,
          kind: `bid_${status}`,
          data: { bidId: id, price: asked },
        })),
    )
    return job.id
  })
