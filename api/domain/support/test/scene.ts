import { newId } from '../../../platform/ids.js'
import { AT, type ScenePart } from '../../../test/pairs/scene.js'

declare module '../../../test/pairs/scene.js' {
  interface Scene {
    ticketId: string
  }
}

export const scenePart: ScenePart = {
  names: () => ({ ticketId: newId() }),
  rows: ({ id, jobId, ticketId }) => `
    insert into support_tickets (id, customer_id, order_number, issue, created_at, updated_at)
      values ('${ticketId}', '${id.customer}', '${jobId}', 'Late', ${AT}, ${AT});`,
}
