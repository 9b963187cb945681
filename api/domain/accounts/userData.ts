import type { Erasure, Expiry, ExportSections } from '../UserData.js'

/** Computes the average that everybody reads, because a rating whose seal has ended may not be counted yet. */
const PUBLIC_AVERAGE = `(select jsonb_build_object(
  'rating', coalesce(round(avg(r.rating), 2), 0.00), 'rating_count', count(r.id)) from ratings r
  where r.rated_id = t.id and r.reveals_at <= $2 and r.removed_at is null)`

export const exported = {
  account: {
    table: 'users',
    by: ['id'],
    ofHuman: ['id'],
    // `rating_due_at` would reveal a sealed rating.
    without: ['password', 'rating_due_at'],
    but: PUBLIC_AVERAGE,
    order: 'id',
  },
  apiTokens: {
    table: 'api_tokens',
    by: ['user_id'],
    ofHuman: ['user_id'],
    without: ['token_hash'],
    order: 'created_at, id',
  },
  sessions: {
    table: 'sessions',
    by: ['user_id'],
    ofHuman: ['user_id'],
    without: ['token_hash'],
    order: 'created_at, id',
  },
  emailChanges: {
    table: 'email_changes',
    by: ['user_id'],
    ofHuman: ['user_id'],
    without: ['token_hash'],
    order: 'number',
  },
  emailConfirmations: {
    table: 'email_confirmations',
    by: ['user_id'],
    ofHuman: ['user_id'],
    without: ['token_hash'],
    order: 'created_at, id',
  },
  waitingMails: {
    table: 'held_mails',
    by: ['user_id'],
    ofHuman: ['user_id'],
    // The payload may hold the id of another person who changed the job.
    without: ['payload'],
    order: 'id',
  },
  passwordLinks: {
    table: 'password_tokens',
    by: ['user_id'],
    ofHuman: ['user_id'],
    without: ['token_hash'],
    order: 'created_at, id',
  },
} satisfies ExportSections

export const erased: readonly Erasure[] = [
  { table: 'sessions', where: 'user_id = :userId' },
  { table: 'password_tokens', where: 'user_id = :userId' },
  { table: 'email_changes', where: 'user_id = :userId' },
  { table: 'email_confirmations', where: 'user_id = :userId' },
  { table: 'held_mails', where: 'user_id = :userId' },
  { table: 'api_tokens', where: 'user_id = :userId' },
]

/** Until then their owners can see why a token no longer works. */
const DEAD_TOKENS_DAYS = 30

export const expired: readonly Expiry[] = [
  { table: 'sessions', where: 'expires_at < $1' },
  { table: 'password_tokens', where: 'expires_at < $1' },
  { table: 'email_changes', where: 'expires_at < $1' },
  { table: 'email_confirmations', where: 'expires_at < $1' },
  { table: 'held_mails', where: 'expires_at < $1' },
  { table: 'api_tokens', where: 'least(expires_at, revoked_at) < $1', days: DEAD_TOKENS_DAYS },
]
