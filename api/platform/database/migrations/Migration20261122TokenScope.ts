import { Migration } from '@mikro-orm/migrations'

/** Tokens for the subscription `changes`, which an older token does not allow. */
export class Migration20261122TokenScope extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      alter table api_tokens drop constraint api_tokens_scope,
        add constraint api_tokens_scope check (scope in ('read', 'read_write', 'listen'));
    `)
  }
}
