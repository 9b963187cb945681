import { Migration } from '@mikro-orm/migrations'

/**
 * A fee that the processor of card payments collected: the vendor owes it no longer, and the processor has it for Haulbid. Each
 * payment collects at most one, and none is taken back: what was collected too much stays the vendor's credit.
 */
export class Migration20270125CollectedFees extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      alter table ledger_accounts drop constraint ledger_accounts_kind;
      alter table ledger_accounts add constraint ledger_accounts_kind
        check (kind in ('vendor_owes', 'fee_revenue', 'cash', 'processor')) not valid;
      alter table ledger_accounts validate constraint ledger_accounts_kind;

      alter table ledger_transfers
        add column payment_id uuid references job_payments,
        drop constraint ledger_transfers_kind;
      alter table ledger_transfers
        add constraint ledger_transfers_kind
          check (kind in ('fee', 'fee_voided', 'fee_waived', 'payment', 'payment_reversed', 'fee_collected')) not valid,
        add constraint ledger_transfers_collected
          check ((kind = 'fee_collected') = (payment_id is not null) and (kind <> 'fee_collected' or job_id is not null and charge_id is null)) not valid;
      alter table ledger_transfers validate constraint ledger_transfers_kind;
      alter table ledger_transfers validate constraint ledger_transfers_collected;
      create unique index ledger_transfers_collected_once on ledger_transfers (payment_id) where payment_id is not null;

      alter table fee_months add column collected numeric(14, 2) not null default 0;
    `)
  }
}
