import { Migration } from '@mikro-orm/migrations'

/** The newest comments about a vendor, read with every bid that is compared. */
export class Migration20261122LatestComments extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      create index ratings_comments on ratings (rated_id, created_at desc, id desc) where comment is not null;
    `)
  }
}
