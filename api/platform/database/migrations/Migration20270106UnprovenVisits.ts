import { Migration } from '@mikro-orm/migrations'

/** A customer can also put a visit before an admin that completing the job finished, without a record of its own. */
export class Migration20270106UnprovenVisits extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      alter table visits
        drop constraint visits_disputed,
        add constraint visits_disputed check (disputed_at is null
          or ((status = 'failed' or kind = 'pickup' or finished_by_job) and dispute_reason is not null));
    `)
  }
}
