import type { View } from '../../platform/rows/View.js'
import type { Notice } from './Notice.js'

const stored = ['kind', 'jobId', 'data'] as const

/** Only the notified user reads it. */
export const noticeRows: View<Notice> = {
  table: 'notices',
  fields: {
    group: t => t.kind,
    text: t => t.kind,
    path: t => t.kind,
  },
  computed: { group: ['kind'], text: stored, path: stored },
}
