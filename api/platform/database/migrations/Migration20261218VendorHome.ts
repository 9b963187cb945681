import { Migration } from '@mikro-orm/migrations'

/** Vendors who applied are at home in the ZIP code of their application, from which distances are measured. */
export class Migration20261218VendorHome extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      update users u set initial_service_zip_code = a.zip_code from vendor_applications a
        where a.vendor_id = u.id and u.initial_service_zip_code is null and u.closed_at is null;
    `)
  }
}
