import { Migration } from '@mikro-orm/migrations'

/** Reports a waived fee to the screens that show its job: nothing else about the job changes with it. */
export class Migration20261226WaivedFees extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      create function record_waived_fee() returns trigger language plpgsql as $$
      begin
        insert into changes (kind, row_id, job_id, users, areas)
        select 'job', j.id, j.id, array_remove(array[j.vendor_id], null), '{}'::text[] from jobs j where j.id = new.job_id;
        return null;
      end $$;
      create trigger record_waived_fee after insert on ledger_transfers for each row
        when (new.kind = 'fee_waived') execute function record_waived_fee();
    `)
  }
}
