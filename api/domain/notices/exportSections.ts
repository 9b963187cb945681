import type { ExportSections } from '../ExportSection.js'

export const exportSections = {
  notices: {
    table: 'notices',
    by: ['user_id'],
    without: ['event_id', 'mailed_with'],
    order: 'created_at, id',
  },
  noticePreferences: {
    table: 'notice_preferences',
    by: ['user_id'],
    order: 'notice_group, channel',
  },
  quietHours: { table: 'quiet_hours', by: ['user_id'], order: 'user_id' },
  textConsents: {
    table: 'text_consents',
    by: ['user_id'],
    without: ['code_hash'],
    order: 'asked_at, id',
  },
  pushSubscriptions: {
    table: 'push_subscriptions',
    by: ['user_id'],
    // Anyone with these values could push to the browser.
    without: ['endpoint', 'p256dh', 'auth', 'session_id'],
    order: 'created_at, id',
  },
} satisfies ExportSections
