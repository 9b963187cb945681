import {
  cloneElement,
  type ReactElement,
  type SyntheticEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { styled } from 'styled-components'
import { media, theme } from '../theme.js'

const DELAY_MS = 300
/** Long enough to move the pointer onto the bubble itself. */
const GRACE_MS = 150
const GAP = 6
/** Half of its maximum width, plus a gap to the window's edge. */
const REACH = 152

const Bubble = styled.div`
  position: fixed;
  z-index: ${theme.layer.tooltip};
  width: max-content;
  max-width: 18rem;
  padding: ${theme.space.xxs} ${theme.space.xs};
  border-radius: ${theme.radius.s};
  background: ${theme.color.ink};
  color: ${theme.color.page};
  font-size: ${theme.fontSize.xs};
  pointer-events: auto;

  @media ${media.forced} {
    border: 1px solid;
  }
`

type Place = { left: number; top: number; transform: string }

const placeBeside = (element: Element): Place => {
  const { left, width, top, bottom } = element.getBoundingClientRect()
  const middle = Math.max(REACH, Math.min(left + width / 2, window.innerWidth - REACH))
  return top > 80
    ? { left: middle, top: top - GAP, transform: 'translate(-50%, -100%)' }
    : { left: middle, top: bottom + GAP, transform: 'translate(-50%, 0)' }
}

type TooltipProps = {
  text: string
  /** A single focusable element. */
  children: ReactElement<Record<string, unknown>>
}

/** An extra word on hover and focus. Never put anything essential only here: phones have no hover. */
export const Tooltip = ({ text, children }: TooltipProps) => {
  const id = useId()
  const [place, setPlace] = useState<Place | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const later = (act: () => void, ms: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(act, ms)
  }
  const show = (element: Element, ms: number) => later(() => setPlace(placeBeside(element)), ms)
  const hide = () => later(() => setPlace(null), GRACE_MS)
  const stay = () => clearTimeout(timer.current)

  useEffect(() => () => clearTimeout(timer.current), [])

  useEffect(() => {
    if (!place) return
    const close = () => setPlace(null)
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && close()
    document.addEventListener('keydown', onKey)
    window.addEventListener('scroll', close, { capture: true, passive: true })
    return () => {
      document.removeEventListener('keydown', onKey)
      window.removeEventListener('scroll', close, { capture: true })
    }
  }, [place])

  const trigger = cloneElement(children, {
    ...(place && { 'aria-describedby': [children.props['aria-describedby'], id].filter(Boolean).join(' ') }),
    onPointerEnter: ({ currentTarget }: SyntheticEvent) => show(currentTarget, DELAY_MS),
    onPointerLeave: hide,
    onFocus: ({ currentTarget }: SyntheticEvent) =>
      currentTarget.matches(':focus-visible') && show(currentTarget, 0),
    onBlur: hide,
  })
  return (
    <>
      {trigger}
      {place &&
        createPortal(
          <Bubble id={id} role="tooltip" style={place} onPointerEnter={stay} onPointerLeave={hide}>
            {text}
          </Bubble>,
          document.body,
        )}
    </>
  )
}
