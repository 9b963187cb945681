import { keysOf, userTypes } from '@rules/kinds.js'
import { ChoiceBox } from '../../../forms/ChoiceBox.js'
import { SearchBox } from '../../../forms/SearchBox.js'
import { Inline } from '../../../ui/layout/Inline.js'
import type { UserFilter } from './userFilter.js'

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
  <Inline role="search" aria-label="Users" gap="xs">
    <SearchBox label="Search users" placeholder="Search users..." onSearch={search => onChange({ search })} />
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
  </Inline>
)
