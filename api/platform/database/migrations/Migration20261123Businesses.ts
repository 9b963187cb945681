import { Migration } from '@mikro-orm/migrations'

/**
 * SQL for the users who read the name of a row's vendor, besides admins: the vendor, and the customers of the latest
 * bids and jobs. A vendor of many years has thousands of older ones, whose screens nobody has open.
 */
const READERS = `array(
  select r.vendor_id
  union select j.customer_id from (
    select b.job_id from bids b where b.vendor_id = r.vendor_id and b.status in ('pending', 'rejected', 'expired')
    order by b.created_at desc, b.id desc limit 500) latest join jobs j on j.id = latest.job_id
  union (select j.customer_id from jobs j where j.vendor_id = r.vendor_id order by j.created_at desc, j.id desc limit 500))`

const record = (rows: string, where = '') => `
  if (select count(*) from ${rows}) > 100 then insert into changes (kind) values ('business');
  else insert into changes (kind, row_id, users) select 'business', r.vendor_id, ${READERS} from ${rows} r ${where};
  end if;`

const CLAIMS = 'job_id, vendor_document_id, business_id'

/** Vendors' businesses as customers know them: docs/decisions/0072-the-vendors-business.md. */
export class Migration20261123Businesses extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      create table businesses (
        vendor_id uuid primary key references users,
        name text not null constraint businesses_name_length check (char_length(name) between 1 and 100),
        about text constraint businesses_about_length check (char_length(about) between 1 and 1000),
        phone text constraint businesses_phone_length check (char_length(phone) between 10 and 30),
        logo text constraint businesses_logo_path check (logo ~ '^/objects/[0-9a-f-]{36}$'),
        since integer constraint businesses_since check (since between 1800 and 2200),
        payment_methods text[] not null default '{}' constraint businesses_payment_methods
          check (payment_methods <@ array['card', 'check', 'cash', 'zelle', 'venmo', 'bank_transfer']),
        created_at timestamptz(3) not null default now(),
        version integer not null default 1 constraint businesses_version check (version > 0)
      );
      create trigger businesses_version before update on businesses
        for each row when (old.* is distinct from new.*) execute function next_version();

      alter table users add column business_asked_at timestamptz(3);

      alter table uploads add column business_id uuid references businesses;
      alter table uploads drop constraint uploads_one_use;
      alter table uploads add constraint uploads_one_use check (num_nonnulls(${CLAIMS}) <= 1);
      alter table uploads drop constraint uploads_used_is_registered;
      alter table uploads add constraint uploads_used_is_registered
        check (registered_at is not null or num_nonnulls(${CLAIMS}) = 0);
      create unique index uploads_logo on uploads (business_id) where business_id is not null;
      drop index uploads_unclaimed;
      create index uploads_unclaimed on uploads (created_at)
        where job_id is null and vendor_document_id is null and business_id is null;

      create function record_changes_of_businesses() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' then ${record('old_rows')}
        elsif tg_op = 'INSERT' then ${record('new_rows')}
        else ${record('new_rows', 'join old_rows o on o.vendor_id = r.vendor_id where o.* is distinct from r.*')}
        end if;
        return null;
      end $$;
      create trigger record_inserted after insert on businesses referencing new table as new_rows
        for each statement execute function record_changes_of_businesses();
      create trigger record_updated after update on businesses referencing old table as old_rows new table as new_rows
        for each statement execute function record_changes_of_businesses();
      create trigger record_deleted after delete on businesses referencing old table as old_rows
        for each statement execute function record_changes_of_businesses();
    `)
  }
}
