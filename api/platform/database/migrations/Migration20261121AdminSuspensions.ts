import { Migration } from '@mikro-orm/migrations'

/**
 * Suspensions requested by one administrator and confirmed by a second: see docs/decisions/0035-two-administrators.md.
 */
export class Migration20261121AdminSuspensions extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      create table admin_suspensions (
        id uuid primary key,
        user_id uuid not null references users,
        is_active boolean not null,
        asked_by_id uuid not null references users,
        asked_at timestamptz(3) not null,
        expires_at timestamptz(3) not null,
        outcome text constraint admin_suspensions_outcome check (outcome in ('confirmed', 'withdrawn', 'lapsed')),
        decided_by_id uuid references users,
        decided_at timestamptz(3),
        constraint admin_suspensions_not_self check (user_id <> asked_by_id and user_id <> decided_by_id),
        constraint admin_suspensions_two_confirm check (outcome <> 'confirmed' or decided_by_id <> asked_by_id),
        constraint admin_suspensions_decided check ((outcome is null) = (decided_at is null)),
        constraint admin_suspensions_times check (expires_at > asked_at)
      );
      create unique index admin_suspensions_one_open on admin_suspensions (user_id) where outcome is null;
    `)
  }
}
