import { SEND_TEXT } from '../../../test/operations.js'
import { type Case, people, taken } from '../../notices/test/telling.js'

export const cases: Case[] = [
  {
    what: 'the vendor writes three times',
    before: taken,
    act: async ({ jobId }) => {
      for (const content of ['Hello', 'Are you there?', 'On my way'])
        await people().vendor.ask(SEND_TEXT, { input: { jobId, content } })
    },
    told: ['customer: message_received'],
  },
]
