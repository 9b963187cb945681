import { keysOf, userTypes } from '@rules/kinds.js'
import { ChoiceBox } from '../../../forms/ChoiceBox.js'
import { SearchBox } from '../../../forms/SearchBox.js'
import type { UserSort, UserType } from '../../../generated/schema.js'
import { Filters } from '../../../ui/layout/Filters.js'

export type UserFilter = {
  search: string
  type: UserType | ''
  status: 'active' | 'suspended' | ''
  sort: UserSort
}

/** The choices of each filter, the default first. */
export const FILTER: {
  search: 'words'
  type: readonly UserFilter['type'][]
  status: readonly UserFilter['status'][]
  sort: readonly UserSort[]
} = {
  search: 'words',
  type: ['', ...keysOf(userTypes)],
  status: ['', 'active', 'suspended'],
  sort: ['joined', 'name'],
}

export const filterVariables = ({ search, type, status, sort }: UserFilter) => ({
  search: search || null,
  type: type || null,
  isActive: status === '' ? null : status === 'active',
  sort,
})

const types = [
  { value: '', label: 'All types' },
  ...keysOf(userTypes).map(value => ({ value, label: userTypes[value] })),
]
const statuses = [
  { value: '', label: 'All statuses' },
  { value: 'active', label: 'Active' },
  { value: 'suspended', label: 'Suspended' },
]
const sorts = [
  { value: 'joined', label: 'Newest first' },
  { value: 'name', label: 'By name' },
]

type UserFiltersProps = { filter: UserFilter; onChange: (some: Partial<UserFilter>) => void }

export const UserFilters = ({ filter, onChange }: UserFiltersProps) => (
  <Filters
    label="Users"
    search={
      <SearchBox
        label="Search users"
        placeholder="Search users..."
        words={filter.search}
        onSearch={search => onChange({ search })}
      />
    }
  >
    <ChoiceBox
      label="Type"
      options={types}
      value={filter.type}
      onChange={value => onChange({ type: value as UserFilter['type'] })}
    />
    <ChoiceBox
      label="Status"
      options={statuses}
      value={filter.status}
      onChange={value => onChange({ status: value as UserFilter['status'] })}
    />
    <ChoiceBox
      label="Order"
      options={sorts}
      value={filter.sort}
      onChange={value => onChange({ sort: value as UserFilter['sort'] })}
    />
  </Filters>
)
