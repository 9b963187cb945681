import { Migration } from '@mikro-orm/migrations'

/** A customer can put a late pickup before an admin; its vendor may come and finish it before the decision. */
export class Migration20270104LatePickups extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      alter table visits
        drop constraint visits_disputed,
        add constraint visits_disputed check (disputed_at is null
          or ((status = 'failed' or kind = 'pickup') and dispute_reason is not null));
    `)
  }
}
