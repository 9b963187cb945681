import { Migration } from '@mikro-orm/migrations'

/** Price ranges of past jobs, wide enough to hide any single price: docs/decisions/0070-price-guidance.md. */
export class Migration20261122PriceGuidance extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      create table price_guidance (
        id uuid primary key default gen_random_uuid(),
        type text not null constraint price_guidance_type check (type in ('junk_pickup', 'dumpster_rental')),
        dumpster_size text
          constraint price_guidance_size check (dumpster_size in ('10_yard', '15_yard', '20_yard', '30_yard')),
        zip3 text not null constraint price_guidance_zip3 check (zip3 ~ '^[0-9]{3}$'),
        low numeric(10,2) not null,
        high numeric(10,2) not null,
        jobs integer not null,
        vendors integer not null,
        most_of_one_vendor integer not null,
        computed_at timestamptz(3) not null,
        constraint price_guidance_kind check ((type = 'dumpster_rental') = (dumpster_size is not null)),
        constraint price_guidance_order check (0 < low and low <= high),
        constraint price_guidance_many check (jobs >= 8 and vendors >= 4 and most_of_one_vendor * 100 <= jobs * 40),
        constraint price_guidance_once unique nulls not distinct (type, dumpster_size, zip3)
      );
    `)
  }
}
