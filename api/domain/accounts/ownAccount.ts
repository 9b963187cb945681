import type { UserType } from '../../rules/kinds.js'
import type { Subject } from '../act.js'
import { type Holding, lockActive } from './lockActive.js'
import type { User } from './User.js'

/** The viewer's own account, for what belongs to it. A write lock makes simultaneous acts count each other's rows. */
export const ownAccount = (by: readonly UserType[], lockMode?: Holding): Subject<void, { user: User }> => ({
  by,
  async hold({ tx, viewer }) {
    return { user: (await lockActive(tx, viewer, { lockMode })).get(viewer.personId)! }
  },
})
