import { Migration } from '@mikro-orm/migrations'

/** Consents to text messages, each with its time and exact words: docs/decisions/0063-push-and-text-messages.md. */
export class Migration20261122TextConsents extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      create table text_consents (
        id uuid primary key,
        user_id uuid not null references users on delete cascade,
        phone text not null,
        words text not null,
        asked_at timestamptz(3) not null,
        -- Of the code that was texted last; the code itself is not stored.
        code_hash bytea,
        code_expires_at timestamptz(3),
        attempts smallint not null default 0,
        confirmed_at timestamptz(3),
        ended_at timestamptz(3),
        ended_by text,
        constraint text_consents_phone check (phone ~ '^[+][1-9][0-9]{7,14}$'),
        constraint text_consents_ended_by check (ended_by in ('page', 'stop', 'other_number')),
        constraint text_consents_ended check ((ended_at is null) = (ended_by is null))
      );
      create unique index text_consents_one on text_consents (user_id) where ended_at is null;
      create index text_consents_phone_number on text_consents (phone) where ended_at is null;

      -- Numbers that answered STOP. Nothing is texted to them, no code either, until they answer START.
      create table text_stops (
        phone text primary key,
        stopped_at timestamptz(3) not null
      );

      create trigger record_inserted after insert on text_consents referencing new table as new_rows
        for each statement execute function record_changes_of_notice_preferences();
      create trigger record_updated after update on text_consents referencing new table as new_rows
        for each statement execute function record_changes_of_notice_preferences();
      create trigger record_deleted after delete on text_consents referencing old table as old_rows
        for each statement execute function record_changes_of_notice_preferences();
    `)
  }
}
