import { Migration } from '@mikro-orm/migrations'

/** The width and height that a link to a profile gives. Null for photos made smaller before this; they are made again on request. */
export class Migration20261208ThumbnailSides extends Migration {
  override up(): void {
    this.addSql('alter table thumbnails add column medium_width integer, add column medium_height integer')
  }
}
