import { Migration } from '@mikro-orm/migrations'

/**
 * Old messages are found by their age and deleted: docs/decisions/0084-what-is-kept-and-months.md. The partitions that the release
 * before has made stay, and messages_rest takes everything that comes after them.
 */
export class Migration20261209MessagesAge extends Migration {
  override up(): void {
    this.addSql('set local statement_timeout = 0')
    this.addSql(/* sql */ `
      -- Left over from a partition that was interrupted in the making, it would refuse messages some day.
      alter table messages_rest drop constraint if exists messages_sealed;
      create index messages_age on messages (created_at);
    `)
  }
}
