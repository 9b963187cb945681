import type { Database } from '../../platform/database/database.js'
import { prepared, rowsOf } from '../../platform/database/prepared.js'
import { type Failure, forbidden } from '../../platform/errors.js'
import { refusals } from '../../rules/nounWords.js'
import type { Viewer } from './Viewer.js'
import { isAtWork } from './worksFor.js'

const OWNER = prepared(`select u.first_name as name from business_people p join users u on u.id = p.user_id
  where p.vendor_id = :vendorId and p.role = 'owner' and ${isAtWork('p')} order by p.joined_at, u.id limit 1`)

/** Says which owner to ask. */
export const notYourRole = async (
  { pool }: Pick<Database, 'pool'>,
  { id }: Pick<Viewer, 'id'>,
): Promise<Failure> => {
  const [owner] = await rowsOf<{ name: string }>(pool, OWNER, { vendorId: id })
  return forbidden(owner ? `Ask ${owner.name} to do this` : refusals.NOT_YOUR_ROLE, {
    reason: 'NOT_YOUR_ROLE',
  })
}
