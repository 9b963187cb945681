import { Migration } from '@mikro-orm/migrations'

/**
 * Documents expire: docs/decisions/0073-documents-expire.md. A license or an insurance that was approved without a date is
 * reviewed again: nobody knows whether it is in date. The index on one document of each type gives way to two, so that a renewal
 * waits beside what it renews.
 */
export class Migration20261123DocumentExpiry extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      alter table vendor_documents add column expires_on date;
      alter table vendor_documents add column time_zone text
        constraint vendor_documents_time_zone check (char_length(time_zone) between 1 and 100);

      update vendor_documents set review_status = 'waiting' where review_status = 'approved' and document_type <> 'w9_form';

      alter table vendor_documents drop constraint vendor_documents_review;
      alter table vendor_documents add constraint vendor_documents_review
        check (review_status in ('waiting', 'approved', 'refused', 'expired', 'replaced')) not valid;
      alter table vendor_documents validate constraint vendor_documents_review;
      alter table vendor_documents add constraint vendor_documents_w9_never_expires
        check (document_type <> 'w9_form' or (expires_on is null and review_status <> 'expired')) not valid;
      alter table vendor_documents validate constraint vendor_documents_w9_never_expires;
      alter table vendor_documents add constraint vendor_documents_approved_until
        check (document_type = 'w9_form' or expires_on is not null or review_status not in ('approved', 'expired')) not valid;
      alter table vendor_documents validate constraint vendor_documents_approved_until;
      alter table vendor_documents add constraint vendor_documents_expires_somewhere
        check ((expires_on is null) = (time_zone is null)) not valid;
      alter table vendor_documents validate constraint vendor_documents_expires_somewhere;

      create unique index vendor_documents_one_waiting on vendor_documents (vendor_id, document_type)
        where review_status = 'waiting';
      create unique index vendor_documents_one_current on vendor_documents (vendor_id, document_type)
        where review_status in ('approved', 'expired');
      drop index vendor_documents_one;
      -- What expires next, and whose document has expired.
      create index vendor_documents_expiring on vendor_documents (expires_on, vendor_id)
        where review_status = 'approved' and expires_on is not null;
      create index vendor_documents_expired on vendor_documents (vendor_id) where review_status = 'expired';

      drop trigger vendor_documents_version on vendor_documents;
      create trigger vendor_documents_version before update of review_status, review_reason, expires_on on vendor_documents
        for each row when (old.review_status is distinct from new.review_status
          or old.review_reason is distinct from new.review_reason or old.expires_on is distinct from new.expires_on)
        execute function next_version();

      create table document_reminders (
        document_id uuid not null references vendor_documents on delete cascade,
        expires_on date not null,
        days_before smallint not null constraint document_reminders_days check (days_before in (-1, 0, 1, 7, 14, 30)),
        created_at timestamptz(3) not null,
        primary key (document_id, expires_on, days_before)
      );
    `)
  }
}
