import { Migration } from '@mikro-orm/migrations'

const requested = [
  ...['first_name', 'last_name', 'phone', 'address', 'zip_code', 'images', 'estimated_price', 'debris'],
  ...['pickup_date_time', 'description', 'has_hazardous_items', 'customer_budget'],
  ...[
    'dumpster_size',
    'dropoff_date',
    'dropoff_time_preference',
    'pickup_date',
    'placement',
    'service_instructions',
  ],
]

/**
 * A pending request can be edited, and its bids then wait for their vendors' yes: docs/decisions/0069-edited-and-given-back.md.
 * The version is like those of Migration20261121Versions. An edit is an entry of the history from pending to pending.
 */
export class Migration20261122EditedRequests extends Migration {
  override up(): void {
    const changes = requested.map(column => `old.${column} is distinct from new.${column}`).join(' or ')
    this.addSql(/* sql */ `
      alter table jobs add column version integer not null default 1 constraint jobs_version check (version > 0);
      create trigger jobs_version before update of ${requested.join(', ')} on jobs
        for each row when (${changes}) execute function next_version();
      alter table bids add column unconfirmed_since timestamptz(3);
      alter table bids add constraint bids_accepted_is_confirmed
        check (unconfirmed_since is null or status <> 'accepted') not valid;
      alter table bids validate constraint bids_accepted_is_confirmed;
      alter table job_events drop constraint job_events_moves;
      alter table job_events add constraint job_events_moves
        check (from_status is distinct from to_status or to_status = 'pending') not valid;
      alter table job_events validate constraint job_events_moves;
    `)
  }
}
