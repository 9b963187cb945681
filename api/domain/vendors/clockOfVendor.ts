import type { EntityManager } from '@mikro-orm/postgresql'
import { executeNamed } from '../../platform/database/prepared.js'
import { DEFAULT_TIME_ZONE, timeZoneOfZip } from '../../rules/timeZoneOfZip.js'

const CLOCK = `
  select coalesce(u.initial_service_zip_code,
      (select a.zip_code from service_areas a where a.vendor_id = u.id order by a.zip_code limit 1)) as zip,
    (select q.time_zone from quiet_hours q where q.user_id = u.id) as "timeZone"
  from users u where u.id = :vendorId`

/** Where the vendor works, or else the clock of the account: what a vendor sets for the night should not move a date. */
export async function clockOfVendor(tx: EntityManager, vendorId: string): Promise<string> {
  const [row] = await executeNamed<{ zip: string | null; timeZone: string | null }>(tx, CLOCK, { vendorId })
  return row?.zip ? timeZoneOfZip(row.zip) : (row?.timeZone ?? DEFAULT_TIME_ZONE)
}
