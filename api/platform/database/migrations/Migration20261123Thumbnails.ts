import { Migration } from '@mikro-orm/migrations'

/** Which photos have been made smaller: docs/decisions/0076-thumbnails.md. */
export class Migration20261123Thumbnails extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      create table thumbnails (
        upload_id uuid primary key references uploads on delete cascade,
        made_at timestamptz(3) not null,
        -- False: the picture cannot be decoded, and is shown as it came.
        is_made boolean not null
      );
    `)
  }
}
