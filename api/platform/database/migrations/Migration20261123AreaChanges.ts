import { Migration } from '@mikro-orm/migrations'

/** Named by one of the rows, since a change without a row concerns everybody. */
const record = (rows: string) => `
  if (select count(distinct vendor_id) from ${rows} r) > 500 then insert into changes (kind) values ('area');
  else insert into changes (kind, row_id, users)
    select 'area', (array_agg(r.id))[1], array[r.vendor_id] from ${rows} r group by r.vendor_id;
  end if;`

/**
 * However many areas of a vendor one statement adds or removes, it is one change: screens fetch all of them anyway, and
 * two thousand changes would reload every screen of the vendor. Otherwise as Migration20261122Changes.
 */
export class Migration20261123AreaChanges extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      create or replace function record_changes_of_service_areas() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' then ${record('old_rows')}
        elsif tg_op = 'INSERT' then ${record('new_rows')}
        else ${record('(select id, vendor_id from old_rows union all select id, vendor_id from new_rows)')}
        end if;
        return null;
      end $$;
    `)
  }
}
