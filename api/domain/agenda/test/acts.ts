import { type Act, vendor } from '../../../test/pairs/act.js'

export const acts: Record<string, Act[]> = {
  dismissBusinessPrompt: [{ by: vendor }],
}
