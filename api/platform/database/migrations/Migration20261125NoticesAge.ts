import { Migration } from '@mikro-orm/migrations'

/** The hourly cleanup finds old notices by it: docs/decisions/0084-what-is-kept-and-months.md. */
export class Migration20261125NoticesAge extends Migration {
  override up(): void {
    this.addSql('set local statement_timeout = 0')
    this.addSql('create index notices_age on notices (created_at)')
  }
}
