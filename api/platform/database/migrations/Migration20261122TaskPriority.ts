import { Migration } from '@mikro-orm/migrations'

/**
 * The queue takes due tasks with the lowest number first, so that telling vendors of a job does not wait behind their
 * mails.
 */
export class Migration20261122TaskPriority extends Migration {
  override up(): void {
    this.addSql('alter table queued_tasks add column priority smallint not null default 0')
  }
}
