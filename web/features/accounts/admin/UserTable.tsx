import { userTypes } from '@rules/kinds.js'
import { personRoles } from '@rules/people/roles.js'
import { Pencil } from 'lucide-react'
import { Button } from '../../../ui/actions/Button.js'
import { type CardColumn, CardTable, type RowSelection } from '../../../ui/charts/CardTable.js'
import { Inline } from '../../../ui/layout/Inline.js'
import { formatShortDay, localDay } from '../../../ui/text/formatMoment.js'
import { fullName } from '../../../ui/text/fullName.js'
import { Day } from '../../../ui/text/Moment.js'
import { Text } from '../../../ui/text/Text.js'
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.js'
import { useAuth } from '../useAuth.js'
import { ActiveBadge } from './ActiveBadge.js'
import type { UserRow_UserFragment } from './generated/users.js'
import type { UserFilter } from './UserFilters.js'

type User = UserRow_UserFragment

const toggleWords = ({ userType, isActive }: User) => {
  if (userType === 'admin') return isActive ? 'Ask to Suspend' : 'Ask to Reactivate'
  return isActive ? 'Suspend' : 'Reactivate'
}

/** Where somebody works who didn't found the business. */
const WorksFor = ({ user: { id, role, business } }: { user: User }) =>
  role && business && business.id !== id ? (
    <Text size="s" tone="muted">
      {personRoles[role].label}, {business.name}
    </Text>
  ) : null

type UserTableProps = {
  users: readonly User[]
  sort: UserFilter['sort']
  isBusy: boolean
  onEdit: (user: User) => void
  onToggle: (user: User) => void
  onResend: (user: User) => void
  /** The administrators with a pending suspension request. */
  asked: ReadonlySet<string>
  selection: Omit<RowSelection<User>, 'nameOf'>
}

export const UserTable = ({
  users,
  sort,
  isBusy,
  onEdit,
  onToggle,
  onResend,
  asked,
  selection,
}: UserTableProps) => {
  const { user: viewer } = useAuth()
  // Only another administrator may make a request about an administrator, and only one at a time.
  const isOffered = ({ id, userType }: User) => userType !== 'admin' || (id !== viewer?.id && !asked.has(id))
  const columns: CardColumn<User>[] = [
    {
      header: 'User',
      sorted: sort === 'name' ? 'ascending' : undefined,
      cell: user => (
        <>
          <strong>{fullName(user)}</strong>
          <Text size="s" tone="muted">
            {user.email}
          </Text>
        </>
      ),
    },
    {
      header: 'Type',
      cell: user => (
        <>
          {userTypes[user.userType]}
          <WorksFor user={user} />
        </>
      ),
    },
    {
      header: 'Status',
      cell: user => (
        <>
          <ActiveBadge isActive={user.isActive} />
          {user.invitedAt && (
            <Text size="s" tone="muted">
              Invited, {formatShortDay(localDay(user.invitedAt))}
            </Text>
          )}
        </>
      ),
    },
    {
      header: 'Joined',
      sorted: sort === 'joined' ? 'descending' : undefined,
      cell: user => <Day value={localDay(user.createdAt)} />,
    },
    {
      header: 'Actions',
      cell: user => (
        <Inline gap="xs">
          <Button size="s" icon={<Pencil aria-hidden="true" />} onClick={() => onEdit(user)}>
            <span>
              Edit<VisuallyHidden> {fullName(user)}</VisuallyHidden>
            </span>
          </Button>
          {user.invitedAt && user.isActive && (
            <Button size="s" look="quiet" onClick={() => onResend(user)}>
              <span>
                Invite Again<VisuallyHidden> {fullName(user)}</VisuallyHidden>
              </span>
            </Button>
          )}
          {isOffered(user) && (
            <Button size="s" look="quiet" onClick={() => onToggle(user)}>
              <span>
                {toggleWords(user)}
                <VisuallyHidden> {fullName(user)}</VisuallyHidden>
              </span>
            </Button>
          )}
        </Inline>
      ),
    },
  ]
  return (
    <CardTable
      caption="Users"
      columns={columns}
      rows={users}
      rowKey={({ id }) => id}
      isBusy={isBusy}
      selection={{ ...selection, nameOf: fullName }}
    />
  )
}
