import { Migration } from '@mikro-orm/migrations'

/** Records which request made a change, so that the page that sent it fetches nothing that the answer brought. */
export class Migration20261205ChangesOfAct extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      alter table changes add column act uuid default nullif(current_setting('haulbid.act', true), '')::uuid;
    `)
  }
}
