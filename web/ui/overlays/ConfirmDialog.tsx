import { AlertDialog } from 'radix-ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { Button } from '../actions/Button.js'
import { media, theme } from '../theme.js'
import { DialogActions } from './DialogActions.js'
import { useEscapeOrder } from './escapeOrder.js'
import { scrimStyle, sheetStyle } from './overlayStyle.js'
import { useClosesOnBack } from './useClosesOnBack.js'
import { useModalFocus } from './useModalFocus.js'

const Scrim = styled(AlertDialog.Overlay)`
  ${scrimStyle}
`

const Sheet = styled(AlertDialog.Content)`
  ${sheetStyle}

  @media ${media.medium} {
    max-width: 460px;
  }
`

const Title = styled(AlertDialog.Title)`
  padding: ${theme.space.l} 0 ${theme.space.xs};
  font-family: ${theme.font.heading};
  font-size: ${theme.fontSize.xl};
  line-height: ${theme.leading.tight};
  text-wrap: balance;
`

const Body = styled(AlertDialog.Description)`
  color: ${theme.color.muted};
`

type ConfirmDialogProps = {
  open: boolean
  /** A question in the user's terms: "Accept $149.50 from Dale's Hauling?" */
  title: string
  /** The consequences. */
  children: ReactNode
  confirmLabel: string
  busyLabel?: string
  cancelLabel?: string
  look?: 'primary' | 'danger'
  busy?: boolean
  /** False once there is nothing left to confirm: the dialog stays, and says why. */
  canConfirm?: boolean
  /** True once a second question has replaced the first: the focus is back on the button that does nothing. */
  asksAgain?: boolean
  onConfirm: () => void
  onClose: () => void
}

export const ConfirmDialog = ({
  open,
  title,
  children,
  confirmLabel,
  busyLabel = confirmLabel,
  cancelLabel = 'Cancel',
  look = 'primary',
  busy = false,
  canConfirm = true,
  asksAgain = false,
  onConfirm,
  onClose,
}: ConfirmDialogProps) => {
  const focus = useModalFocus(open)
  const cancel = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (asksAgain) cancel.current?.focus()
  }, [asksAgain])
  const close = () => {
    if (!busy) onClose()
  }
  useEscapeOrder(open, close)
  useClosesOnBack(open, close)
  return (
    <AlertDialog.Root open={open} onOpenChange={next => !next && close()}>
      <AlertDialog.Portal>
        <Scrim data-scrim="">
          <Sheet {...focus}>
            <Title>{title}</Title>
            <Body asChild>
              <div>{children}</div>
            </Body>
            <DialogActions>
              <AlertDialog.Cancel asChild>
                <Button ref={cancel} disabled={busy}>
                  {canConfirm ? cancelLabel : 'Close'}
                </Button>
              </AlertDialog.Cancel>
              {canConfirm && (
                <Button
                  look={look}
                  busy={busy}
                  busyLabel={busyLabel}
                  // The second half of a double click would confirm a dialog that opened under the pointer.
                  onClick={({ detail }) => detail < 2 && onConfirm()}
                >
                  {confirmLabel}
                </Button>
              )}
            </DialogActions>
          </Sheet>
        </Scrim>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
