import type { ExportSections } from '../UserData.js'

export const exported = {
  messages: { table: 'messages', by: ['sender_id', 'receiver_id', 'person_id'], order: 'created_at, id' },
} satisfies ExportSections
