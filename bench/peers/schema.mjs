import { AVAILABLE_IDS, BID, PAST, WHY_NOT_BID } from './sql.mjs'

/**
 * What PostGraphile needs to answer with the same data: the same SQL as functions that PostgreSQL can inline. The
 * viewer is an argument that the server fills in, because PostGraphile's usual way, settings per transaction, costs it
 * three more round trips.
 */
export const PEER_FUNCTIONS = `
  create function available_jobs(viewer uuid) returns setof jobs language sql stable rows 21 as $$
    select j.* from (${AVAILABLE_IDS('viewer', '21')}) page join jobs j on j.id = page.id
    order by j.created_at desc, j.id desc $$;
  create function customer_jobs(viewer uuid) returns setof jobs language sql stable rows 21 as $$
    select j.* from jobs j where j.customer_id = viewer order by j.created_at desc, j.id desc limit 21 $$;
  create function jobs_shown_title(j jobs) returns text language sql stable as $$
    select case j.type when 'junk_pickup' then 'Junk Pickup' else 'Dumpster Rental' end $$;
  create function jobs_order_number(j jobs) returns text language sql stable as $$ select left(j.id::text, 8) $$;
  create function jobs_why_not_bid(j jobs, viewer uuid) returns text language sql stable as $$
    select case when j.status <> 'pending' then 'JOB_NOT_OPEN' else ${WHY_NOT_BID('j', 'viewer')} end $$;
  create function jobs_my_bid(j jobs, viewer uuid) returns setof bids language sql stable rows 1 as $$
    select b.* from bids b where b.job_id = j.id and b.vendor_id = viewer
    order by b.created_at desc, b.id desc limit 1 $$;
  create function jobs_newest_bids(j jobs) returns setof bids language sql stable rows 5 as $$
    select b.* from bids b where b.job_id = j.id order by b.created_at desc, b.id desc $$;
  create function jobs_open_bid_count(j jobs) returns int language sql stable as $$
    select count(*)::int from bids b where b.job_id = j.id and b.status = 'pending' $$;
  create function jobs_unread_messages(j jobs, viewer uuid) returns int language sql stable as $$
    select count(*)::int from messages m where m.job_id = j.id and m.receiver_id = viewer and m.read_at is null $$;
  create function bids_viewer_can_change(b bids) returns boolean language sql stable as $$
    select b.status = 'pending' and exists (select from jobs j where j.id = b.job_id and not ${PAST('j')}) $$;
  create function bids_viewer_can_withdraw(b bids) returns boolean language sql stable as $$
    select b.status = 'pending' $$;
  create function jobs_viewer_sees_details(j jobs) returns boolean language sql stable as $$ select true $$;
  create function bids_viewer_can_decide(b bids) returns boolean language sql stable as $$
    select b.status = 'pending' and exists (select from jobs j where j.id = b.job_id and j.status = 'pending' and not ${PAST('j')}) $$;
  create function users_completed_jobs(u users) returns int language sql stable as $$
    select count(*)::int from jobs c where c.vendor_id = u.id and c.status = 'completed' $$;
  create function users_documents_on_file(u users) returns text[] language sql stable as $$
    select array(select distinct d.document_type from vendor_documents d
      where d.vendor_id = u.id and d.review_status = 'approved' order by 1) $$;
  create function submit_bid(viewer uuid, job uuid, price text, message text) returns bids language sql volatile as $$
    ${BID('viewer', 'submit_bid.job', 'submit_bid.price::numeric', 'submit_bid.message')}
    select made::bids from made where (select count(*) from queued) = 1 $$;
  comment on function available_jobs(uuid) is E'@sortable false';
`
