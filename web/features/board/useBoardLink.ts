import { useAuth } from '../accounts/useAuth.js'

/** The board of today, for owners and dispatchers of a business of more than one person; otherwise null. */
export const useBoardLink = (): { search: string } | null => {
  const { user } = useAuth()
  const mayPlan = user?.role === 'dispatcher' || (user?.role === 'owner' && user.business?.hasPeople === true)
  return mayPlan ? { search: '?board=today' } : null
}
