import { Migration } from '@mikro-orm/migrations'

/** Mails accepted by an SMTP server: see docs/decisions/0024-mail-once.md. */
export class Migration20261120SentMails extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      create table sent_mails (
        message_id text primary key,
        sent_at timestamptz(3) not null
      );
      create index sent_mails_sent on sent_mails (sent_at);
    `)
  }
}
