import type { Pool } from 'pg'
import type { Change } from '../../platform/live/Change.js'
import type { ChangeKind } from '../../rules/live/changeKinds.js'
import type { Viewer } from '../accounts/Viewer.js'

const EVERYBODY = 'everybody'
const ADMINS = 'admins'

/** Only admins see changes of the first kinds, and only their owner those of the second. */
const OF_ADMINS: readonly ChangeKind[] = ['audit', 'suspension', 'task', 'application']
const OF_OWNERS: readonly ChangeKind[] = ['notice', 'session', 'token', 'export', 'preference']

/** Changes to the account itself. A founder's id is also the business's, so after leaving they receive only these. */
const OF_ACCOUNTS: readonly ChangeKind[] = ['user', 'person']

/** Drivers receive only changes to jobs and messages. Row views then limit them to their own. */
const OF_DRIVERS: readonly ChangeKind[] = ['job', 'message']

/** The topics that receive a change. They follow the policies, which SQL applies again when it reads the rows. */
export const topicsOfChange = ({ kind, rowId, users, areas }: Change): string[] => {
  if (OF_ADMINS.includes(kind)) return [ADMINS]
  // Everybody reads settings, and a change of very many rows doesn't record their owners.
  if (kind === 'settings' || rowId === null) return [EVERYBODY]
  const accounts = users.map(id => `account:${id}`)
  if (OF_OWNERS.includes(kind)) return accounts
  const drivers = OF_DRIVERS.includes(kind) ? users.map(id => `drivers:${id}`) : []
  return [
    ADMINS,
    ...(OF_ACCOUNTS.includes(kind) ? accounts : []),
    ...users.map(id => `user:${id}`),
    ...drivers,
    ...areas.map(area => `area:${area}`),
  ]
}

/** The topics of everybody who acts for a user, or is one. */
export const topicsOfUser = (id: string): string[] => [`account:${id}`, `user:${id}`, `drivers:${id}`]

/** Whose rows the user reads; none for a vendor who works nowhere now. */
const rowTopics = ({ id, userType, role }: Viewer): string[] => {
  if (userType === 'vendor' && role === null) return []
  return [role === 'driver' ? `drivers:${id}` : `user:${id}`]
}

const AREAS = {
  name: 'topics',
  text: `select a.zip5 || ':' || coalesce(size, s.service_type) as area from service_areas a
    join vendor_services s on s.vendor_id = a.vendor_id and s.is_active
    left join lateral unnest(s.rental_sizes) size on true where a.vendor_id = $1`,
}

/** The topics of a user's screens, except a vendor's areas. */
export const ownTopics = (viewer: Viewer): Set<string> =>
  new Set([
    EVERYBODY,
    `account:${viewer.personId}`,
    ...rowTopics(viewer),
    ...(viewer.userType === 'admin' ? [ADMINS] : []),
  ])

/** The topics of a vendor's areas, by the services they offer, or by sizes if they have named some. */
export const areaTopics = async (pool: Pool, { id, role }: Viewer): Promise<string[]> => {
  if (role === 'driver') return []
  const { rows } = await pool.query<{ area: string }>({ ...AREAS, values: [id] })
  return rows.map(({ area }) => `area:${area}`)
}
