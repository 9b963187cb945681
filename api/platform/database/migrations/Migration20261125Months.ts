import { Migration } from '@mikro-orm/migrations'

const trigger = (name: string, event: string, rows: string) =>
  `create trigger ${name} after ${event} on messages referencing ${rows}
    for each statement execute function record_changes_of_messages();`

/**
 * `messages` can have partitions by month: docs/decisions/0084-what-is-kept-and-months.md. Only the catalog changes, so it takes as
 * long with a hundred million rows: the table becomes the partition of everything, with its indexes and foreign keys. Unique
 * is an id within a partition: an index over all of them would need the date in it.
 */
export class Migration20261125Months extends Migration {
  override up(): void {
    this.addSql('set local statement_timeout = 0')
    this.addSql(/* sql */ `
      alter table messages rename to messages_rest;
      alter index messages_pkey rename to messages_rest_pkey;
      alter index messages_job rename to messages_rest_job;
      alter index messages_sender rename to messages_rest_sender;
      alter index messages_receiver rename to messages_rest_receiver;
      alter index messages_unread rename to messages_rest_unread;
      drop trigger record_inserted on messages_rest;
      drop trigger record_updated on messages_rest;
      drop trigger record_deleted on messages_rest;

      create table messages (like messages_rest including defaults including constraints)
        partition by range (created_at);
      alter table messages add constraint messages_job_id_fkey foreign key (job_id) references jobs;
      alter table messages add constraint messages_sender_id_fkey foreign key (sender_id) references users;
      alter table messages add constraint messages_receiver_id_fkey foreign key (receiver_id) references users;
      alter table messages attach partition messages_rest default;
      -- Each takes over the index of the partition.
      create index messages_job on messages (job_id, created_at desc, id desc);
      create index messages_sender on messages (sender_id);
      create index messages_receiver on messages (receiver_id);
      create index messages_unread on messages (receiver_id, job_id) where read_at is null;
      ${trigger('record_inserted', 'insert', 'new table as new_rows')}
      ${trigger('record_updated', 'update', 'old table as old_rows new table as new_rows')}
      ${trigger('record_deleted', 'delete', 'old table as old_rows')}
    `)
  }
}
