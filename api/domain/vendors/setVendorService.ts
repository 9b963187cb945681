import { newId } from '../../platform/ids.js'
import type { ServiceType } from '../../rules/kinds.js'
import type { Context } from '../context.js'

/** Turns a service on or off in one statement; two simultaneous clicks end in one of the two states. */
export async function setVendorService(
  context: Context,
  serviceType: ServiceType,
  isActive: boolean,
): Promise<string> {
  const viewer = await context.signedIn('vendor')
  const { rows } = await context.database.pool.query(
    `insert into vendor_services (id, vendor_id, service_type, is_active, created_at) values ($1, $2, $3, $4, $5)
     on conflict (vendor_id, service_type) do update set is_active = excluded.is_active returning id`,
    [newId(), viewer.id, serviceType, isActive, context.now],
  )
  return rows[0].id
}
