import { Migration } from '@mikro-orm/migrations'

/**
 * What vendors don't take or take for a price. Kinds without a row are included. Kinds have no check, as in jobs.items. Screens follow
 * changes by the vendor's id.
 */
export class Migration20270119VendorItems extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      create table vendor_items (
        vendor_id uuid not null references users (id),
        kind text not null,
        takes text not null constraint vendor_items_takes check (takes in ('no', 'extra')),
        price numeric(10,2) constraint vendor_items_price check (price between 0.01 and 10000),
        primary key (vendor_id, kind),
        constraint vendor_items_price_of_extra check ((takes = 'extra') = (price is not null))
      );
      create function record_changes_of_vendor_items() returns trigger language plpgsql as $$
      begin
        insert into changes (kind, row_id, users)
        select distinct 'vendor_item', r.vendor_id, array[r.vendor_id] from changed_rows r;
        return null;
      end $$;
      create trigger record_inserted after insert on vendor_items referencing new table as changed_rows
        for each statement execute function record_changes_of_vendor_items();
      create trigger record_updated after update on vendor_items referencing new table as changed_rows
        for each statement execute function record_changes_of_vendor_items();
      create trigger record_deleted after delete on vendor_items referencing old table as changed_rows
        for each statement execute function record_changes_of_vendor_items();
    `)
  }
}
