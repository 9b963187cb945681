import { Migration } from '@mikro-orm/migrations'

/**
 * From when an administrator counts as new for a week: since they accepted another's invitation, or since their email last changed.
 * Those of before count from their first sign-in, which accepted the invitation, or from the last change that is in the audit log.
 */
export class Migration20261208Newcomers extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      alter table users add column newcomer_since timestamptz(3);
      update users u set newcomer_since = greatest(
        (select coalesce(u.signed_in_at, a.created_at) from audit_events a
          where a.subject_id = u.id and a.action = 'createUser' limit 1),
        (select max(a.created_at) from audit_events a
          where a.subject_id = u.id and a.action = 'updateUser' and a.before ->> 'email' <> a.after ->> 'email'),
        (select max(c.created_at) from email_changes c where c.user_id = u.id))
        where u.user_type = 'admin' and u.closed_at is null;
    `)
  }
}
