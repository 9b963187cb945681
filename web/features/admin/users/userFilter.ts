import type { UserSort, UserType } from '../../../generated/graphql.js'

/** The filter that the admin has set. */
export type UserFilter = {
  search: string
  type: UserType | ''
  status: 'active' | 'suspended' | ''
  sort: UserSort
}

export const EVERYBODY: UserFilter = { search: '', type: '', status: '', sort: 'joined' }

export const filterVariables = ({ search, type, status, sort }: UserFilter) => ({
  search: search || null,
  type: type || null,
  isActive: status === '' ? null : status === 'active',
  sort,
})
