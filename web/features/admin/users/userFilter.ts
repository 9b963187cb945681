import type { UserSort, UserType } from '../../../generated/graphql.js'

/** What the admin asked to see. */
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
