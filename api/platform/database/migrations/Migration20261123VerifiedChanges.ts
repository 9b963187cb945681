import { Migration } from '@mikro-orm/migrations'

/** More rows of one statement are recorded as one change, as in Migration20261122Changes. */
const MOST_ROWS = 500

const INTO = 'insert into changes (kind, row_id, job_id, users, areas)'

/**
 * Bids and orders show whether their vendor is verified, so the customers of those bids are sent a change of the bid,
 * and nothing else about the document.
 */
export class Migration20261123VerifiedChanges extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      create or replace function record_changes_of_vendor_documents() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' then
          if (select count(*) from new_rows) > ${MOST_ROWS} then insert into changes (kind) values ('document');
          else ${INTO} select 'document', r.id, null::uuid, array[r.vendor_id], '{}'::text[] from new_rows r;
          end if;
        elsif tg_op = 'DELETE' then
          if (select count(*) from old_rows) > ${MOST_ROWS} then insert into changes (kind) values ('document');
          else ${INTO} select 'document', r.id, null::uuid, array[r.vendor_id], '{}'::text[] from old_rows r;
          end if;
        elsif (select count(*) from new_rows) > ${MOST_ROWS} then
          insert into changes (kind) values ('document'), ('bid');
        else
          ${INTO} select 'document', n.id, null::uuid, array(select distinct unnest(array[o.vendor_id, n.vendor_id])), '{}'::text[]
            from old_rows o join new_rows n on n.id = o.id where o.* is distinct from n.*;
          ${INTO} select 'bid', b.id, b.job_id, array[j.customer_id], '{}'::text[]
            from (select distinct n.vendor_id from old_rows o join new_rows n on n.id = o.id
                where 'approved' in (o.review_status, n.review_status)
                  and (o.review_status, o.expires_on) is distinct from (n.review_status, n.expires_on)) seen
              join bids b on b.vendor_id = seen.vendor_id and b.status in ('pending', 'accepted')
              join jobs j on j.id = b.job_id and j.status in ('pending', 'accepted', 'in_progress')
            limit ${MOST_ROWS};
        end if;
        return null;
      end $$;
    `)
  }
}
