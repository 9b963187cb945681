import { Migration } from '@mikro-orm/migrations'

/** Vendors' accounts at Stripe, and the events that Stripe has told: docs/decisions/0117-the-vendor-is-the-merchant.md. */
export class Migration20270123CardAccounts extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      create table card_accounts (
        vendor_id uuid primary key references users,
        account_id text not null unique constraint card_accounts_account check (account_id ~ '^acct_\\w+$'),
        status text not null constraint card_accounts_status check (status in ('pending', 'on', 'restricted', 'off')),
        needs text[] not null default '{}' constraint card_accounts_needs check (cardinality(needs) <= 100),
        created_at timestamptz(3) not null,
        read_at timestamptz(3),
        disconnected_at timestamptz(3),
        constraint card_accounts_off check ((status = 'off') = (disconnected_at is not null))
      );
      create index card_accounts_open on card_accounts (vendor_id) where status in ('pending', 'restricted');
      create trigger record_inserted after insert on card_accounts referencing new table as new_rows
        for each statement execute function record_changes_of_businesses();
      create trigger record_updated after update on card_accounts referencing old table as old_rows new table as new_rows
        for each statement execute function record_changes_of_businesses();

      create table stripe_events (
        id text primary key constraint stripe_events_id check (id ~ '^evt_\\w+$'),
        received_at timestamptz(3) not null
      );
      create index stripe_events_received on stripe_events (received_at);
    `)
  }
}
