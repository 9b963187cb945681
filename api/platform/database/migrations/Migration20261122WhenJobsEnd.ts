import { Migration } from '@mikro-orm/migrations'

/** Nobody cancels a request that has run out of time: docs/decisions/0064-expiry.md. */
export class Migration20261122WhenJobsEnd extends Migration {
  override up(): void {
    this.addSql('alter table job_events alter column actor_id drop not null')
  }
}
