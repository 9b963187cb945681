import { Download, UserPlus } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { useQuery } from '../../../apollo/hooks.js'
import { PagedList } from '../../../paging/PagedList.js'
import { PAGE_SIZE } from '../../../paging/PageFooter.js'
import { totalFrom } from '../../../paging/totalFrom.js'
import { Button } from '../../../ui/actions/Button.js'
import { Inline } from '../../../ui/layout/Inline.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { useFocusReturn } from '../../../ui/overlays/useFocusReturn.js'
import { EmptyState } from '../../../ui/states/EmptyState.js'
import { lazyPart } from '../../../ui/states/lazyPart.js'
import { Heading } from '../../../ui/text/Heading.js'
import { useAddressFilter } from '../../admin/useAddressFilter.js'
import { useAddressPager } from '../../admin/useAddressPager.js'
import { AdminSuspensions } from './AdminSuspensions.js'
import {
  AdminSuspensionsDocument,
  type UserRow_UserFragment,
  UsersDocument,
  UserTotalDocument,
} from './generated/users.js'
import { SelectedUsers } from './SelectedUsers.js'
import { SuspendDialog } from './SuspendDialog.js'
import { FILTER, filterVariables, UserFilters } from './UserFilters.js'
import { UserTable } from './UserTable.js'
import { saveUsers, useExportUsers } from './useExportUsers.js'
import { useSelection } from './useSelection.js'

// Rarely opened, and the dashboard is large.
const AddUserDialog = lazyPart(() => import('./AddUserDialog.js'), 'AddUserDialog')
const EditUserDialog = lazyPart(() => import('./EditUserDialog.js'), 'EditUserDialog')
const ResendDialog = lazyPart(() => import('./ResendDialog.js'), 'ResendDialog')
const AskSuspensionDialog = lazyPart(() => import('./AskSuspensionDialog.js'), 'AskSuspensionDialog')
const SuspendSeveralDialog = lazyPart(() => import('./SuspendSeveralDialog.js'), 'SuspendSeveralDialog')

type User = UserRow_UserFragment
type OpenDialog =
  | { kind: 'add' }
  | { kind: 'edit' | 'toggle' | 'ask' | 'resend'; user: User }
  | { kind: 'several'; users: readonly User[]; isActive: boolean }

export const UserManagement = () => {
  const [filter, setFilter] = useAddressFilter('users', FILTER)
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const pager = useAddressPager('users')
  const query = useQuery(UsersDocument, {
    variables: { ...filterVariables(filter), first: PAGE_SIZE, after: pager.after },
  })
  const selection = useSelection<User>(filter, query.data?.users.nodes)
  const { sort: _sort, ...narrowed } = filterVariables(filter)
  const counting = useQuery(UserTotalDocument, {
    variables: narrowed,
    skip: !query.data?.users.pageInfo.hasNextPage,
  })
  const suspensions = useQuery(AdminSuspensionsDocument)
  const requests = (suspensions.data ?? suspensions.previousData)?.adminSuspensions ?? []
  const asked = new Set(requests.map(({ userId }) => userId))
  const { exportUsers, isExporting } = useExportUsers(filter)
  useFocusReturn(dialog !== null, heading)
  const close = () => setDialog(null)

  return (
    <Stack as="section" aria-labelledby="users-title">
      <Inline justify="between">
        <Heading level={2} look={3} id="users-title" tabIndex={-1} ref={heading}>
          User Management
        </Heading>
        {selection.rows.length > 0 ? (
          <SelectedUsers
            users={selection.rows}
            onSetActive={isActive => setDialog({ kind: 'several', users: selection.rows, isActive })}
            onExport={() => saveUsers(selection.rows)}
            onClear={() => {
              selection.clear()
              heading.current?.focus()
            }}
          />
        ) : (
          <Inline gap="xs">
            <Button
              icon={<Download aria-hidden="true" />}
              busy={isExporting}
              busyLabel="Exporting..."
              onClick={exportUsers}
            >
              Export CSV
            </Button>
            <Button
              look="primary"
              icon={<UserPlus aria-hidden="true" />}
              onClick={() => setDialog({ kind: 'add' })}
            >
              Add User
            </Button>
          </Inline>
        )}
      </Inline>
      <AdminSuspensions requests={requests} heading={heading} />
      <UserFilters filter={filter} onChange={setFilter} />
      <PagedList
        what="users"
        query={query}
        list={query.data?.users}
        pager={pager}
        total={totalFrom(counting, ({ users }) => users.totalCount)}
        empty={<EmptyState title="No users found">Try another name or email, or fewer filters.</EmptyState>}
      >
        {(users, isBusy) => (
          <UserTable
            users={users}
            sort={filter.sort}
            isBusy={isBusy}
            onEdit={user => setDialog({ kind: 'edit', user })}
            onToggle={user => setDialog({ kind: user.userType === 'admin' ? 'ask' : 'toggle', user })}
            onResend={user => setDialog({ kind: 'resend', user })}
            selection={{ isSelected: selection.isSelected, onSelect: selection.select }}
            asked={asked}
          />
        )}
      </PagedList>
      <Suspense>
        {dialog?.kind === 'add' && <AddUserDialog onClose={close} />}
        {dialog?.kind === 'edit' && <EditUserDialog user={dialog.user} onClose={close} />}
        {dialog?.kind === 'resend' && <ResendDialog user={dialog.user} onClose={close} />}
        {dialog?.kind === 'ask' && (
          <AskSuspensionDialog user={dialog.user} isAsked={asked.has(dialog.user.id)} onClose={close} />
        )}
        {dialog?.kind === 'several' && (
          <SuspendSeveralDialog
            users={dialog.users}
            isActive={dialog.isActive}
            onDone={selection.clear}
            onClose={close}
          />
        )}
      </Suspense>
      {dialog?.kind === 'toggle' && <SuspendDialog user={dialog.user} onClose={close} />}
    </Stack>
  )
}
