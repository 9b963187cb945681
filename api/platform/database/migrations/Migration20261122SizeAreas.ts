import { Migration } from '@mikro-orm/migrations'

const INTO = 'insert into changes (kind, row_id, job_id, users, areas)'

const usersOf = (job: string) =>
  `array_remove(array[${job}.customer_id, ${job}.vendor_id] || array(select b.vendor_id from bids b where b.job_id = ${job}.id), null)`
const areasOf = (job: string) => `areas_of_job(${job}.zip5, ${job}.type, ${job}.dumpster_size)`
const openAreasOf = (job: string) =>
  `case when ${job}.status = 'pending' then ${areasOf(job)} else '{}'::text[] end`

const jobsOf = (rows: string) => `
  if (select count(*) from ${rows}) > 500 then insert into changes (kind) values ('job');
  else ${INTO} select 'job', r.id, r.id, ${usersOf('r')}, ${openAreasOf('r')} from ${rows} r;
  end if;`

const usersIn = (rows: string) => `
  if (select count(*) from ${rows}) > 500 then insert into changes (kind) values ('user');
  else insert into changes (kind, row_id, users) select 'user', r.id, array[r.id] from ${rows} r;
  end if;`

const questionsOf = (rows: string) => `
  if (select count(*) from ${rows}) > 500 then insert into changes (kind) values ('question');
  else ${INTO}
    select 'question', r.id, r.job_id, array_remove(array[r.vendor_id, j.customer_id], null),
      case when r.answer is not null then ${openAreasOf('j')} else '{}'::text[] end
    from ${rows} r left join jobs j on j.id = r.job_id;
  end if;`

/**
 * Changes of an open rental are recorded under its size, too, for vendors who rent out only some sizes. Otherwise the
 * functions are those of Migration20261122Changes, Migration20261122HeldBackJobs and Migration20261122Questions.
 */
export class Migration20261122SizeAreas extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      create function areas_of_job(zip5 text, type text, dumpster_size text) returns text[] language sql immutable as $$
        select array_remove(array[zip5 || ':' || type, zip5 || ':' || dumpster_size], null)
      $$;

      create or replace function record_changes_of_jobs() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' then ${jobsOf('new_rows')}
        elsif tg_op = 'DELETE' then ${jobsOf('old_rows')}
        elsif (select count(*) from new_rows) > 500 then insert into changes (kind) values ('job');
        else
          ${INTO}
          select 'job', n.id, n.id, array(select distinct unnest(${usersOf('o')} || ${usersOf('n')})),
            array(select distinct unnest(${openAreasOf('o')} || ${openAreasOf('n')}))
          from old_rows o join new_rows n on n.id = o.id where o.* is distinct from n.*;
        end if;
        return null;
      end $$;

      create or replace function record_changes_of_users() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' then ${usersIn('new_rows')}
        elsif tg_op = 'DELETE' then ${usersIn('old_rows')}
        else
          if (select count(*) from new_rows) > 500 then insert into changes (kind) values ('user');
          else
            insert into changes (kind, row_id, users)
            select 'user', n.id, array[n.id] from old_rows o join new_rows n on n.id = o.id
            where o.* is distinct from n.*;
          end if;
          if exists (select from old_rows o join new_rows n on n.id = o.id where n.is_active <> o.is_active) then
            with held as materialized (
              select j.id, j.customer_id, ${areasOf('j')} as areas
              from old_rows o join new_rows n on n.id = o.id and n.is_active <> o.is_active
                join jobs j on j.customer_id = n.id and j.status = 'pending'
              limit 501
            )
            ${INTO}
            select 'job', h.id, h.id,
              h.customer_id || array(select b.vendor_id from bids b where b.job_id = h.id), h.areas
            from held h where (select count(*) from held) <= 500
            union all
            select 'job', null, null, '{}', '{}' where (select count(*) from held) > 500;
          end if;
        end if;
        return null;
      end $$;

      create or replace function record_changes_of_questions() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' then ${questionsOf('old_rows')}
        else ${questionsOf('new_rows')}
        end if;
        return null;
      end $$;
    `)
  }
}
