import type { EntityManager } from '@mikro-orm/postgresql'
import { executeNamed } from '../../platform/database/prepared.js'
import { DEFAULT_TIME_ZONE, timeZoneOfZip } from '../../rules/timeZoneOfZip.js'
import { baseZip } from '../accounts/baseZip.js'

const CLOCK = `
  select ${baseZip('u')} as zip,
    (select q.time_zone from quiet_hours q where q.user_id = u.id) as "timeZone"
  from users u where u.id = :vendorId`

/**
 * The zone where the vendor works, or else the account's clock: the vendor's choice of quiet hours must not move a
 * date.
 */
export async function clockOfVendor(tx: EntityManager, vendorId: string): Promise<string> {
  const [row] = await executeNamed<{ zip: string | null; timeZone: string | null }>(tx, CLOCK, { vendorId })
  return row?.zip ? timeZoneOfZip(row.zip) : (row?.timeZone ?? DEFAULT_TIME_ZONE)
}
