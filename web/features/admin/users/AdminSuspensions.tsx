import type { AdminSuspension_RequestFragment } from '../../../generated/graphql.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { Banner } from '../../../ui/states/Banner.js'
import { AdminSuspensionItem } from './AdminSuspensionItem.js'

type AdminSuspensionsProps = {
  requests: readonly AdminSuspension_RequestFragment[]
  /** A request was decided and has left the list. */
  onDecided: () => void
}

/** The requests that wait for a second administrator. */
export const AdminSuspensions = ({ requests, onDecided }: AdminSuspensionsProps) =>
  requests.length === 0 ? null : (
    <Banner tone="warning" title="Needs a second administrator">
      <Stack as="ul" gap="s" aria-label="Requests about administrators">
        {requests.map(request => (
          <li key={request.id}>
            <AdminSuspensionItem request={request} onDecided={onDecided} />
          </li>
        ))}
      </Stack>
    </Banner>
  )
