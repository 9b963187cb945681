import { Migration } from '@mikro-orm/migrations'

/** Tells customers when a vendor whose bid or job they see is suspended or comes back: the page offered Accept, and accepting failed. */
export class Migration20261205SuspendedBidders extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      create or replace function record_changes_of_users() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' then
          if (select count(*) from new_rows) > 500 then insert into changes (kind) values ('user');
          else insert into changes (kind, row_id, users) select 'user', r.id, array[r.id] from new_rows r;
          end if;
        elsif tg_op = 'DELETE' then
          if (select count(*) from old_rows) > 500 then insert into changes (kind) values ('user');
          else insert into changes (kind, row_id, users) select 'user', r.id, array[r.id] from old_rows r;
          end if;
        else
          if (select count(*) from new_rows) > 500 then insert into changes (kind) values ('user');
          else
            insert into changes (kind, row_id, users)
            select 'user', n.id, array[n.id] from old_rows o join new_rows n on n.id = o.id
            where o.* is distinct from n.*;
          end if;
          if exists (select from old_rows o join new_rows n on n.id = o.id where n.is_active <> o.is_active) then
            with held as materialized (
              select j.id, j.customer_id, j.zip5 || ':' || j.type as area
              from old_rows o join new_rows n on n.id = o.id and n.is_active <> o.is_active
                join jobs j on j.customer_id = n.id and j.status = 'pending'
              limit 501
            )
            insert into changes (kind, row_id, job_id, users, areas)
            select 'job', h.id, h.id,
              h.customer_id || array(select b.vendor_id from bids b where b.job_id = h.id), array[h.area]
            from held h where (select count(*) from held) <= 500
            union all
            select 'job', null, null, '{}', '{}' where (select count(*) from held) > 500;

            with seen as materialized (
              (select 'bid' as kind, b.id, b.job_id, j.customer_id
              from old_rows o join new_rows n on n.id = o.id and n.is_active <> o.is_active
                join bids b on b.vendor_id = n.id and b.status = 'pending'
                join jobs j on j.id = b.job_id and j.status = 'pending'
              limit 501)
              union all
              (select 'job', j.id, j.id, j.customer_id
              from old_rows o join new_rows n on n.id = o.id and n.is_active <> o.is_active
                join jobs j on j.vendor_id = n.id and j.status in ('accepted', 'in_progress')
              limit 501)
            )
            insert into changes (kind, row_id, job_id, users)
            select s.kind, s.id, s.job_id, array[s.customer_id] from seen s where (select count(*) from seen) <= 500
            union all
            select 'job', null, null, '{}' where (select count(*) from seen) > 500;
          end if;
        end if;
        return null;
      end $$;
    `)
  }
}
