import { Migration } from '@mikro-orm/migrations'

/**
 * Accepting one bid decides all pending bids on its job, which the caller has locked. A function sees bids that were
 * made after the larger statement around it began (docs/decisions/0029-two-acts-are-one-statement.md).
 */
export class Migration20261126DecideBids extends Migration {
  override up(): void {
    this.addSql(`
      create function decide_bids(of_job uuid, accepted uuid, at timestamptz)
        returns table (id uuid, vendor_id uuid, price numeric, status text) language sql volatile as $$
        with pending as (
          select p.id, p.expires_at > at as is_open from bids p
          where p.job_id = of_job and p.status = 'pending' order by p.id for update)
        update bids b set
          status = case when not pending.is_open then 'expired' when b.id = accepted then 'accepted' else 'rejected' end,
          not_chosen_at = case when not pending.is_open then b.not_chosen_at when b.id <> accepted then at end
        from pending where b.id = pending.id
        returning b.id, b.vendor_id, b.price, b.status
      $$`)
  }
}
