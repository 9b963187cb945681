import { Migration } from '@mikro-orm/migrations'

/** Browsers that show notices, and what was sent by push or text message: docs/decisions/0063-push-and-text-messages.md. */
export class Migration20261122PushSubscriptions extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      create table push_subscriptions (
        id uuid primary key,
        user_id uuid not null references users on delete cascade,
        -- Whoever is signed out there is told nothing there.
        session_id uuid not null references sessions on delete cascade,
        endpoint text not null,
        p256dh text not null,
        auth text not null,
        name text not null,
        created_at timestamptz(3) not null,
        constraint push_subscriptions_endpoint unique (endpoint),
        constraint push_subscriptions_session unique (session_id),
        constraint push_subscriptions_lengths
          check (length(endpoint) <= 1000 and length(p256dh) = 87 and length(auth) = 22 and length(name) <= 60)
      );
      create index push_subscriptions_user on push_subscriptions (user_id);

      -- The event of each push or text message that its service has accepted.
      create table sent_notices (
        event text primary key,
        sent_at timestamptz(3) not null
      );
      create index sent_notices_age on sent_notices (sent_at);

      create trigger record_inserted after insert on push_subscriptions referencing new table as new_rows
        for each statement execute function record_changes_of_notice_preferences();
      create trigger record_updated after update on push_subscriptions referencing new table as new_rows
        for each statement execute function record_changes_of_notice_preferences();
      create trigger record_deleted after delete on push_subscriptions referencing old table as old_rows
        for each statement execute function record_changes_of_notice_preferences();
    `)
  }
}
