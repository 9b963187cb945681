import { Migration } from '@mikro-orm/migrations'

/** Tasks of committed acts, until they are moved to the queue: docs/decisions/0053-own-table-before-the-queue.md. */
export class Migration20261122QueuedTasks extends Migration {
  override up(): void {
    // Each row is deleted within a second: vacuum should depend on how many rows there were, not on how many there are.
    this.addSql(/* sql */ `
      create table queued_tasks (
        id bigint primary key generated always as identity,
        task text not null,
        payload json not null,
        key text not null,
        max_attempts smallint not null constraint queued_tasks_max_attempts check (max_attempts > 0),
        queue_name text,
        run_at timestamptz not null default now()
      ) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000,
        autovacuum_vacuum_insert_threshold = -1);
    `)
  }
}
