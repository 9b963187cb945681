import { Migration } from '@mikro-orm/migrations'

/** Once a vendor has delivered or hauled, their lines stay when an admin cancels, reopens, or reassigns the job. */
export class Migration20270103DeliveredLines extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      create or replace function charge_with_job() returns trigger language plpgsql as $$
      declare taken boolean := tg_op = 'INSERT' or old.vendor_id is distinct from new.vendor_id;
      begin
        if taken or new.status in ('pending', 'cancelled') then
          -- A trip that was for nothing stays charged when the customer cancels afterwards.
          update job_charges c set status = 'void' where c.job_id = new.id and c.status <> 'void'
            and not (new.status = 'cancelled' and not taken and c.kind in ('cancellation', 'trip'))
            and not exists (select from visits v where v.job_id = c.job_id and v.vendor_id = c.vendor_id and v.kind <> 'pickup'
              and v.status = 'done');
        end if;
        if taken and new.vendor_id is not null and new.final_price > 0 and new.status <> 'cancelled' then
          insert into job_charges (id, job_id, vendor_id, kind, label, unit_price, amount, created_at)
          select gen_random_uuid(), new.id, new.vendor_id, 'base', 'Agreed price', new.final_price, new.final_price,
            coalesce((select max(e.created_at) from job_events e where e.job_id = new.id and e.to_status = 'accepted'), now())
          -- The vendor who delivered has the job again.
          where not exists (select from job_charges c where c.job_id = new.id and c.vendor_id = new.vendor_id and c.kind = 'base'
            and c.status <> 'void');
        end if;
        perform sum_charges(new.id);
        return null;
      end $$;`)
  }
}
