import { Migration } from '@mikro-orm/migrations'

/** The admins' worklist (domain/admin/worklistRows.ts): each index has the rows of one condition, in its order. */
export class Migration20261122Worklist extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      create index vendor_documents_waiting on vendor_documents (uploaded_at, id) where review_status = 'waiting';
      create index jobs_pending_by_date on jobs (scheduled_date, id) where status = 'pending';
      create index jobs_under_way on jobs (vendor_id, scheduled_date, id) where status in ('accepted', 'in_progress');
    `)
  }
}
