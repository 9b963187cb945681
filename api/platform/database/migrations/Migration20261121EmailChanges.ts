import { Migration } from '@mikro-orm/migrations'

/**
 * Changes of email that a link to the old address can take back: see docs/decisions/0033-links-and-a-changed-email.md.
 */
export class Migration20261121EmailChanges extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      create table email_changes (
        id uuid primary key,
        user_id uuid not null references users on delete cascade,
        number integer not null,
        old_email text not null,
        new_email text not null,
        token_hash bytea constraint email_changes_token_unique unique,
        created_at timestamptz(3) not null default now(),
        expires_at timestamptz(3) not null,
        ended_at timestamptz(3),
        constraint email_changes_number_unique unique (user_id, number),
        constraint email_changes_times check (expires_at > created_at)
      );
      create index email_changes_old on email_changes (lower(old_email));
      create index email_changes_expiry on email_changes (expires_at);
    `)
  }
}
