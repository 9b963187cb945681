import { Migration } from '@mikro-orm/migrations'

/** When an admin took the job from the vendor of an accepted bid: a bid that its vendor withdrew has the same status. */
export class Migration20261204Taken extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      alter table bids add column taken_at timestamptz(3);
    `)
  }
}
