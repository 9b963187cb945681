import type { PersonRole } from '@rules/people/roles.js'
import { useAuth } from './useAuth.js'

/** What the signed-in vendor does in the business they work for; null for everybody else. */
export const useRole = (): PersonRole | null => useAuth().user?.role ?? null
