import { type RefObject, useState } from 'react'
import { Stack } from '../../../ui/layout/Stack.js'
import { useFocusReturn } from '../../../ui/overlays/useFocusReturn.js'
import { Banner } from '../../../ui/states/Banner.js'
import { AdminSuspensionItem } from './AdminSuspensionItem.js'
import { ConfirmSuspensionDialog } from './ConfirmSuspensionDialog.js'
import type { AdminSuspension_RequestFragment } from './generated/users.js'

type Request = AdminSuspension_RequestFragment

type AdminSuspensionsProps = {
  requests: readonly Request[]
  /** Gets the focus when a request has left the list. */
  heading: RefObject<HTMLElement | null>
}

/** The requests waiting for a second admin. */
export const AdminSuspensions = ({ requests, heading }: AdminSuspensionsProps) => {
  // The dialog stays outside its row, because another admin may take the request off the list.
  const [confirming, setConfirming] = useState<Request | null>(null)
  useFocusReturn(confirming !== null, heading)
  return (
    <>
      {requests.length > 0 && (
        <Banner tone="warning" title="Needs a second administrator">
          <Stack as="ul" gap="s" aria-label="Requests about administrators">
            {requests.map(request => (
              <li key={request.id}>
                <AdminSuspensionItem
                  request={request}
                  onConfirm={() => setConfirming(request)}
                  onWithdrawn={() => heading.current?.focus()}
                />
              </li>
            ))}
          </Stack>
        </Banner>
      )}
      {confirming && (
        <ConfirmSuspensionDialog
          request={confirming}
          isOpen={requests.some(({ id, viewerCanConfirm }) => id === confirming.id && viewerCanConfirm)}
          onClose={() => setConfirming(null)}
        />
      )}
    </>
  )
}
