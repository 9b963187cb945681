import type { View } from '../../platform/rows/View.js'
import type { Notice } from './Notice.js'

const stored = ['kind', 'jobId', 'data'] as const

/** Read only by the user who was told. */
export const noticeRows: View<Notice> = {
  table: 'notices',
  fields: {
    group: t => t.kind,
    text: t => t.kind,
    path: t => t.kind,
  },
  computed: { group: ['kind'], text: stored, path: stored },
}
