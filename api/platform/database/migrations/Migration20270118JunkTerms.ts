import { Migration } from '@mikro-orm/migrations'

/** Prices are positive and only of what costs extra. */
const SOUND = `$[*] ? (@.kind.type() == "string"
  && (@.takes == "no" && @.price == null || @.takes == "extra" && @.price.type() == "string"))`

/**
 * The terms of a bid on a junk pickup: the load that it includes, the price of each eighth beyond, a copy of what its vendor
 * doesn't take or takes for a price, and how a rule made up the price. Open bids stay as they are, without any of it.
 */
export class Migration20270118JunkTerms extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      alter table bids
        add column included_eighths smallint constraint bids_included_eighths check (included_eighths between 1 and 8),
        add column extra_eighth_price numeric(10,2) constraint bids_extra_eighth_price check (extra_eighth_price between 0 and 10000),
        add column items jsonb not null default '[]' constraint bids_items
          check (case when jsonb_typeof(items) = 'array'
            then jsonb_array_length(items) = jsonb_array_length(jsonb_path_query_array(items, '${SOUND}')) else false end),
        add column parts jsonb not null default '[]' constraint bids_parts check (jsonb_typeof(parts) = 'array'),
        add constraint bids_extra_eighth_of check (extra_eighth_price is null or included_eighths is not null) not valid;
      alter table bids validate constraint bids_extra_eighth_of;
    `)
  }
}
