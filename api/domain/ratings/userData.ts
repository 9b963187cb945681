import type { ExportSections } from '../UserData.js'

export const exported = {
  ratings: {
    table: 'ratings',
    by: ['rater_id'],
    // Users can read ratings about themselves once they are revealed.
    also: '(rated_id = $1 and reveals_at <= $2 and removed_at is null)',
    without: ['reveal_told'],
    // Only its author can still read a removed reply.
    but: `case when rater_id = $1 and reply_removed_at is not null then '{"reply": null}'::jsonb else '{}'::jsonb end`,
    order: 'created_at, id',
  },
} satisfies ExportSections
