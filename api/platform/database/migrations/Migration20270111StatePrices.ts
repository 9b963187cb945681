import { Migration } from '@mikro-orm/migrations'

/** Price ranges of a whole state, for areas with too few jobs of their own. */
export class Migration20270111StatePrices extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      alter table price_guidance
        alter column zip3 drop not null,
        add column state text constraint price_guidance_state check (state ~ '^[A-Z]{2}$'),
        add constraint price_guidance_area check ((zip3 is null) <> (state is null)),
        drop constraint price_guidance_once,
        add constraint price_guidance_once unique nulls not distinct (type, dumpster_size, zip3, state);
    `)
  }
}
