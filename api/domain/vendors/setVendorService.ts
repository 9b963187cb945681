import { executeNamed } from '../../platform/database/prepared.js'
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
  const [stored] = await context.act(tx =>
    executeNamed<{ id: string }>(
      tx,
      `insert into vendor_services (id, vendor_id, service_type, is_active, created_at)
       values (:id, :vendorId, :serviceType, :isActive, :now)
       on conflict (vendor_id, service_type) do update set is_active = excluded.is_active returning id`,
      { id: newId(), vendorId: viewer.id, serviceType, isActive, now: context.now },
    ),
  )
  return stored!.id
}
