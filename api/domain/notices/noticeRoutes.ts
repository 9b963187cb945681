import { readFileSync } from 'node:fs'
import { get, type RestRoutes } from '../RestRoutes.js'

export const noticeRoutes: RestRoutes = {
  operations: readFileSync(new URL('./noticeRoutes.graphql', import.meta.url), 'utf8'),
  routes: [
    get(
      '/notice-preferences',
      'NoticePreferences',
      'noticePreferences',
      'How and when the caller gets notices.',
    ),
    {
      method: 'PUT',
      path: '/notice-preferences',
      summary: 'Sets how often a group of notices is sent through one channel.',
      operation: 'SetNoticeFrequency',
      answer: 'setNoticeFrequency',
    },
    {
      method: 'PUT',
      path: '/quiet-hours',
      summary: 'Sets the hours during which only account security notices are sent.',
      operation: 'SetQuietHours',
      answer: 'setQuietHours',
    },
    get('/notices', 'Notices', 'notices.nodes', 'Your notices, newest first.'),
    {
      method: 'POST',
      path: '/notices/read',
      summary: 'Marks the notices in `ids` as read, or all of yours if omitted.',
      operation: 'MarkNoticesRead',
      answer: 'markNoticesRead',
    },
  ],
}
