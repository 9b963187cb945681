import { Migration } from '@mikro-orm/migrations'

/** Confirmed emails, and the mails that wait for one: docs/decisions/0062-an-email-is-confirmed.md. */
export class Migration20261122EmailConfirmations extends Migration {
  override up(): void {
    // Accounts that exist already have been mailed all along: their mails must not stop because of an upgrade.
    this.addSql(/* sql */ `
      alter table users add column email_confirmed_at timestamptz(3);
      update users set email_confirmed_at = created_at;
      create table email_confirmations (
        id uuid primary key,
        user_id uuid not null references users on delete cascade,
        email text not null,
        token_hash bytea not null constraint email_confirmations_token_unique unique,
        created_at timestamptz(3) not null default now(),
        expires_at timestamptz(3) not null,
        used_at timestamptz(3),
        constraint email_confirmations_times check (expires_at > created_at)
      );
      create index email_confirmations_user on email_confirmations (user_id);
      create index email_confirmations_expiry on email_confirmations (expires_at);
      create table held_mails (
        id bigint primary key generated always as identity,
        user_id uuid not null references users on delete cascade,
        task text not null,
        payload json not null,
        event text not null constraint held_mails_event_unique unique,
        created_at timestamptz(3) not null default now(),
        expires_at timestamptz(3) not null,
        constraint held_mails_times check (expires_at > created_at)
      );
      create index held_mails_user on held_mails (user_id);
      create index held_mails_expiry on held_mails (expires_at);
    `)
  }
}
