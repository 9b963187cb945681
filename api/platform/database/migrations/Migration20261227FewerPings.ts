import { Migration } from '@mikro-orm/migrations'

const partiesOf = (job: string) => `array_remove(array[${job}.customer_id, ${job}.vendor_id], null)`
const biddersOf = (job: string) => `array(select b.vendor_id from bids b where b.job_id = ${job}.id)`
const areasOf = (job: string) =>
  `case when ${job}.status = 'pending' then areas_of_job(${job}.zip5, ${job}.type, ${job}.dumpster_size) else '{}'::text[] end`

const jobsOf = (rows: string) => `
  if (select count(*) from ${rows}) > 500 then insert into changes (kind) values ('job');
  else insert into changes (kind, row_id, job_id, users, areas)
    select 'job', r.id, r.id, ${partiesOf('r')} || ${biddersOf('r')}, ${areasOf('r')} from ${rows} r;
  end if;`

/** What losing and former bidders still read of a job. */
const SEEN_BY_BIDDERS = ['status', 'scheduled_date', 'pickup_date_time', 'dropoff_date', 'pickup_date']
const seenIn = (job: string) => `(${SEEN_BY_BIDDERS.map(column => `${job}.${column}`).join(', ')})`

/**
 * Everyone who bid was told of each charge and discount of a job they had lost. Bidders now hear of an open job, and
 * afterwards only of its status and dates.
 */
export class Migration20261227FewerPings extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      create or replace function record_changes_of_jobs() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' then ${jobsOf('new_rows')}
        elsif tg_op = 'DELETE' then ${jobsOf('old_rows')}
        elsif (select count(*) from new_rows) > 500 then insert into changes (kind) values ('job');
        else
          insert into changes (kind, row_id, job_id, users, areas)
          select 'job', n.id, n.id,
            array(select distinct unnest(${partiesOf('o')} || ${partiesOf('n')} || case
              when n.status = 'pending' or ${seenIn('o')} is distinct from ${seenIn('n')} then ${biddersOf('n')} end)),
            array(select distinct unnest(${areasOf('o')} || ${areasOf('n')}))
          from old_rows o join new_rows n on n.id = o.id where o.* is distinct from n.*;
        end if;
        return null;
      end $$;
    `)
  }
}
