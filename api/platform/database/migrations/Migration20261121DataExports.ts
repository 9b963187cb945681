import { Migration } from '@mikro-orm/migrations'

/** A user's export of all data stored about them: see docs/decisions/0037-my-data-is-a-file.md. */
export class Migration20261121DataExports extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      create table data_exports (
        id uuid primary key,
        user_id uuid not null references users,
        created_at timestamptz(3) not null,
        ready_at timestamptz(3),
        expires_at timestamptz(3),
        size integer constraint data_exports_size check (size > 0),
        removed_at timestamptz(3),
        failed_at timestamptz(3),
        constraint data_exports_ready_is_known check (num_nonnulls(ready_at, expires_at, size) in (0, 3)),
        constraint data_exports_ready_or_failed check (num_nonnulls(ready_at, failed_at) <= 1),
        constraint data_exports_removed_was_ready check (removed_at is null or ready_at is not null)
      );
      create unique index data_exports_one_under_way on data_exports (user_id)
        where ready_at is null and failed_at is null;
      create index data_exports_user on data_exports (user_id, created_at desc, id desc);
      create index audit_events_actor on audit_events (actor_id, created_at desc, id desc);
    `)
  }
}
