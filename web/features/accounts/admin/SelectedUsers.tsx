import { Download, X } from 'lucide-react'
import { Button } from '../../../ui/actions/Button.js'
import { Inline } from '../../../ui/layout/Inline.js'
import { Text } from '../../../ui/text/Text.js'
import type { UserRow_UserFragment } from './generated/users.js'

type SelectedUsersProps = {
  users: readonly UserRow_UserFragment[]
  onSetActive: (isActive: boolean) => void
  onExport: () => void
  onClear: () => void
}

export const SelectedUsers = ({ users, onSetActive, onExport, onClear }: SelectedUsersProps) => (
  <Inline role="group" aria-label="Selected users" gap="xs">
    <Text as="span" strong tabular role="status">
      {users.length} selected
    </Text>
    {users.some(({ isActive }) => isActive) && <Button onClick={() => onSetActive(false)}>Suspend</Button>}
    {users.some(({ isActive }) => !isActive) && <Button onClick={() => onSetActive(true)}>Reactivate</Button>}
    <Button icon={<Download aria-hidden="true" />} onClick={onExport}>
      Export CSV
    </Button>
    <Button look="quiet" icon={<X aria-hidden="true" />} onClick={onClear}>
      Clear
    </Button>
  </Inline>
)
