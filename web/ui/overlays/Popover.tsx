import { type ReactNode, useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { media, theme } from '../theme.js'
import { useEscapeOrder } from './escapeOrder.js'

/** On a phone, the panel is as wide as the screen and starts below the whole bar. */
const Panel = styled.div`
  position: absolute;
  top: 100%;
  right: ${theme.space.xs};
  left: ${theme.space.xs};
  z-index: ${theme.layer.popover};
  max-height: min(36rem, calc(100dvh - 6rem));
  padding: ${theme.space.m};
  overflow-y: auto;
  overscroll-behavior: contain;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.l};
  background: ${theme.color.raised};
  color: ${theme.color.ink};
  box-shadow: ${theme.color.shadowRaised};

  @media ${media.wide} {
    right: 0;
    left: auto;
    width: 26rem;
  }

  &[data-narrow] {
    right: 0;
    left: auto;
    width: 15rem;

    /* The button wraps below the page's title, to the left edge. */
    @media (max-width: 359.98px) {
      right: auto;
      left: 0;
    }
  }

  &:focus {
    outline: none;
  }
`

type PopoverProps = {
  /** The accessible name. */
  label: string
  /** `isLeft` is true if the user is already elsewhere on the page, so the focus must stay there. */
  onClose: (isLeft: boolean) => void
  /** As wide as its content, below a button on the page; otherwise it hangs from the bar. */
  narrow?: boolean
  children: ReactNode
}

/**
 * A panel below its button, which must have the same parent. Escape, a press elsewhere, or the Tab key closes
 * it.
 */
export const Popover = ({ label, onClose, narrow, children }: PopoverProps) => {
  const panel = useRef<HTMLDivElement>(null)
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEscapeOrder(true, () => close.current(false))

  useEffect(() => {
    panel.current?.focus({ preventScroll: true })
    // A page that arrives in the meantime also takes the focus, and must not close the panel.
    let isTabbing = false
    const onKey = ({ key, defaultPrevented }: KeyboardEvent) => {
      isTabbing = key === 'Tab'
      if (key === 'Escape' && !defaultPrevented) close.current(false)
    }
    const onPress = ({ target }: Event) => {
      if (!panel.current?.parentElement?.contains(target as Node)) close.current(true)
    }
    const onFocus = (event: Event) => isTabbing && onPress(event)
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('focusin', onFocus)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('focusin', onFocus)
    }
  }, [])

  return (
    <Panel role="dialog" aria-label={label} tabIndex={-1} ref={panel} data-narrow={narrow || undefined}>
      {children}
    </Panel>
  )
}
