import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { Toast } from 'radix-ui'
import { type FocusEvent, useSyncExternalStore } from 'react'
import { keyframes, styled } from 'styled-components'
import { IconButton } from './IconButton.js'
import { media, theme } from './theme.js'
import { TOAST_MS, toastStore } from './toastStore.js'
import { TOASTS } from './useModalFocus.js'

/** Two buttons one above the other, and the space around them: see DialogActions. */
const DIALOG_FOOT = '152px'

const arrive = keyframes`
  from { transform: translateY(12px); opacity: 0; }
`

// Never over a primary action: those are at the foot of pages and at the right of a dialog's. A sheet that fills a
// phone has its way out at the top, so there the toast goes down to just above its foot.
const Viewport = styled(Toast.Viewport)`
  position: fixed;
  top: 0;
  right: 0;
  left: 0;
  z-index: ${theme.layer.toast};
  padding: ${theme.space.m};
  padding-top: max(${theme.space.m}, env(safe-area-inset-top));
  pointer-events: none;

  @media ${media.phone} {
    body:has([role='dialog'], [role='alertdialog']) & {
      top: auto;
      bottom: calc(${DIALOG_FOOT} + env(safe-area-inset-bottom));
      padding-block: 0;
    }
  }

  @media ${media.medium} {
    width: 25rem;
    margin-inline: auto;
  }

  @media ${media.wide} {
    top: auto;
    bottom: 0;
    margin: 0;
  }

  @media print {
    display: none;
  }
`

const Root = styled(Toast.Root)<{ $destructive: boolean }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 0 ${theme.space.s};
  padding: ${theme.space.s} ${theme.space.xs} ${theme.space.s} ${theme.space.m};
  border: 1px solid ${theme.color.line};
  border-left: 5px solid ${({ $destructive }) => ($destructive ? theme.color.danger : theme.color.success)};
  border-radius: ${theme.radius.m};
  background: ${theme.color.raised};
  color: ${theme.color.ink};
  box-shadow: ${theme.color.shadowRaised};
  pointer-events: auto;
  touch-action: pan-y;
  animation: ${arrive} ${theme.motion.calm};

  > svg {
    margin-top: 10px;
    color: ${({ $destructive }) => ($destructive ? theme.color.danger : theme.color.success)};
  }

  &[data-swipe='move'] {
    transform: translateX(var(--radix-toast-swipe-move-x));
  }

  &[data-swipe='cancel'] {
    transform: none;
    transition: transform ${theme.motion.quick};
  }

  &[data-swipe='end'] {
    transform: translateX(110%);
    transition: transform ${theme.motion.quick};
  }
`

const Words = styled.div`
  padding: 9px 0;
`

const Title = styled(Toast.Title)`
  font-weight: 650;
`

const Description = styled(Toast.Description)`
  color: ${theme.color.muted};
  font-size: ${theme.fontSize.s};
`

/** An open dialog listens on the document, and would fetch the focus back. */
const keepFocus = { onFocus: (event: FocusEvent) => event.stopPropagation() }

/** Shows what `toast()` was told: one at a time, 5 s, swiped away to the right, reached with F8. */
export const Toaster = () => {
  const shown = useSyncExternalStore(toastStore.subscribe, toastStore.read)
  const destructive = shown?.variant === 'destructive'
  const Icon = destructive ? CircleAlert : CircleCheck
  return (
    <Toast.Provider duration={TOAST_MS} swipeDirection="right" swipeThreshold={50}>
      {shown && (
        <Root
          key={shown.id}
          open={shown.open}
          onOpenChange={open => !open && toastStore.dismiss(shown.id)}
          type="foreground"
          $destructive={destructive}
          {...keepFocus}
        >
          <Icon size={20} aria-hidden="true" />
          <Words>
            <Title>{shown.title}</Title>
            {shown.description !== undefined && <Description>{shown.description}</Description>}
          </Words>
          <Toast.Close asChild>
            <IconButton label="Dismiss" icon={<X aria-hidden="true" />} />
          </Toast.Close>
        </Root>
      )}
      {/* What has aria-live stays visible to screen readers beside a modal dialog. Radix does the announcing. */}
      <Viewport hotkey={['F8']} aria-live="off" {...{ [TOASTS]: '' }} {...keepFocus} />
    </Toast.Provider>
  )
}
