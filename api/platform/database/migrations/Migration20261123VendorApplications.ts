import { Migration } from '@mikro-orm/migrations'

const record = (rows: string) => `
  if (select count(*) from ${rows}) > 500 then insert into changes (kind) values ('application');
  else insert into changes (kind, row_id) select 'application', r.id from ${rows} r;
  end if;`

/** Vendors who want to work with us: docs/decisions/0075-areas-and-applications.md. */
export class Migration20261123VendorApplications extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      create table vendor_applications (
        id uuid primary key,
        business_name text not null
          constraint vendor_applications_business_name_length check (char_length(business_name) between 1 and 100),
        first_name text not null
          constraint vendor_applications_first_name_length check (char_length(first_name) between 1 and 100),
        last_name text not null
          constraint vendor_applications_last_name_length check (char_length(last_name) between 1 and 100),
        email text not null constraint vendor_applications_email_length check (char_length(email) between 3 and 254),
        phone text not null constraint vendor_applications_phone_length check (char_length(phone) between 10 and 30),
        zip_code text not null constraint vendor_applications_zip check (zip_code ~ '^[0-9]{5}(-[0-9]{4})?$'),
        services text[] not null constraint vendor_applications_services
          check (cardinality(services) > 0 and services <@ array['dumpster_rental', 'junk_pickup']),
        message text constraint vendor_applications_message_length check (char_length(message) between 1 and 1000),
        created_at timestamptz(3) not null default now(),
        consented_at timestamptz(3) not null,
        status text not null default 'waiting'
          constraint vendor_applications_status check (status in ('waiting', 'invited', 'declined')),
        decided_at timestamptz(3),
        decided_by_id uuid references users,
        decline_reason text
          constraint vendor_applications_reason_length check (char_length(decline_reason) between 1 and 500),
        vendor_id uuid references users,
        version integer not null default 1 constraint vendor_applications_version check (version > 0),
        constraint vendor_applications_decided
          check ((status = 'waiting') = (decided_at is null) and (decided_at is null) = (decided_by_id is null)),
        constraint vendor_applications_declined check ((status = 'declined') = (decline_reason is not null)),
        constraint vendor_applications_invited check ((status = 'invited') = (vendor_id is not null))
      );
      create index vendor_applications_listed on vendor_applications (created_at desc, id desc);
      create index vendor_applications_by_status on vendor_applications (status, created_at, id);
      create index vendor_applications_email on vendor_applications (lower(email));
      create index vendor_applications_vendor on vendor_applications (vendor_id);
      create index vendor_applications_decided_by on vendor_applications (decided_by_id);
      create trigger vendor_applications_version before update on vendor_applications
        for each row execute function next_version();

      create function record_changes_of_vendor_applications() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' then ${record('old_rows')}
        else ${record('new_rows')}
        end if;
        return null;
      end $$;
      create trigger record_inserted after insert on vendor_applications referencing new table as new_rows
        for each statement execute function record_changes_of_vendor_applications();
      create trigger record_updated after update on vendor_applications referencing new table as new_rows
        for each statement execute function record_changes_of_vendor_applications();
      create trigger record_deleted after delete on vendor_applications referencing old table as old_rows
        for each statement execute function record_changes_of_vendor_applications();
    `)
  }
}
