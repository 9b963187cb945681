import type { ViewerFragment } from '../../features/accounts/generated/accounts.js'
import { settings } from './settings.js'

type Given = { unreadNotices?: number; settings?: typeof settings }

/** The data that every page shows around its content for this user. */
export const makeShell = (user: ViewerFragment | null, given: Given = {}) => ({
  me: user && { ...user, unreadNotices: given.unreadNotices ?? 0 },
  settings: given.settings ?? settings,
})

/** The responses of an operator who takes no service fee. */
export const withoutFee = (user: ViewerFragment) => {
  const free = { ...settings, serviceFeePercent: 0 }
  return { Settings: { settings: free }, Shell: makeShell(user, { settings: free }) }
}
