import { newId } from '../../platform/ids.js'
import { queued, timed } from '../queued.js'

export const cardTasks = {
  readCardAccount: queued<{ vendorId: string }>({ event: ({ vendorId }) => `${vendorId}:${newId()}` }),
  readCardAccounts: timed({ cron: '23 * * * *' }),
  checkStripe: timed({ cron: '17 * * * *' }),
}
