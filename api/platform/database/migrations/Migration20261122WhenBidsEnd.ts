import { Migration } from '@mikro-orm/migrations'

/**
 * Bids end: docs/decisions/0064-expiry.md. The default serves processes of an older release, and gives the bids of an older
 * database 72 hours from now on rather than from their making; where the first visit's window begins before that, they end
 * with it.
 */
export class Migration20261122WhenBidsEnd extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      alter table bids add column expires_at timestamptz(3) not null default now() + interval '72 hours';
      update bids b set expires_at = least(b.expires_at, j.last)
        from (select id, case when type = 'junk_pickup' then scheduled_date
          when window_start > now() then window_start
          else (dropoff_date + 1)::timestamp at time zone time_zone end as last
          from jobs, lateral (select (dropoff_date + case dropoff_time_preference when 'afternoon' then time '12:00'
            else time '08:00' end) at time zone time_zone as window_start) w) j
        where j.id = b.job_id and b.status = 'pending' and j.last < b.expires_at;
      alter table bids drop constraint bids_status;
      alter table bids add constraint bids_status
        check (status in ('pending', 'accepted', 'rejected', 'withdrawn', 'expired')) not valid;
      alter table bids validate constraint bids_status;
      create index bids_ending on bids (expires_at, id) where status = 'pending';
      -- A vendor's dashboard shows expired bids, too.
      create index bids_vendor_latest on bids (vendor_id, created_at desc, id desc)
        where status in ('pending', 'rejected', 'expired');
      drop index bids_vendor_open;
    `)
  }
}
