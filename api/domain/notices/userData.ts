import type { ExportSections } from '../UserData.js'
import { type Erasure, type Expiry, SENT_DAYS } from '../UserData.js'

export const exported = {
  notices: {
    table: 'notices',
    by: ['user_id'],
    ofHuman: ['user_id'],
    without: ['event_id', 'mailed_with'],
    order: 'created_at, id',
  },
  noticePreferences: {
    table: 'notice_preferences',
    by: ['user_id'],
    ofHuman: ['user_id'],
    order: 'notice_group, channel',
  },
  quietHours: { table: 'quiet_hours', by: ['user_id'], ofHuman: ['user_id'], order: 'user_id' },
  textConsents: {
    table: 'text_consents',
    by: ['user_id'],
    ofHuman: ['user_id'],
    without: ['code_hash'],
    order: 'asked_at, id',
  },
  pushSubscriptions: {
    table: 'push_subscriptions',
    by: ['user_id'],
    ofHuman: ['user_id'],
    // Anyone with these values could push to the browser.
    without: ['endpoint', 'p256dh', 'auth', 'session_id'],
    order: 'created_at, id',
  },
} satisfies ExportSections

export const erased: readonly Erasure[] = [
  { table: 'notice_preferences', where: 'user_id = :userId' },
  { table: 'quiet_hours', where: 'user_id = :userId' },
  { table: 'text_consents', where: 'user_id = :userId' },
  { table: 'held_notices', where: 'user_id = :userId' },
  { table: 'notices', where: 'user_id = :userId' },
]

/** `removeOldNotices` removes the notices themselves. */
export const expired: readonly Expiry[] = [
  { table: 'held_notices', where: 'due_at < $1', days: SENT_DAYS },
  { table: 'sent_notices', where: 'sent_at < $1', days: SENT_DAYS },
]

/** Tables that hold nothing about a single user, with the reason. */
export const notExported: Record<string, string> = {
  held_notices: 'which notices wait until when; they are in the list of notices',
  text_stops: 'phone numbers that opted out of text messages',
  sent_notices: 'ids of notices and browsers alone',
}
