import { Migration } from '@mikro-orm/migrations'

/** As many as are recorded of one statement: Migration20261122Changes. */
const MOST_ROWS = 500

/** Open screens of waiting customers show that the vendor was suspended, or is back. */
export class Migration20261202StrandedJobs extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      create function record_stranded_jobs() returns trigger language plpgsql as $$
      begin
        insert into changes (kind, row_id, job_id, users)
          select 'job', j.id, j.id, array[j.customer_id]
          from old_rows o join new_rows n on n.id = o.id and n.is_active <> o.is_active
            join jobs j on j.vendor_id = n.id and j.status in ('accepted', 'in_progress')
          limit ${MOST_ROWS};
        return null;
      end $$;
      create trigger record_stranded after update on users
        referencing old table as old_rows new table as new_rows
        for each statement execute function record_stranded_jobs();
    `)
  }
}
