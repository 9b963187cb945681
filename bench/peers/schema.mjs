import {
  AVAILABLE_IDS,
  BID,
  BID_STATUS,
  BUSINESS_NAME,
  CAN_RATE,
  DOCUMENTS_ON_FILE,
  LATEST_COMMENTS,
  LISTED_AT,
  MINUTES_TO_BID,
  OPEN_BID,
  PAST,
  RATING,
  RATING_COUNT,
  SHOWN_TITLE,
  TOTAL,
  WHY_NOT_BID,
} from './sql.mjs'

/**
 * The functions with which PostGraphile returns the same data: the same SQL, in a form that PostgreSQL can inline. The
 * server fills in the viewer as an argument, because PostGraphile's usual way, settings per transaction, costs it
 * three more round trips.
 */
export const PEER_FUNCTIONS = `
  create or replace function available_jobs(viewer uuid) returns setof jobs language sql stable rows 21 as $$
    select j.* from (${AVAILABLE_IDS('viewer', '21')}) page join jobs j on j.id = page.id
    order by ${LISTED_AT('j')} desc, j.id desc $$;
  create or replace function customer_jobs(viewer uuid) returns setof jobs language sql stable rows 21 as $$
    select j.* from jobs j where j.customer_id = viewer order by ${LISTED_AT('j')} desc, j.id desc limit 21 $$;
  create or replace function jobs_shown_title(j jobs) returns text language sql stable as $$ select ${SHOWN_TITLE('j')} $$;
  create or replace function jobs_order_number(j jobs) returns text language sql stable as $$ select left(j.id::text, 8) $$;
  create or replace function jobs_why_not_bid(j jobs, viewer uuid) returns text language sql stable as $$
    select case when j.status <> 'pending' then 'JOB_NOT_OPEN' else ${WHY_NOT_BID('j', 'viewer')} end $$;
  create or replace function jobs_my_bid(j jobs, viewer uuid) returns setof bids language sql stable rows 1 as $$
    select b.* from bids b where b.job_id = j.id and b.vendor_id = viewer
    order by b.created_at desc, b.id desc limit 1 $$;
  create or replace function jobs_newest_bids(j jobs) returns setof bids language sql stable rows 5 as $$
    select b.* from bids b where b.job_id = j.id order by b.created_at desc, b.id desc $$;
  create or replace function jobs_open_bid_count(j jobs) returns int language sql stable as $$
    select count(*)::int from bids b where b.job_id = j.id and ${OPEN_BID('b')} $$;
  create or replace function jobs_lowest_bid_total(j jobs) returns numeric language sql stable as $$
    select min(${TOTAL('b', 'j')}) from bids b where b.job_id = j.id and ${OPEN_BID('b')} $$;
  create or replace function jobs_unread_messages(j jobs, viewer uuid) returns int language sql stable as $$
    select count(*)::int from messages m where m.job_id = j.id and m.receiver_id = viewer and m.read_at is null $$;
  create or replace function jobs_viewer_can_rate(j jobs, viewer uuid) returns boolean language sql stable as $$
    select ${CAN_RATE('j', 'viewer')} $$;
  create or replace function jobs_viewer_sees_details(j jobs) returns boolean language sql stable as $$ select true $$;
  create or replace function bids_shown_status(b bids) returns text language sql stable as $$ select ${BID_STATUS('b')} $$;
  create or replace function bids_viewer_can_change(b bids) returns boolean language sql stable as $$
    select ${OPEN_BID('b')} and exists (select from jobs j where j.id = b.job_id and not ${PAST('j')}) $$;
  create or replace function bids_viewer_can_withdraw(b bids) returns boolean language sql stable as $$ select ${OPEN_BID('b')} $$;
  create or replace function bids_viewer_can_decide(b bids) returns boolean language sql stable as $$
    select ${OPEN_BID('b')} and exists (select from jobs j where j.id = b.job_id and j.status = 'pending' and not ${PAST('j')}) $$;
  create or replace function bids_minutes_to_bid(b bids) returns int language sql stable as $$ select ${MINUTES_TO_BID('b')} $$;
  create or replace function users_business_name(u users) returns text language sql stable as $$ select ${BUSINESS_NAME('u')} $$;
  create or replace function users_shown_rating(u users) returns float8 language sql stable as $$ select ${RATING('u')} $$;
  create or replace function users_shown_rating_count(u users) returns int language sql stable as $$ select ${RATING_COUNT('u')} $$;
  create or replace function users_documents_on_file(u users) returns text[] language sql stable as $$
    select ${DOCUMENTS_ON_FILE('u')} $$;
  create or replace function users_latest_comments(u users) returns setof ratings language sql stable rows 3 as $$
    select r.* ${LATEST_COMMENTS('u')} $$;
  create or replace function ratings_shown_reply(r ratings) returns text language sql stable as $$
    select case when r.reply_removed_at is null then r.reply end $$;
  create or replace function submit_bid(viewer uuid, job uuid, price text, message text) returns bids language sql volatile as $$
    ${BID('viewer', 'submit_bid.job', 'submit_bid.price::numeric', 'submit_bid.message')}
    select made::bids from made where (select count(*) from queued) >= 1 $$;
  comment on function available_jobs(uuid) is E'@sortable false';
`
