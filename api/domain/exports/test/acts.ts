import { type Act, customer } from '../../../test/pairs/act.js'

export const acts: Record<string, Act[]> = {
  requestMyData: [{ by: customer }],
}
