import { Migration } from '@mikro-orm/migrations'

const REASONS = "('contact_details', 'insults', 'misleading', 'not_theirs', 'obscene')"

/**
 * The name or logo that an admin removed from a business, and the reason:
 * docs/decisions/0072-the-vendors-business.md.
 */
export class Migration20261124RemovedFromBusiness extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      alter table businesses
        add column removed_name text constraint businesses_removed_name_length
          check (char_length(removed_name) between 1 and 100),
        add column name_removed_for text constraint businesses_name_removed_for check (name_removed_for in ${REASONS}),
        add column removed_logo text,
        add column logo_removed_for text constraint businesses_logo_removed_for check (logo_removed_for in ${REASONS}),
        add constraint businesses_name_removed_why check ((removed_name is null) = (name_removed_for is null));
    `)
  }
}
