import { Migration } from '@mikro-orm/migrations'

/**
 * When an admin offered a bid to the customer in place of the vendor who had the job. And a bid that was declined before an
 * edit waits for its vendor's yes, like those that were open: docs/decisions/0069-edited-and-given-back.md.
 */
export class Migration20261202OfferedBids extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      alter table bids add column offered_at timestamptz(3);
      alter table bids add constraint bids_offered_is_confirmed
        check (offered_at is null or unconfirmed_since is null) not valid;
      alter table bids validate constraint bids_offered_is_confirmed;
      update bids b set unconfirmed_since = edited.at
        from jobs j, lateral (select max(e.created_at) as at from job_events e
          where e.job_id = j.id and e.from_status = 'pending' and e.to_status = 'pending') edited
        where j.id = b.job_id and j.status in ('pending', 'accepted', 'in_progress')
          and b.status = 'rejected' and b.not_chosen_at is null and b.unconfirmed_since is null and edited.at > b.created_at;
    `)
  }
}
