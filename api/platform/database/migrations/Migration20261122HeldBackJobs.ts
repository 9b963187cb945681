import { Migration } from '@mikro-orm/migrations'

/**
 * Records every job that is held back, or no longer, because its customer is suspended or active again. The first version
 * (Migration20261122Changes) recorded 500 of a statement and was silent about the others.
 */
export class Migration20261122HeldBackJobs extends Migration {
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
          end if;
        end if;
        return null;
      end $$;
    `)
  }
}
