import { Migration } from '@mikro-orm/migrations'

const edited = [
  'size',
  'description',
  'price_per_day',
  'rental_size',
  'usual_price',
  'included_days',
  'included_tons',
  'extra_day_price',
  'extra_ton_price',
  'trip_fee',
]

/** The version of a dumpster size, like those of Migration20261121Versions: two browsers of a vendor may edit one at once. */
export class Migration20261130SizeVersions extends Migration {
  override up(): void {
    const changes = edited.map(column => `old.${column} is distinct from new.${column}`).join(' or ')
    this.addSql(/* sql */ `
      alter table dumpster_sizes add column version integer not null default 1
        constraint dumpster_sizes_version check (version > 0);
      create trigger dumpster_sizes_version before update of ${edited.join(', ')} on dumpster_sizes
        for each row when (${changes}) execute function next_version();
    `)
  }
}
