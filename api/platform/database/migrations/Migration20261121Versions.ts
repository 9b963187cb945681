import { Migration } from '@mikro-orm/migrations'

const versioned = {
  users: ['first_name', 'last_name', 'email', 'phone'],
  support_tickets: ['status', 'admin_response'],
  vendor_documents: ['review_status', 'review_reason'],
  settings: ['service_fee_percent', 'support_phone', 'documents_required'],
}

/**
 * Version numbers for what admins edit. A trigger increments them, so that every change of a row counts: the user's own
 * account page, SQL by hand, a process of an older release (docs/decisions/0036-retried-and-changed-meanwhile.md).
 */
export class Migration20261121Versions extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      create function next_version() returns trigger language plpgsql as
        $$ begin new.version := old.version + 1; return new; end $$;
    `)
    for (const [table, columns] of Object.entries(versioned)) {
      const changes = columns.map(column => `old.${column} is distinct from new.${column}`).join(' or ')
      this.addSql(/* sql */ `
        alter table ${table} add column version integer not null default 1
          constraint ${table}_version check (version > 0);
        create trigger ${table}_version before update of ${columns.join(', ')} on ${table}
          for each row when (${changes}) execute function next_version();
      `)
    }
  }
}
