import { Migration } from '@mikro-orm/migrations'

/** Price ranges of junk pickups by how full the truck was, beside those of all. */
export class Migration20270122LoadPrices extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      alter table price_guidance
        add column load_quarters smallint
          constraint price_guidance_load check (load_quarters is null or (load_quarters between 1 and 4 and type = 'junk_pickup')),
        drop constraint price_guidance_once,
        add constraint price_guidance_once unique nulls not distinct (type, dumpster_size, load_quarters, zip3, state);
    `)
  }
}
