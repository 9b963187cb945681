import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { Toast } from 'radix-ui'
import { type FocusEvent, useRef, useSyncExternalStore } from 'react'
import { keyframes, styled } from 'styled-components'
import { IconButton } from '../actions/IconButton.js'
import { media, theme } from '../theme.js'
import { closeTopmost } from './escapeOrder.js'
import { TOAST_MS, toastStore } from './toast.js'
import { TOASTS } from './useModalFocus.js'
import { useToastPlace } from './useToastPlace.js'

const arrive = keyframes`
  from { transform: translateY(12px); opacity: 0; }
`

// The toasts at the bottom of the screen, away from the bar, the tabs and a dialog's close button. The page and an
// open dialog end above a toast while it is shown: see useToastPlace.
const Viewport = styled(Toast.Viewport)<{ $side: 'left' | 'right' }>`
  position: fixed;
  right: 0;
  bottom: 0;
  left: 0;
  z-index: ${theme.layer.toast};
  pointer-events: none;

  @media ${media.medium} {
    width: 25rem;
    margin-inline: auto;
    padding: ${theme.space.m};
  }

  @media ${media.wide} {
    ${({ $side }) => ($side === 'right' ? 'left: auto;' : 'right: auto;')}
  }

  @media print {
    display: none;
  }
`

const Root = styled(Toast.Root)<{ $destructive: boolean }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 0 ${theme.space.s};
  padding: ${theme.space.s} ${theme.space.xs} max(${theme.space.s}, env(safe-area-inset-bottom)) ${theme.space.m};
  border: 1px solid ${theme.color.line};
  border-left: 5px solid ${({ $destructive }) => ($destructive ? theme.color.danger : theme.color.success)};
  background: ${theme.color.raised};
  color: ${theme.color.ink};
  box-shadow: ${theme.color.shadowRaised};
  pointer-events: auto;
  touch-action: pan-y;
  animation: ${arrive} ${theme.motion.calm};

  @media ${media.medium} {
    border-radius: ${theme.radius.m};
  }

  > svg {
    margin-top: ${theme.space.xs};
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
  padding: ${theme.space.xs} 0;
`

const Title = styled(Toast.Title)`
  font-weight: ${theme.weight.strong};
`

const Description = styled(Toast.Description)`
  color: ${theme.color.muted};
  font-size: ${theme.fontSize.s};
`

/** An open dialog listens on the document and would take the focus back. */
const keepFocus = { onFocus: (event: FocusEvent) => event.stopPropagation() }

/**
 * Escape closes the topmost overlay. It closes the toast if no overlay is open or the toast has the focus.
 */
const passOn = (event: KeyboardEvent) => {
  const isWithin = event.target instanceof Element && event.target.closest(`[${TOASTS}]`)
  if (!isWithin && closeTopmost()) event.preventDefault()
}

/** Otherwise presses on the toast would pass through it when a dialog opens after it. */
const pressable = { pointerEvents: 'auto' } as const

/** Shows what `toast()` was given, one at a time, for 5 s. It can be swiped away to the right and reached with F8. */
export const Toaster = () => {
  const shown = useSyncExternalStore(toastStore.subscribe, toastStore.read)
  const destructive = shown?.variant === 'destructive'
  const toasts = useRef<HTMLOListElement>(null)
  const side = useToastPlace(toasts, shown?.open ? shown.id : undefined)
  const Icon = destructive ? CircleAlert : CircleCheck
  return (
    <Toast.Provider duration={TOAST_MS} swipeDirection="right" swipeThreshold={50}>
      {shown && (
        <Root
          key={shown.id}
          open={shown.open}
          onOpenChange={open => !open && toastStore.dismiss(shown.id)}
          onEscapeKeyDown={passOn}
          style={pressable}
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
      {/* Elements with aria-live stay visible to screen readers beside a modal dialog. Radix does the announcing. */}
      <Viewport
        ref={toasts}
        $side={side}
        hotkey={['F8']}
        aria-live="off"
        {...{ [TOASTS]: '' }}
        {...keepFocus}
      />
    </Toast.Provider>
  )
}
