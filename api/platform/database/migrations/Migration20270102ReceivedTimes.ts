import { Migration } from '@mikro-orm/migrations'

/** Keeps when a report arrived that the vendor recorded earlier, without a connection. */
export class Migration20270102ReceivedTimes extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      alter table visits
        add column on_the_way_received_at timestamptz(3)
          constraint visits_on_the_way_received check (on_the_way_received_at > on_the_way_at),
        add column arrived_received_at timestamptz(3)
          constraint visits_arrived_received check (arrived_received_at > arrived_at),
        add column done_received_at timestamptz(3)
          constraint visits_done_received check (done_received_at > done_at),
        add column failed_received_at timestamptz(3)
          constraint visits_failed_received check (failed_received_at > failed_at);`)
  }
}
