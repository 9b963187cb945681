import { Migration } from '@mikro-orm/migrations'

/** Adds how soon the first bid came on the jobs that price guidance counts. Null until the next night. */
export class Migration20261219FirstBids extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      alter table price_guidance add column first_bid_hours integer
        constraint price_guidance_first_bid check (first_bid_hours > 0);
    `)
  }
}
