import { Migration } from '@mikro-orm/migrations'

const REASONS = `('contact_details', 'insults', 'off_topic', 'private_information', 'threats')`

/**
 * Ratings that are sealed until they are revealed, a reply to each, and their removal: docs/decisions/0074-sealed-ratings.md.
 * Those of an older release, and those that a process of one still writes, are revealed as they are made.
 */
export class Migration20261123SealedRatings extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      alter table ratings
        add column reveals_at timestamptz(3) not null default now(),
        add column reveal_told boolean not null default true,
        add column reply text constraint ratings_reply_length check (char_length(reply) between 1 and 500),
        add column replied_at timestamptz(3),
        add column removed_at timestamptz(3),
        add column removed_for text constraint ratings_removed_for check (removed_for in ${REASONS}),
        add column reply_removed_at timestamptz(3),
        add column reply_removed_for text constraint ratings_reply_removed_for check (reply_removed_for in ${REASONS}),
        add constraint ratings_replied check ((reply is null) = (replied_at is null)),
        add constraint ratings_reply_of_comment check (reply is null or comment is not null),
        add constraint ratings_removed check ((removed_at is null) = (removed_for is null)),
        add constraint ratings_reply_removed check ((reply_removed_at is null) = (reply_removed_for is null)),
        add constraint ratings_removed_reply check (reply_removed_at is null or reply is not null);
      update ratings set reveals_at = created_at;
      create index ratings_untold on ratings (reveals_at) where not reveal_told;
      alter table users add column rating_due_at timestamptz(3);
      create index users_rating_due on users (rating_due_at) where rating_due_at is not null;
    `)
  }
}
