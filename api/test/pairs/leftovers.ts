import { findings } from '../faults/consistency.js'

/**
 * Ids of jobs or users that must not remain after an account is closed or suspended, whatever happened at the same
 * time.
 */
export const leftovers: Record<string, string> = {
  ...findings,
  'open jobs of closed accounts': `select j.id from jobs j join users u on u.id = j.customer_id
    where u.closed_at is not null and j.status in ('pending', 'accepted', 'in_progress')`,
  'jobs under way of closed vendors': `select j.id from jobs j join users u on u.id = j.vendor_id
    where u.closed_at is not null and j.status in ('accepted', 'in_progress')`,
  'open bids of closed vendors': `select b.job_id from bids b join users u on u.id = b.vendor_id
    where u.closed_at is not null and b.status = 'pending'`,
  'sessions of closed accounts': `select u.id from sessions s join users u on u.id = s.user_id where u.closed_at is not null`,
  'sessions of suspended accounts that were not ended': `select u.id from sessions s join users u on u.id = s.user_id
    where not u.is_active and s.suspended_at is null`,
  'browsers that closed or suspended accounts are pushed to': `select u.id from push_subscriptions s join users u on u.id = s.user_id
    where not u.is_active`,
  'tokens of closed accounts': `select u.id from api_tokens t join users u on u.id = t.user_id where u.closed_at is not null`,
  'calendar feeds of closed or suspended accounts': `select u.id from calendar_feeds f join users u on u.id = f.user_id
    where not u.is_active`,
  'notices of closed accounts': `select u.id from notices n join users u on u.id = n.user_id where u.closed_at is not null`,
  'waiting notices of closed accounts': `select u.id from held_notices h join users u on u.id = h.user_id where u.closed_at is not null`,
  'links of closed accounts': `select u.id from password_tokens t join users u on u.id = t.user_id where u.closed_at is not null`,
  'links to confirm an email, and waiting mails, of closed accounts': `select u.id from users u where u.closed_at is not null
    and (exists (select from email_confirmations c where c.user_id = u.id) or exists (select from held_mails h where h.user_id = u.id))`,
  'waiting mails of users whose email is confirmed': `select u.id from held_mails h join users u on u.id = h.user_id
    where u.email_confirmed_at is not null`,
  'links to confirm an email that the account does not have': `select u.id from email_confirmations c join users u on u.id = c.user_id
    where lower(c.email) <> lower(u.email)`,
  'closed accounts with a name, an address or a password': `select id from users where closed_at is not null
    and (first_name <> 'Deleted' or last_name <> 'user' or phone is not null or password is not null
      or email <> id || '@deleted.invalid' or username <> 'deleted-' || id)`,
  'jobs with the contact of a closed account': `select j.id from jobs j join users u on u.id = j.customer_id
    where u.closed_at is not null and (j.phone <> 'deleted' or j.first_name <> 'Deleted' or j.title not like 'Deleted user - %')`,
  'rules for instant bids of closed vendors': `select u.id from users u where u.closed_at is not null
    and (exists (select from offer_rules r where r.vendor_id = u.id) or exists (select from haul_rules r where r.vendor_id = u.id))`,
  'papers of closed vendors': `select u.id from vendor_documents d join users u on u.id = d.vendor_id where u.closed_at is not null`,
  'open visits of jobs that are over, or that another vendor has': `select v.job_id from visits v join jobs j on j.id = v.job_id
    where v.status in ('scheduled', 'on_the_way', 'arrived')
      and (j.status not in ('accepted', 'in_progress') or j.vendor_id is distinct from v.vendor_id)`,
  'businesses without an owner': `select p.vendor_id from business_people p where p.joined_at is not null and p.left_at is null
    group by p.vendor_id having not bool_or(p.role = 'owner')`,
  'people with a closed account': `select u.id from business_people p join users u on u.id = p.user_id where u.closed_at is not null`,
  'sessions, tokens, and calendar feeds from before somebody left': `select p.user_id from business_people p where p.left_at is not null
    and (exists (select from sessions s where s.user_id = p.user_id and s.created_at < p.left_at)
      or exists (select from api_tokens t where t.user_id = p.user_id and t.revoked_at is null and t.created_at < p.left_at)
      or exists (select from calendar_feeds f where f.user_id = p.user_id and f.created_at < p.left_at))`,
  'open visits of somebody who left': `select v.job_id from visits v join business_people p on p.user_id = v.assigned_to_id
    where p.left_at is not null and v.status in ('scheduled', 'on_the_way', 'arrived')`,
  'dumpsters held by jobs that are over, or that another vendor has': `select r.job_id from reservations r join jobs j on j.id = r.job_id
    where r.released_at is null and (j.status in ('pending', 'cancelled') or j.vendor_id is distinct from r.vendor_id)`,
  'rentals under way without a reservation, of vendors with dumpsters': `select j.id from jobs j where j.status in ('accepted', 'in_progress')
    and exists (select from units u where u.vendor_id = j.vendor_id and u.size = j.dumpster_size and u.removed_at is null)
    and not exists (select from reservations r where r.job_id = j.id and r.vendor_id = j.vendor_id and r.released_at is null)`,
  'jobs whose vendor is not in keeping with their state': `select id from jobs
    where (status = 'pending' and vendor_id is not null)
      or (status in ('accepted', 'in_progress', 'completed') and vendor_id is null)`,
}
