import { Migration } from '@mikro-orm/migrations'

/** Addresses of earlier orders that their customer no longer wants offered. */
export class Migration20261220HiddenAddresses extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      create table hidden_addresses (
        customer_id uuid not null references users on delete cascade,
        place text not null,
        hidden_at timestamptz(3) not null,
        primary key (customer_id, place)
      );
    `)
  }
}
