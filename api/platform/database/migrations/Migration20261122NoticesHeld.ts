import { Migration } from '@mikro-orm/migrations'

/**
 * Notices that wait for a digest or the end of quiet hours: docs/decisions/0061-when-notices-are-sent.md. No foreign keys, as
 * for `notices`.
 */
export class Migration20261122NoticesHeld extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      create table held_notices (
        notice_id uuid not null,
        channel text not null,
        user_id uuid not null,
        notice_group text not null,
        due_at timestamptz(3) not null,
        -- The mail that contains it.
        digest_id uuid,
        primary key (notice_id, channel),
        constraint held_notices_channel check (channel in ('mail', 'push', 'sms'))
      );
      create index held_notices_due on held_notices (due_at) where digest_id is null;
      create index held_notices_user on held_notices (user_id) where digest_id is null;
      create index held_notices_digest on held_notices (digest_id);
    `)
  }
}
