import { Migration } from '@mikro-orm/migrations'

/** A customer can dispute the report that a visit failed; until an admin has decided, its reason doesn't count. */
export class Migration20261228VisitDisputes extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      alter table visits
        add column disputed_at timestamptz(3),
        add column dispute_reason text
          constraint visits_dispute_reason_length check (char_length(dispute_reason) between 1 and 500),
        add column dispute_decided_at timestamptz(3),
        add column dispute_decision text
          constraint visits_dispute_decision_length check (char_length(dispute_decision) between 1 and 500),
        add column report_stands boolean,
        add constraint visits_disputed check (disputed_at is null or (status = 'failed' and dispute_reason is not null)),
        add constraint visits_dispute_decided check (num_nonnulls(dispute_decided_at, report_stands) in (0, 2)
          and (dispute_decided_at is null or disputed_at is not null));
      create index visits_disputed on visits (disputed_at) where disputed_at is not null and dispute_decided_at is null;
    `)
  }
}
