import { Migration } from '@mikro-orm/migrations'

/**
 * The work that a bid includes, and the prices of more: docs/decisions/0065-terms-of-a-bid.md. Null if the bid does
 * not name it.
 */
export class Migration20261122BidTerms extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      alter table bids
        add column included_days integer constraint bids_included_days check (included_days between 0 and 365),
        add column included_tons numeric(4,2) constraint bids_included_tons check (included_tons >= 0),
        add column extra_day_price numeric(10,2)
          constraint bids_extra_day_price check (extra_day_price between 0 and 10000),
        add column extra_ton_price numeric(10,2)
          constraint bids_extra_ton_price check (extra_ton_price between 0 and 10000),
        add column trip_fee numeric(10,2) constraint bids_trip_fee check (trip_fee between 0 and 10000),
        add constraint bids_extra_day_of check (extra_day_price is null or included_days is not null),
        add constraint bids_extra_ton_of check (extra_ton_price is null or included_tons is not null);
    `)
  }
}
