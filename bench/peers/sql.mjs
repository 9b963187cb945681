/** The same query as api/domain/accounts/readViewer.ts. */
export const SESSION = `
  select u.id, u.user_type as "userType", u.is_active as "isActive", s.suspended_at as "suspendedAt"
  from sessions s join users u on u.id = s.user_id where s.token_hash = $1 and s.expires_at > now()`

/** The job can no longer begin, in its own time zone: as in api/domain/jobs/jobPolicy.ts. */
export const PAST = j => `(${j}.scheduled_date <= now() and (${j}.type = 'junk_pickup'
  or ${j}.scheduled_date <= now() - interval '36 hours'
  or (${j}.dropoff_date + 1)::timestamp at time zone ${j}.time_zone <= now()))`

const ON_HOLD = j => `${j}.customer_id in (select c.id from users c where not c.is_active and c.closed_at is null)`

export const OPEN_BID = b => `(${b}.status = 'pending' and ${b}.expires_at > now())`

export const BID_STATUS = b =>
  `case when ${b}.status = 'pending' and ${b}.expires_at <= now() then 'expired' else ${b}.status end`

/** Jobs that were given back come first; the expression is that of the indexes. */
export const LISTED_AT = j =>
  `coalesce((${j}.given_back_at at time zone 'UTC' + interval '1000 years') at time zone 'UTC', ${j}.created_at)`

const APPROVED = d => `(${d}.review_status = 'approved'
  and (${d}.expires_on is null or ((${d}.expires_on + 1)::timestamp at time zone ${d}.time_zone) > now()))`

const TERMS = `b.included_days as "includedDays", b.included_tons::text as "includedTons",
    b.extra_day_price::text as "extraDayPrice", b.extra_ton_price::text as "extraTonPrice", b.trip_fee::text as "tripFee"`

/** A bid of the viewer $1 on a job `j`, as the page shows it. */
const OWN_BID = `b.id, b.job_id as "jobId", b.price::text, ${TERMS}, b.message, ${BID_STATUS('b')} as status,
    b.expires_at as "expiresAt", b.unconfirmed_since as "unconfirmedSince",
    ${OPEN_BID('b')} and not ${PAST('j')} as "viewerCanChange", ${OPEN_BID('b')} as "viewerCanWithdraw"`

const MY_BID = `
  select ${OWN_BID} from bids b where b.job_id = j.id and b.vendor_id = $1 order by b.created_at desc, b.id desc limit 1`

export const SHOWN_TITLE = j => `case ${j}.type when 'junk_pickup' then 'Junk Pickup' else 'Dumpster Rental' end`

const TAKES_SIZE = (j, s) => `(${j}.dumpster_size <> all (${s}.rental_sizes)) is not true`

/**
 * The newest ids of each of the vendor's areas and services, and the newest among those: $1 is the vendor, $2 the page
 * size plus one.
 */
export const AVAILABLE_IDS = (vendor, limit) => `
  select near.id from service_areas a join vendor_services s on s.vendor_id = a.vendor_id and s.is_active
    cross join lateral (select j.id, j.created_at, j.given_back_at from jobs j
      where j.status = 'pending' and j.scheduled_date > now() - interval '36 hours' and not ${PAST('j')}
        and not ${ON_HOLD('j')} and j.zip5 = a.zip5 and j.type = s.service_type and ${TAKES_SIZE('j', 's')}
      order by ${LISTED_AT('j')} desc, j.id desc limit ${limit}) near
  where a.vendor_id = ${vendor} order by ${LISTED_AT('near')} desc, near.id desc limit ${limit}`

/** As in api/domain/bids/whyNotBid.ts, for a job that is available to the vendor. */
export const WHY_NOT_BID = (j, vendor) => `
  case when (select documents_required from settings) and (select count(*) from vendor_documents d
      where d.vendor_id = ${vendor} and ${APPROVED('d')}) < 3 then 'DOCUMENTS_REQUIRED'
    else (select case when count(*) >= 10 then 'TOO_MANY_BIDS' when bool_or(${OPEN_BID('b')}) then 'BID_EXISTS' end
      from bids b where b.vendor_id = ${vendor} and b.job_id = ${j}.id) end`

const CARD = `j.id, j.type, j.status, j.created_at as "createdAt", j.given_back_at as "givenBackAt", j.address,
    j.zip_code as "zipCode", j.time_zone as "timeZone", j.images, j.pickup_date_time as "pickupDateTime",
    j.dropoff_date as "dropoffDate", j.pickup_date as "pickupDate", j.dumpster_size as "dumpsterSize", j.description,
    j.customer_budget as "customerBudget", j.dropoff_time_preference as "dropoffTimePreference"`

export const AVAILABLE_JOBS = `
  select ${CARD}, ${SHOWN_TITLE('j')} as title, j.has_hazardous_items as "hasHazardousItems",
    j.service_instructions as "serviceInstructions", j.debris, j.placement, j.version, true as "viewerSeesDetails",
    ${WHY_NOT_BID('j', '$1')} as "whyNotBid",
    (select row_to_json(r) from (${MY_BID}) r) as "myBid"
  from (${AVAILABLE_IDS('$1', '21')}) page join jobs j on j.id = page.id
  order by ${LISTED_AT('j')} desc, j.id desc`

const REVEALED = r => `(${r}.reveals_at <= now() and ${r}.removed_at is null)`

/** As in api/domain/ratings: kept in the user's row, and counted where a rating has become visible since. */
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

const VENDOR = `
  select u.id, u.first_name as "firstName", u.last_name as "lastName", ${BUSINESS_NAME('u')} as "businessName",
    ${RATING('u')} as rating, ${RATING_COUNT('u')} as "ratingCount", u.completed_jobs as "completedJobs",
    ${DOCUMENTS_ON_FILE('u')} as "documentsOnFile", u.is_active as "isActive",
    (select coalesce(json_agg(c), '[]') from (select r.id, r.rating, r.comment, r.created_at as "createdAt",
      case when r.reply_removed_at is null then r.reply end as reply ${LATEST_COMMENTS('u')}) c) as "latestComments"
  from users u where u.id = b.vendor_id`

/** From when the job was open to bids until the bid. */
export const MINUTES_TO_BID = b => `(select floor(extract(epoch from ${b}.created_at - max(e.created_at)) / 60) from job_events e
    where e.job_id = ${b}.job_id and e.to_status = 'pending' and e.from_status is distinct from 'pending'
      and e.created_at <= ${b}.created_at)::int`

export const CAN_RATE = (j, viewer) => `(${j}.status = 'completed' and ${j}.vendor_id is not null
    and not exists (select from ratings r where r.job_id = ${j}.id and r.rater_id = ${viewer}))`

/** An order `j` as the customer's card shows it, beside `open_bids`. */
const ORDER = `${CARD}, left(j.id::text, 8) as "orderNumber", j.final_price as "finalPrice",
    j.estimated_price as "estimatedPrice",
    (select count(*) from messages m where m.job_id = j.id and m.receiver_id = $1 and m.read_at is null)::int as "unreadMessages",
    open_bids.count as "openBidCount", open_bids.lowest as "lowestBidTotal", ${CAN_RATE('j', '$1')} as "viewerCanRate",
    (select row_to_json(v) from (select u.id, u.first_name as "firstName", u.last_name as "lastName",
      ${BUSINESS_NAME('u')} as "businessName" from users u where u.id = j.vendor_id) v) as vendor`

/** What a bid comes to for the load that the customer expects. */
export const TOTAL = (b, j) => `(${b}.price + coalesce(greatest(0, ${j}.pickup_date - ${j}.dropoff_date - ${b}.included_days) * ${b}.extra_day_price, 0)
    + coalesce(round(greatest(0, case ${j}.dumpster_size when '10_yard' then 1 when '15_yard' then 2 when '20_yard' then 3 when '30_yard' then 4 end
      * case when ${j}.debris = 'heavy' then 2 else 1 end - ${b}.included_tons) * ${b}.extra_ton_price, 2), 0))`

const OPEN_BIDS = `lateral (select count(*)::int, min(${TOTAL('b', 'j')})::text as lowest from bids b
    where b.job_id = j.id and ${OPEN_BID('b')}) open_bids`

export const CUSTOMER_JOBS = `
  select ${ORDER},
    (select coalesce(json_agg(r), '[]') from (
      select b.id, b.job_id as "jobId", b.vendor_id as "vendorId", b.price::text, ${TERMS}, b.message,
        ${BID_STATUS('b')} as status, b.created_at as "createdAt", b.expires_at as "expiresAt",
        b.unconfirmed_since as "unconfirmedSince", ${MINUTES_TO_BID('b')} as "minutesToBid",
        ${OPEN_BID('b')} and j.status = 'pending' and not ${PAST('j')} as "viewerCanDecide",
        (select row_to_json(v) from (${VENDOR}) v) as vendor
      from bids b where b.job_id = j.id order by b.created_at desc, b.id desc limit 21) r) as bids
  from jobs j, ${OPEN_BIDS}
  where j.customer_id = $1 order by ${LISTED_AT('j')} desc, j.id desc limit 21`

export const ME = `
  select id, email, first_name as "firstName", last_name as "lastName", phone, user_type as "userType",
    ${RATING('u')} as rating, ${RATING_COUNT('u')} as "ratingCount", is_active as "isActive",
    initial_service_zip_code as "initialServiceZipCode", initial_service_type as "initialServiceType",
    created_at as "createdAt", email_confirmed_at as "emailConfirmedAt"
  from users u where id = $1`

/** As in api/domain/bids/bidPolicy.ts: after three days, and no later than the job can begin. */
const BEGINS = j => `case ${j}.type when 'junk_pickup' then ${j}.scheduled_date
  else (${j}.dropoff_date + case ${j}.dropoff_time_preference when 'afternoon' then time '12:00' else time '08:00' end)
    at time zone ${j}.time_zone end`
const BID_END = j => `least(now() + interval '3 days', case when ${BEGINS(j)} > now() then ${BEGINS(j)}
  else (${j}.dropoff_date + 1)::timestamp at time zone ${j}.time_zone end)`

/** What delivers each notice of `told`. */
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
 * The product's rules for a bid in one statement; viewer, job, price and message are its values, in whatever notation.
 * The customer is told in the same statement, by a notice and what delivers it.
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

export const SUBMIT_BID = `${BID('$1', '$2', '$3', '$4')}
  select refusal, (select count(*) from queued)::int as queued, bid.*
  from checked left join (select ${OWN_BID} from made b, job j) bid on true`

/** As in api/domain/bids/acceptBid.ts; $1 is the customer, $2 the bid, $3 the price that was seen. */
export const ACCEPT_BID = `
  with seen as (select b.job_id, b.vendor_id from bids b join jobs j on j.id = b.job_id where b.id = $2 and j.customer_id = $1),
  job as (select j.* from seen, jobs j where j.id = seen.job_id and j.status = 'pending' for update of j),
  held as (select u.id, u.is_active from seen, job, users u where u.id in ($1, seen.vendor_id) order by u.id for share of u),
  bid as (select b.* from (select count(*) from held) holding, job, bids b where b.id = $2 for update of b),
  checked as (
    select bid.id, case when not own.is_active then 'SUSPENDED' when bid.status not in ('pending', 'expired') then 'BID_NOT_PENDING'
        when ${PAST('job')} then 'JOB_EXPIRED' when not ${OPEN_BID('bid')} then 'BID_EXPIRED'
        when bid.unconfirmed_since is not null then 'BID_UNCONFIRMED' when bid.price <> $3::numeric then 'BID_CHANGED'
        when not vendor.is_active then 'VENDOR_SUSPENDED' end as refusal
    from job, bid, held own, held vendor where own.id = $1 and vendor.id = bid.vendor_id),
  decided as (
    select bids.* from checked, job, lateral decide_bids(job.id, checked.id, now()) bids where checked.refusal is null),
  told as (
    insert into notices (id, event_id, user_id, kind, job_id, data, created_at)
    select gen_random_uuid(), gen_random_uuid(), u.id, 'bid_' || decided.status, job.id,
      jsonb_build_object('bidId', decided.id, 'price', decided.price::text), now()
    from job, decided join users u on u.id = decided.vendor_id and u.closed_at is null
    where decided.status in ('accepted', 'rejected')
    returning id, user_id),
  queued as (${DELIVER}),
  moved as (
    update jobs set status = 'accepted', vendor_id = decided.vendor_id, final_price = decided.price, given_back_at = null
    from job, decided where jobs.id = job.id and decided.status = 'accepted' returning jobs.id),
  recorded as (
    insert into job_events (job_id, actor_id, from_status, to_status, created_at)
    select id, $1, 'pending', 'accepted', now() from moved)
  select seen.job_id as "jobId", case when job.id is null then 'JOB_NOT_OPEN' else checked.refusal end as refusal
  from seen left join job on true left join checked on true`

export const ACCEPTED_JOB = `select ${ORDER} from jobs j, ${OPEN_BIDS} where j.id = $2`
