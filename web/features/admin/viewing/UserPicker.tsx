import { useState } from 'react'
import { useQuery } from '../../../apollo/hooks.js'
import { SearchBox } from '../../../forms/SearchBox.js'
import type { UserType } from '../../../generated/schema.js'
import { LoadError } from '../../../paging/LoadError.js'
import { totalWords } from '../../../paging/PageFooter.js'
import { UserChoice } from '../../../ui/actions/UserChoice.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { EmptyState } from '../../../ui/states/EmptyState.js'
import { LoadingRegion, Skeleton } from '../../../ui/states/Skeleton.js'
import { fullName } from '../../../ui/text/fullName.js'
import { Text } from '../../../ui/text/Text.js'
import { ActiveBadge } from '../../accounts/admin/ActiveBadge.js'
import { FindUsersDocument } from './generated/viewing.js'

type UserPickerProps = { type: Extract<UserType, 'customer' | 'vendor'>; onPick: (id: string) => void }

/** Finds the user to view, by name or email. */
export const UserPicker = ({ type, onPick }: UserPickerProps) => {
  const [search, setSearch] = useState('')
  const { data, previousData, error } = useQuery(FindUsersDocument, {
    variables: { search: search || null, type },
  })
  const found = (data ?? previousData)?.users

  const list = () => {
    if (error && !data) {
      return <LoadError what={`the ${type}s`} error={error} />
    }
    if (!found) {
      return (
        <LoadingRegion label={`Loading ${type}s...`}>
          <Skeleton height="200px" />
        </LoadingRegion>
      )
    }
    if (found.nodes.length === 0) {
      return <EmptyState title="No users found">Try another name or email.</EmptyState>
    }
    return (
      <Stack gap="xs">
        <Text size="s" tone="muted" role="status">
          {found.totalCount > found.nodes.length
            ? `The first ${found.nodes.length} of ${totalWords(found.totalCount)} by name. Type to search for more.`
            : `${found.totalCount} found`}
        </Text>
        <Stack as="ul" gap="xxs" aria-label={`Found ${type}s`}>
          {found.nodes.map(user => (
            <li key={user.id}>
              <UserChoice
                name={fullName(user)}
                detail={user.email ?? ''}
                badge={!user.isActive && <ActiveBadge isActive={false} />}
                onClick={() => onPick(user.id)}
              />
            </li>
          ))}
        </Stack>
      </Stack>
    )
  }

  return (
    <Stack as="section" aria-label={`Choose a ${type}`}>
      <Text>See what one {type} sees. Nothing can be changed from there.</Text>
      <SearchBox label={`Find a ${type}`} placeholder="Name or email" onSearch={setSearch} />
      {list()}
    </Stack>
  )
}
