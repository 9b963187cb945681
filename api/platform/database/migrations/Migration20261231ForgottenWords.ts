import { Migration } from '@mikro-orm/migrations'

/** What people wrote about a job is forgotten with its messages: indexes that find what is left to forget. */
const written = (table: string, ...texts: string[]) => `
  create index ${table}_written on ${table} (created_at) where ${texts.map(text => `${text} <> 'Removed'`).join(' or ')};`

export class Migration20261231ForgottenWords extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      create or replace function keep_payment() returns trigger language plpgsql as $$
      begin
        if new.deny_reason = 'Removed' and to_jsonb(new) - 'deny_reason' = to_jsonb(old) - 'deny_reason' then
          return new;
        end if;
        if (to_jsonb(new) - array['status', 'deny_reason', 'decided_at'])
          <> (to_jsonb(old) - array['status', 'deny_reason', 'decided_at']) or old.status <> 'marked' then
          raise exception 'A payment is never edited' using errcode = 'check_violation', constraint = 'job_payments_kept';
        end if;
        return new;
      end $$;
      ${written('change_orders', 'note', 'decline_reason')}
      ${written('job_charges', 'contest_reason', 'decision_reason')}
      ${written('job_payments', 'deny_reason')}
      ${written('visits', 'failure_note')}
    `)
  }
}
