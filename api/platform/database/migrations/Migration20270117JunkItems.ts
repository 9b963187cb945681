import { Migration } from '@mikro-orm/migrations'

const REQUESTED = [
  'first_name',
  'last_name',
  'phone',
  'address',
  'zip_code',
  'images',
  'estimated_price',
  'debris',
  'pickup_date_time',
  'description',
  'has_hazardous_items',
  'customer_budget',
  'items',
  'access',
  'load_eighths',
  'dumpster_size',
  'dropoff_date',
  'dropoff_time_preference',
  'pickup_date',
  'placement',
  'service_instructions',
]

/** The entries as they should be; anything else isn't among them. */
const SOUND =
  '$[*] ? (@.kind.type() == "string" && @.count >= 1 && @.count <= 50 && @.count.floor() == @.count)'

/**
 * What a junk pickup holds: items with their counts, the load in eighths of a truck (above 8 is more than a truck), and access.
 * Kinds have no check, because old jobs keep those retired later. The version counts their edits, too.
 */
export class Migration20270117JunkItems extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      alter table jobs
        add column items jsonb not null default '[]' constraint jobs_items
          check (case when jsonb_typeof(items) = 'array'
            then jsonb_array_length(items) = jsonb_array_length(jsonb_path_query_array(items, '${SOUND}')) else false end),
        add column access text constraint jobs_access check (access in ('curbside', 'ground', 'stairs')),
        add column load_eighths smallint constraint jobs_load_eighths check (load_eighths > 0),
        add constraint jobs_load_of_junk
          check (type = 'junk_pickup' or (items = '[]' and access is null and load_eighths is null)) not valid;
      alter table jobs validate constraint jobs_load_of_junk;
      drop trigger jobs_version on jobs;
      create trigger jobs_version before update of ${REQUESTED.join(', ')} on jobs
        for each row when (${REQUESTED.map(column => `old.${column} is distinct from new.${column}`).join(' or ')})
        execute function next_version();
    `)
  }
}
