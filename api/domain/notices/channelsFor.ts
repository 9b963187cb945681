import type { NoticeGroup } from '../../rules/notices.js'
import type { AppContext } from '../context.js'

export interface Channels {
  /** Whether a notice is mailed by itself now. */
  mail: 'now' | 'no'
}

/** How a user hears of a group at a moment. Security is always mailed at once. */
export const channelsFor = async (
  _app: AppContext,
  _user: { id: string },
  _group: NoticeGroup,
  _now: Date,
): Promise<Channels> => ({ mail: 'now' })
