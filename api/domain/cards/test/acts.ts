import { type Act, rival } from '../../../test/pairs/act.js'

export const acts: Record<string, Act[]> = {
  connectPayments: [{ by: rival }],
  disconnectPayments: [{ by: rival }],
}
