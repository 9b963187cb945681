import type { ExportSections } from '../UserData.js'

export const exportSections = {
  messages: { table: 'messages', by: ['sender_id', 'receiver_id'], order: 'created_at, id' },
} satisfies ExportSections
