/** The same query as api/domain/accounts/readViewer.ts. */
export const SESSION = `
  select u.id, u.user_type as "userType", u.is_active as "isActive", s.suspended_at as "suspendedAt"
  from sessions s join users u on u.id = s.user_id where s.token_hash = $1 and s.expires_at > now()`

/** The job can no longer begin, in its own time zone: as in api/domain/jobs/jobPolicy.ts. */
export const PAST = j => `(${j}.scheduled_date <= now() and (${j}.type = 'junk_pickup'
  or ${j}.scheduled_date <= now() - interval '36 hours'
  or (${j}.dropoff_date + 1)::timestamp at time zone ${j}.time_zone <= now()))`

const ON_HOLD = j => `${j}.customer_id in (select c.id from users c where not c.is_active and c.closed_at is null)`

/** The bid of the viewer $1 on a job `j`, as the page shows it. */
const MY_BID = `
  select b.id, b.job_id as "jobId", b.price::text, b.message, b.status, 
    b.status = 'pending' and not ${PAST('j')} as "viewerCanChange", b.status = 'pending' as "viewerCanWithdraw"
  from bids b where b.job_id = j.id and b.vendor_id = $1 order by b.created_at desc, b.id desc limit 1`

const SHOWN_TITLE = `case j.type when 'junk_pickup' then 'Junk Pickup' else 'Dumpster Rental' end`

/**
 * The newest ids of each of the vendor's areas and services, and the newest among those: $1 is the vendor, $2 the page
 * size plus one.
 */
export const AVAILABLE_IDS = (vendor, limit) => `
  select near.id from service_areas a join vendor_services s on s.vendor_id = a.vendor_id and s.is_active
    cross join lateral (select j.id, j.created_at from jobs j
      where j.status = 'pending' and j.scheduled_date > now() - interval '36 hours' and not ${PAST('j')}
        and not ${ON_HOLD('j')} and j.zip5 = a.zip5 and j.type = s.service_type
      order by j.created_at desc, j.id desc limit ${limit}) near
  where a.vendor_id = ${vendor} order by near.created_at desc, near.id desc limit ${limit}`

/** As in api/domain/bids/whyNotBid.ts, for a job that is available to the vendor. */
export const WHY_NOT_BID = (j, vendor) => `
  case when (select documents_required from settings) and (select count(*) from vendor_documents d
      where d.vendor_id = ${vendor} and d.review_status = 'approved') < 3 then 'DOCUMENTS_REQUIRED'
    else (select case when count(*) >= 10 then 'TOO_MANY_BIDS' when bool_or(b.status = 'pending') then 'BID_EXISTS' end
      from bids b where b.vendor_id = ${vendor} and b.job_id = ${j}.id) end`

export const AVAILABLE_JOBS = `
  select j.id, ${SHOWN_TITLE} as title, j.type, j.status, j.description, j.address, j.zip_code as "zipCode", j.images,
    j.created_at as "createdAt", j.pickup_date_time as "pickupDateTime", j.has_hazardous_items as "hasHazardousItems",
    j.customer_budget as "customerBudget", j.dumpster_size as "dumpsterSize", j.dropoff_date as "dropoffDate",
    j.dropoff_time_preference as "dropoffTimePreference", j.pickup_date as "pickupDate",
    j.service_instructions as "serviceInstructions", j.time_zone as "timeZone", true as "viewerSeesDetails",
    ${WHY_NOT_BID('j', '$1')} as "whyNotBid",
    (select row_to_json(r) from (${MY_BID}) r) as "myBid"
  from (${AVAILABLE_IDS('$1', '21')}) page join jobs j on j.id = page.id
  order by j.created_at desc, j.id desc`

const VENDOR = `
  select u.id, u.first_name as "firstName", u.last_name as "lastName", u.rating::float8, u.rating_count as "ratingCount",
    (select count(*) from jobs c where c.vendor_id = u.id and c.status = 'completed')::int as "completedJobs",
    array(select distinct d.document_type from vendor_documents d
      where d.vendor_id = u.id and d.review_status = 'approved' order by 1) as "documentsOnFile",
    u.is_active as "isActive"
  from users u where u.id = b.vendor_id`

export const CUSTOMER_JOBS = `
  select j.id, left(j.id::text, 8) as "orderNumber", j.type, j.status, j.final_price as "finalPrice",
    j.estimated_price as "estimatedPrice", j.created_at as "createdAt", j.address, j.zip_code as "zipCode", j.images,
    j.pickup_date_time as "pickupDateTime", j.dropoff_date as "dropoffDate", j.pickup_date as "pickupDate",
    j.dumpster_size as "dumpsterSize", j.time_zone as "timeZone",
    (select count(*) from messages m where m.job_id = j.id and m.receiver_id = $1 and m.read_at is null)::int as "unreadMessages",
    (select count(*) from bids b where b.job_id = j.id and b.status = 'pending')::int as "openBidCount",
    (select coalesce(json_agg(r), '[]') from (
      select b.id, b.job_id as "jobId", b.vendor_id as "vendorId", b.price::text, b.message, b.status,
        b.created_at as "createdAt", b.status = 'pending' and j.status = 'pending' and not ${PAST('j')} as "viewerCanDecide",
        (select row_to_json(v) from (${VENDOR}) v) as vendor
      from bids b where b.job_id = j.id order by b.created_at desc, b.id desc limit 21) r) as bids
  from jobs j where j.customer_id = $1 order by j.created_at desc, j.id desc limit 21`

export const ME = `
  select id, email, first_name as "firstName", last_name as "lastName", phone, user_type as "userType",
    rating::float8, rating_count as "ratingCount", is_active as "isActive",
    initial_service_zip_code as "initialServiceZipCode", initial_service_type as "initialServiceType",
    created_at as "createdAt"
  from users where id = $1`

/**
 * The product's rules for a bid in one statement; viewer, job, price and message are its values, in whatever notation.
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
          and s.is_active) then 'SERVICE_NOT_OFFERED'
        else ${WHY_NOT_BID('job', viewer)}
      end as refusal
    from job, bidder),
  made as (
    insert into bids (id, job_id, vendor_id, price, message)
    select gen_random_uuid(), checked.id, ${viewer}, ${price}, ${message} from checked where refusal is null
    on conflict (job_id, vendor_id) where status = 'pending' do nothing
    returning *),
  queued as (insert into queued_tasks (task, payload, key, max_attempts)
    select 'newBidMail', json_build_object('bidId', made.id), 'newBidMail:' || made.id, 12 from made returning id)`

export const SUBMIT_BID = `${BID('$1', '$2', '$3', '$4')}
  select made.id, made.job_id as "jobId", made.price, made.message, made.status, checked.refusal,
    (select count(*) from queued)::int as queued, (select ${SHOWN_TITLE} from job j) as title
  from checked left join made on true`
