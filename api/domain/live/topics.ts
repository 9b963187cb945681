import type { Pool } from 'pg'
import type { Change } from '../../platform/live/Change.js'
import type { ChangeKind } from '../../rules/live/changeKinds.js'
import type { Viewer } from '../accounts/Viewer.js'

const EVERYBODY = 'everybody'
const ADMINS = 'admins'

/** Only admins see changes of the first kinds, and only their owner those of the second. */
const OF_ADMINS: readonly ChangeKind[] = ['audit', 'suspension', 'task', 'application']
const OF_OWNERS: readonly ChangeKind[] = ['notice', 'session', 'token', 'export', 'preference']

/** What drivers may read: jobs, whose rows show them their own, and messages. */
const OF_DRIVERS: readonly ChangeKind[] = ['job', 'message']

/** The topics that receive a change. They follow the policies, which SQL applies again when it reads the rows. */
export const topicsOfChange = ({ kind, rowId, users, areas }: Change): string[] => {
  if (OF_ADMINS.includes(kind)) return [ADMINS]
  // Everybody reads settings, and a change of very many rows doesn't record their owners.
  if (kind === 'settings' || rowId === null) return [EVERYBODY]
  const owners = users.map(id => `user:${id}`)
  if (OF_OWNERS.includes(kind)) return owners
  const drivers = OF_DRIVERS.includes(kind) ? users.map(id => `drivers:${id}`) : []
  return [ADMINS, ...owners, ...drivers, ...areas.map(area => `area:${area}`)]
}

const AREAS = {
  name: 'topics',
  text: `select a.zip5 || ':' || coalesce(size, s.service_type) as area from service_areas a
    join vendor_services s on s.vendor_id = a.vendor_id and s.is_active
    left join lateral unnest(s.rental_sizes) size on true where a.vendor_id = $1`,
}

/** The topics of a user's screens, except a vendor's areas. */
export const ownTopics = ({ id, personId, userType, role }: Viewer): Set<string> =>
  new Set([
    EVERYBODY,
    `user:${personId}`,
    role === 'driver' ? `drivers:${id}` : `user:${id}`,
    ...(userType === 'admin' ? [ADMINS] : []),
  ])

/** The topics of a vendor's areas, by the services they offer, or by sizes if they have named some. */
export const areaTopics = async (pool: Pool, { id, role }: Viewer): Promise<string[]> => {
  if (role === 'driver') return []
  const { rows } = await pool.query<{ area: string }>({ ...AREAS, values: [id] })
  return rows.map(({ area }) => `area:${area}`)
}
