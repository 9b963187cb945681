import { operations } from '../operations.mjs'
import { pageFields } from '../pageFields.mjs'

/** The same query as api/domain/accounts/readViewer.ts. */
export const SESSION = `
  select u.id, u.user_type as "userType", u.is_active as "isActive", s.suspended_at as "suspendedAt"
  from sessions s join users u on u.id = s.user_id where s.token_hash = $1 and s.expires_at > now()`

/** True if the job can no longer begin, in its own time zone, as in api/domain/jobs/jobPolicy.ts. */
export const PAST = j => `(${j}.scheduled_date <= now() and (${j}.type = 'junk_pickup'
  or ${j}.scheduled_date <= now() - interval '36 hours'
  or (${j}.dropoff_date + 1)::timestamp at time zone ${j}.time_zone <= now()))`

export const ON_HOLD = j => `${j}.customer_id in (select c.id from users c where not c.is_active and c.closed_at is null)`

export const OPEN_BID = b => `(${b}.status = 'pending' and ${b}.expires_at > now())`

export const BID_STATUS = b =>
  `case when ${b}.status = 'pending' and ${b}.expires_at <= now() then 'expired' else ${b}.status end`

/** The sort key that puts jobs given back first; the indexes have the same expression. */
export const LISTED_AT = j =>
  `coalesce((${j}.given_back_at at time zone 'UTC' + interval '1000 years') at time zone 'UTC', ${j}.created_at)`

export const APPROVED = d => `(${d}.review_status = 'approved'
  and (${d}.expires_on is null or ((${d}.expires_on + 1)::timestamp at time zone ${d}.time_zone) > now()))`

export const SHOWN_TITLE = j => `case ${j}.type when 'junk_pickup' then 'Junk Pickup' else 'Dumpster Rental' end`

export const TAKES_SIZE = (j, s) => `(${j}.dumpster_size <> all (${s}.rental_sizes)) is not true`

/**
 * The newest ids for each of the vendor's areas and services, and then the newest of them all: $1 is the vendor, $2
 * the page size plus one.
 */
export const AVAILABLE_IDS = (vendor, limit) => `
  select near.id from service_areas a join vendor_services s on s.vendor_id = a.vendor_id and s.is_active
    cross join lateral (select j.id, j.created_at, j.given_back_at from jobs j
      where j.status = 'pending' and j.scheduled_date > now() - interval '36 hours' and not ${PAST('j')}
        and not ${ON_HOLD('j')} and j.zip5 = a.zip5 and j.type = s.service_type and ${TAKES_SIZE('j', 's')}
      order by ${LISTED_AT('j')} desc, j.id desc limit ${limit}) near
  where a.vendor_id = ${vendor} order by ${LISTED_AT('near')} desc, near.id desc limit ${limit}`

/** The reason for which the vendor can't bid on an available job, as in api/domain/bids/bidRows.ts. */
export const WHY_NOT_BID = (j, vendor) => `
  case when (select documents_required from settings) and (select count(*) from vendor_documents d
      where d.vendor_id = ${vendor} and ${APPROVED('d')}) < 3 then 'DOCUMENTS_REQUIRED'
    else (select case when count(*) >= 10 then 'TOO_MANY_BIDS' when bool_or(${OPEN_BID('b')}) then 'BID_EXISTS' end
      from bids b where b.vendor_id = ${vendor} and b.job_id = ${j}.id) end`

const REVEALED = r => `(${r}.reveals_at <= now() and ${r}.removed_at is null)`

/** The rating kept in the user's row, counted again if a rating has become visible since, as in api/domain/ratings. */
export const RATING = u => `case when ${u}.rating_due_at <= now()
    then (select coalesce(round(avg(r.rating), 2), 0) from ratings r where r.rated_id = ${u}.id and ${REVEALED('r')})
    else ${u}.rating end::float8`
export const RATING_COUNT = u => `case when ${u}.rating_due_at <= now()
    then (select count(*)::int from ratings r where r.rated_id = ${u}.id and ${REVEALED('r')}) else ${u}.rating_count end`

export const BUSINESS_NAME = u =>
  `(select b.name from businesses b where b.vendor_id = ${u}.id and b.name is distinct from b.removed_name)`

export const DOCUMENTS_ON_FILE = u =>
  `array(select d.document_type from vendor_documents d where d.vendor_id = ${u}.id and ${APPROVED('d')} order by 1)`

export const LATEST_COMMENTS = u => `from ratings r
  where r.rated_id = ${u}.id and r.comment is not null and ${REVEALED('r')} order by r.created_at desc, r.id desc limit 3`

/** The minutes from the job's opening for bids until the bid. */
export const MINUTES_TO_BID = b => `(select floor(extract(epoch from ${b}.created_at - max(e.created_at)) / 60) from job_events e
    where e.job_id = ${b}.job_id and e.to_status = 'pending' and e.from_status is distinct from 'pending'
      and e.created_at <= ${b}.created_at)::int`

export const CAN_RATE = (j, viewer) => `(${j}.status = 'completed' and ${j}.vendor_id is not null
    and not exists (select from ratings r where r.job_id = ${j}.id and r.rater_id = ${viewer}))`

/** A bid's total for the load that the customer expects. */
export const TOTAL = (b, j) => `(${b}.price + coalesce(greatest(0, ${j}.pickup_date - ${j}.dropoff_date - ${b}.included_days) * ${b}.extra_day_price, 0)
    + coalesce(round(greatest(0, case ${j}.dumpster_size when '10_yard' then 1 when '15_yard' then 2 when '20_yard' then 3 when '30_yard' then 4 end
      * case when ${j}.debris = 'heavy' then 2 else 1 end - ${b}.included_tons) * ${b}.extra_ton_price, 2), 0))`

const OPEN_BIDS = `lateral (select count(*)::int, min(${TOTAL('b', 'j')}) as lowest from bids b
    where b.job_id = j.id and ${OPEN_BID('b')}) open_bids`

/**
 * The job's start and the bid's end, as in api/domain/bids/bidPolicy.ts: a bid ends after three days, or when the job
 * can begin.
 */
const BEGINS = j => `case ${j}.type when 'junk_pickup' then ${j}.scheduled_date
  else (${j}.dropoff_date + case ${j}.dropoff_time_preference when 'afternoon' then time '12:00' else time '08:00' end)
    at time zone ${j}.time_zone end`
const BID_END = j => `least(now() + interval '3 days', case when ${BEGINS(j)} > now() then ${BEGINS(j)}
  else (${j}.dropoff_date + 1)::timestamp at time zone ${j}.time_zone end)`

/** The tasks that deliver each notice in `told`. */
const DELIVER = `insert into queued_tasks (task, payload, key, max_attempts)
    select task, json_build_object('noticeId', told.id), task || ':' || told.id, 12
    from told, lateral (values
      ('noticeMail', true),
      ('noticePush', exists (select from push_subscriptions s where s.user_id = told.user_id)),
      ('noticeText', exists (
        select from text_consents c join notice_preferences p on p.user_id = c.user_id and p.channel = 'sms' and p.frequency = 'now'
        where c.user_id = told.user_id and c.confirmed_at is not null and c.ended_at is null))) delivery (task, is_wanted)
    where is_wanted`

/**
 * The product's rules for a bid in one statement, as a function of PostGraphile's has to have them; viewer, job, price and
 * message are its values, in any notation. The same statement notifies the customer, with a notice and its delivery.
 */
export const BID = (viewer, job, price, message) => `
  with job as (select * from jobs where id = ${job} for share),
  bidder as (select u.is_active from job, users u where u.id = ${viewer} for share of u),
  checked as (
    select job.id, case
        when not bidder.is_active then 'SUSPENDED'
        when job.status <> 'pending' or ${ON_HOLD('job')} then 'JOB_NOT_OPEN'
        when ${PAST('job')} then 'JOB_EXPIRED'
        when not exists (select from service_areas a where a.vendor_id = ${viewer} and a.zip5 = job.zip5) then 'NOT_IN_AREA'
        when not exists (select from vendor_services s where s.vendor_id = ${viewer} and s.service_type = job.type
          and s.is_active and ${TAKES_SIZE('job', 's')}) then 'SERVICE_NOT_OFFERED'
        else ${WHY_NOT_BID('job', viewer)}
      end as refusal
    from job, bidder),
  made as (
    insert into bids (id, job_id, vendor_id, price, message, created_at, expires_at)
    select gen_random_uuid(), checked.id, ${viewer}, ${price}, ${message}, now(), ${BID_END('job')}
    from checked, job where refusal is null
    on conflict (job_id, vendor_id) where status = 'pending' do nothing
    returning *),
  told as (
    insert into notices (id, event_id, user_id, kind, job_id, data, created_at)
    select gen_random_uuid(), made.id, job.customer_id, 'bid_received', job.id,
      jsonb_build_object('bidId', made.id, 'price', made.price::text), now()
    from made, job
    returning id, user_id),
  queued as (${DELIVER} returning id)`

const UNREAD_MESSAGES = (j, viewer) =>
  `(select count(*)::int from messages m where m.job_id = ${j}.id and m.receiver_id = ${viewer} and m.read_at is null)`

const rowOf = sql => `(select row_to_json(r) from (${sql}) r)`
const rowsOf = sql => `(select coalesce(json_agg(r), '[]') from (${sql}) r)`

/**
 * The SQL for fields that are not plain columns: `own` selects the field's own fields, whose type is `of`; $1 is the
 * viewer.
 */
const types = {
  Job: {
    table: 'jobs',
    of: { vendor: 'User', myBid: 'Bid', bids: 'Bid' },
    fields: {
      title: () => SHOWN_TITLE('j'),
      orderNumber: () => 'left(j.id::text, 8)',
      unreadMessages: () => UNREAD_MESSAGES('j', '$1'),
      openBidCount: () => 'open_bids.count',
      lowestBidTotal: () => 'open_bids.lowest',
      viewerSeesDetails: () => 'true',
      viewerCanRate: () => CAN_RATE('j', '$1'),
      whyNotBid: () => WHY_NOT_BID('j', '$1'),
      vendor: own => rowOf(`select ${own('u')} from users u where u.id = j.vendor_id`),
      myBid: own =>
        rowOf(`select ${own('b')} from bids b where b.job_id = j.id and b.vendor_id = $1
          order by b.created_at desc, b.id desc limit 1`),
      bids: own =>
        rowsOf(`select ${own('b')} from bids b where b.job_id = j.id order by b.created_at desc, b.id desc limit 21`),
    },
  },
  Bid: {
    table: 'bids',
    of: { vendor: 'User', job: 'BidJob' },
    fields: {
      status: () => BID_STATUS('b'),
      viewerCanChange: () => `${OPEN_BID('b')} and not ${PAST('j')}`,
      viewerCanWithdraw: () => OPEN_BID('b'),
      viewerCanDecide: () => `${OPEN_BID('b')} and j.status = 'pending' and not ${PAST('j')}`,
      minutesToBid: () => MINUTES_TO_BID('b'),
      vendor: own => rowOf(`select ${own('u')} from users u where u.id = b.vendor_id`),
      job: own => rowOf(`select ${own('j')}`),
    },
  },
  // The job of a bid that was just made.
  BidJob: {
    of: { myBid: 'BidId' },
    fields: { id: () => 'j.id', whyNotBid: () => "'BID_EXISTS'", myBid: own => rowOf(`select ${own('b')}`) },
  },
  BidId: { of: {}, fields: { id: () => 'b.id' } },
  User: {
    table: 'users',
    of: { latestComments: 'Rating' },
    fields: {
      businessName: () => BUSINESS_NAME('u'),
      rating: () => RATING('u'),
      ratingCount: () => RATING_COUNT('u'),
      documentsOnFile: () => DOCUMENTS_ON_FILE('u'),
      latestComments: own => rowsOf(`select ${own('r')} ${LATEST_COMMENTS('u')}`),
    },
  },
  Rating: {
    table: 'ratings',
    of: {},
    fields: { reply: () => 'case when r.reply_removed_at is null then r.reply end' },
  },
}

const snake = name => name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)

/** Every column of the database as `table.column`, without those that hold more than a value. */
export const readColumns = async pool => {
  const { rows } = await pool.query(
    "select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public' and data_type <> 'jsonb'",
  )
  return new Set(rows.map(({ name }) => name))
}

const isColumn = (columns, type, name) => columns.has(`${types[type].table}.${snake(name)}`)
const isKnown = (columns, type, name) => name in types[type].fields || isColumn(columns, type, name)

/** Skips to the nodes, since a page's fields are those of its nodes. */
const nodesOf = fields => fields.get('nodes') ?? fields

/** A type's fields that the peers can read, each as `{ name, own, type }`. */
export const knownFields = (columns, type, fields) =>
  [...nodesOf(fields)]
    .filter(([name]) => isKnown(columns, type, name))
    .map(([name, own]) => ({ name, own, type: types[type].of[name] }))

/** The names of fields that the peers cannot read; the comparison leaves them out. */
export const unknownFields = (columns, type, fields) =>
  [...nodesOf(fields)].flatMap(([name, own]) => {
    if (!isKnown(columns, type, name)) return [name]
    return own ? unknownFields(columns, types[type].of[name], own) : []
  })

/** The type of each operation's answer. */
export const roots = {
  availableJobs: 'Job',
  customerJobs: 'Job',
  me: 'User',
  submitBid: 'Bid',
  acceptBid: 'Job',
}

/** The fields that the pages request in an operation's answer. */
export const fieldsOf = name => pageFields(operations[name].document).get(name)

const select = (columns, type, fields, alias) =>
  knownFields(columns, type, fields)
    .map(({ name, own, type: ownType }) => {
      const read = types[type].fields[name]
      const sql = read ? read(inner => select(columns, ownType, own, inner)) : `${alias}.${snake(name)}`
      return `${sql} as "${name}"`
    })
    .join(', ')

/** One statement for each read operation, with the fields that the pages request. */
export const statements = columns => {
  const all = (name, alias) => select(columns, roots[name], fieldsOf(name), alias)
  return {
    availableJobs: `
      select ${all('availableJobs', 'j')} from (${AVAILABLE_IDS('$1', '21')}) page join jobs j on j.id = page.id
      order by ${LISTED_AT('j')} desc, j.id desc`,
    customerJobs: `
      select ${all('customerJobs', 'j')} from jobs j, ${OPEN_BIDS}
      where j.customer_id = $1 order by ${LISTED_AT('j')} desc, j.id desc limit 21`,
    me: `select ${all('me', 'u')} from users u where u.id = $1`,
    madeBid: `select ${all('submitBid', 'b')} from bids b join jobs j on j.id = b.job_id where b.id = $1`,
    acceptedJob: `select ${all('acceptBid', 'j')} from jobs j, ${OPEN_BIDS} where j.id = $2`,
  }
}
