import { Migration } from '@mikro-orm/migrations'

const sized = (table: string) =>
  `alter table ${table} add column swap_price numeric(10,2) constraint ${table}_swap_price check (swap_price between 0 and 10000);`

const SIZE_COLUMNS = [
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
  'swap_price',
]

const RULE_COLUMNS = [
  'size',
  'zip_codes',
  'debris',
  'price',
  'included_days',
  'included_tons',
  'extra_day_price',
  'extra_ton_price',
  'trip_fee',
  'swap_price',
  'notice_hours',
  'weekdays',
  'most_per_day',
  'stands_days',
  'is_active',
]

/** The version counts edits of the new column, too. */
const versioned = (table: string, edited: string[]) => /* sql */ `
  drop trigger ${table}_version on ${table};
  create trigger ${table}_version before update of ${edited.join(', ')} on ${table}
    for each row when (${edited.map(column => `old.${column} is distinct from new.${column}`).join(' or ')})
    execute function next_version();`

/**
 * A swap takes a full dumpster and leaves an empty one: a kind of visit, change order, and charge, and a price in bids, rules,
 * and sizes. Bids that are open stay as they are, without that price.
 */
export class Migration20270116Swaps extends Migration {
  override up(): void {
    this.addSql(['bids', 'offer_rules', 'dumpster_sizes'].map(sized).join('\n'))
    this.addSql(versioned('dumpster_sizes', SIZE_COLUMNS))
    this.addSql(versioned('offer_rules', RULE_COLUMNS))
    this.addSql(/* sql */ `
      alter table visits
        add column taken_label text constraint visits_taken_label_length check (char_length(taken_label) between 1 and 40),
        drop constraint visits_kind,
        add constraint visits_kind check (kind in ('delivery', 'swap', 'pickup', 'haul')) not valid,
        drop constraint visits_disputed,
        add constraint visits_disputed check (disputed_at is null
          or ((status = 'failed' or kind in ('swap', 'pickup') or finished_by_job) and dispute_reason is not null)) not valid,
        add constraint visits_taken check (taken_label is null or kind in ('swap', 'pickup')) not valid;
      alter table visits validate constraint visits_kind;
      alter table visits validate constraint visits_disputed;
      alter table visits validate constraint visits_taken;

      -- A rental may have several swaps, one after the other.
      drop index visits_one_each;
      create unique index visits_one_each on visits (job_id, vendor_id, kind)
        where status not in ('failed', 'cancelled') and (kind <> 'swap' or status <> 'done');

      alter table change_orders
        drop constraint change_orders_kind,
        add constraint change_orders_kind check (kind in ('move_visit', 'longer_rental', 'earlier_pickup', 'swap',
          'extra_days', 'overweight', 'wasted_trip', 'extra', 'discount')) not valid,
        drop constraint change_orders_of_customer,
        add constraint change_orders_of_customer
          check (proposed_by = 'vendor' or kind in ('move_visit', 'longer_rental', 'earlier_pickup', 'swap')) not valid,
        add constraint change_orders_swap check (kind <> 'swap'
          or (num_nulls(window_start, window_end) = 0 and (status <> 'accepted' or visit_id is not null))) not valid;
      alter table change_orders validate constraint change_orders_kind;
      alter table change_orders validate constraint change_orders_of_customer;
      alter table change_orders validate constraint change_orders_swap;

      alter table job_charges
        drop constraint job_charges_kind,
        add constraint job_charges_kind
          check (kind in ('base', 'extra_day', 'swap', 'overweight', 'trip', 'extra', 'cancellation', 'discount')) not valid;
      alter table job_charges validate constraint job_charges_kind;
    `)
  }
}
