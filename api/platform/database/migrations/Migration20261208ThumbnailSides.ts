import { Migration } from '@mikro-orm/migrations'

/** What a link to a profile says of its picture. Null for a photo that was made smaller before: it is made again when it is asked for. */
export class Migration20261208ThumbnailSides extends Migration {
  override up(): void {
    this.addSql('alter table thumbnails add column medium_width integer, add column medium_height integer')
  }
}
