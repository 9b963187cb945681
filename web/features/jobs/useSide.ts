import type { Side } from '@rules/changeOrders/changeOrders.js'
import { useAuth } from '../accounts/useAuth.js'

/** The viewer's side of a job; null for admins. */
export const useSide = (job: { customerId: string | null; vendorId: string | null }): Side | null => {
  const { user } = useAuth()
  if (!user) return null
  if (user.id === job.customerId) return 'customer'
  // A vendor who lost the job no longer reads whose it is.
  return user.userType === 'vendor' ? 'vendor' : null
}
