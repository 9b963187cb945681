import type { ExportSections } from '../ExportSection.js'

export const exportSections = {
  messages: { table: 'messages', by: ['sender_id', 'receiver_id'], order: 'created_at, id' },
} satisfies ExportSections
