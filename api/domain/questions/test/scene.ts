import { newId } from '../../../platform/ids.js'
import { AT, type ScenePart } from '../../../test/pairs/scene.js'

declare module '../../../test/pairs/scene.js' {
  interface Scene {
    /** The vendor's question, unanswered. */
    questionId: string
  }
}

export const scenePart: ScenePart = {
  names: () => ({ questionId: newId() }),
  rows: ({ id, jobId, questionId }) => `
    insert into questions (id, job_id, vendor_id, question, created_at)
      values ('${questionId}', '${jobId}', '${id.vendor}', 'How many stairs?', ${AT});`,
}
