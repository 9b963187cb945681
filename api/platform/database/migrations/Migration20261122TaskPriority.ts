import { Migration } from '@mikro-orm/migrations'

/** Of tasks that are due, the queue takes those with the lowest number first: telling vendors of a job must not wait behind their mails. */
export class Migration20261122TaskPriority extends Migration {
  override up(): void {
    this.addSql('alter table queued_tasks add column priority smallint not null default 0')
  }
}
