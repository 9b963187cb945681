import type { Pool } from 'pg'
import type { Change, ChangeKind } from '../../platform/live/Change.js'
import type { Viewer } from '../accounts/Viewer.js'

const EVERYBODY = 'everybody'
const ADMINS = 'admins'

/** What only admins see, and what nobody but its owner sees. */
const OF_ADMINS: readonly ChangeKind[] = ['audit', 'suspension', 'task', 'application']
const OF_OWNERS: readonly ChangeKind[] = ['notice', 'session', 'token', 'export', 'preference']

/** Who is sent a change. Topics follow the policies, which are applied again, in SQL, when the rows are read. */
export const topicsOfChange = ({ kind, rowId, users, areas }: Change): string[] => {
  if (OF_ADMINS.includes(kind)) return [ADMINS]
  // Settings concern everybody; and for a great many rows at once, their owners are not recorded.
  if (kind === 'settings' || rowId === null) return [EVERYBODY]
  const owners = users.map(id => `user:${id}`)
  if (OF_OWNERS.includes(kind)) return owners
  return [ADMINS, ...owners, ...areas.map(area => `area:${area}`)]
}

const AREAS = {
  name: 'topics',
  text: `select a.zip5 || ':' || coalesce(size, s.service_type) as area from service_areas a
    join vendor_services s on s.vendor_id = a.vendor_id and s.is_active
    left join lateral unnest(s.rental_sizes) size on true where a.vendor_id = $1`,
}

/** The topics of a user's screens, but for the areas of a vendor. */
export const ownTopics = ({ id, userType }: Viewer): Set<string> =>
  new Set([EVERYBODY, `user:${id}`, ...(userType === 'admin' ? [ADMINS] : [])])

/** The topics of a vendor's areas, for the services that they offer, or for the sizes if they have named some. */
export const areaTopics = async (pool: Pool, { id }: Viewer): Promise<string[]> => {
  const { rows } = await pool.query<{ area: string }>({ ...AREAS, values: [id] })
  return rows.map(({ area }) => `area:${area}`)
}
