import type { ExportSections } from '../ExportSection.js'

/** Computes the average that everybody reads, because a rating whose seal has ended may not be counted yet. */
const PUBLIC_AVERAGE = `(select jsonb_build_object(
  'rating', coalesce(round(avg(r.rating), 2), 0.00), 'rating_count', count(r.id)) from ratings r
  where r.rated_id = t.id and r.reveals_at <= $2 and r.removed_at is null)`

export const exportSections = {
  account: {
    table: 'users',
    by: ['id'],
    // `rating_due_at` would reveal a sealed rating.
    without: ['password', 'rating_due_at'],
    but: PUBLIC_AVERAGE,
    order: 'id',
  },
  apiTokens: {
    table: 'api_tokens',
    by: ['user_id'],
    without: ['token_hash'],
    order: 'created_at, id',
  },
  sessions: { table: 'sessions', by: ['user_id'], without: ['token_hash'], order: 'created_at, id' },
  emailChanges: {
    table: 'email_changes',
    by: ['user_id'],
    without: ['token_hash'],
    order: 'number',
  },
  emailConfirmations: {
    table: 'email_confirmations',
    by: ['user_id'],
    without: ['token_hash'],
    order: 'created_at, id',
  },
  waitingMails: {
    table: 'held_mails',
    by: ['user_id'],
    // The payload may hold the id of another person who changed the job.
    without: ['payload'],
    order: 'id',
  },
  passwordLinks: {
    table: 'password_tokens',
    by: ['user_id'],
    without: ['token_hash'],
    order: 'created_at, id',
  },
} satisfies ExportSections
