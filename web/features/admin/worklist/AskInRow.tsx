import {
  type ComponentProps,
  createContext,
  type KeyboardEvent,
  useContext,
  useEffect,
  useId,
  useRef,
} from 'react'
import { createPortal } from 'react-dom'
import { RowPanel } from '../../../ui/layout/WorkRows.js'
import type { Dialog } from '../../../ui/overlays/Dialog.js'
import { Heading } from '../../../ui/text/Heading.js'
import { Text } from '../../../ui/text/Text.js'

type AskProps = ComponentProps<typeof Dialog>

/** The element of a row that its acts ask in. */
export const RowPlace = createContext<HTMLElement | null>(null)

const Panel = ({ title, description, onClose, children }: AskProps) => {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const field = panel.current?.querySelector<HTMLElement>('input, textarea, select')
    field?.focus()
    field?.scrollIntoView?.({ block: 'nearest' })
  }, [])
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onClose()
  }
  return (
    <RowPanel ref={panel} role="group" aria-labelledby={id} onKeyDown={closeOnEscape}>
      <Heading level={4} id={id}>
        {title}
      </Heading>
      {description && (
        <Text size="s" tone="muted">
          {description}
        </Text>
      )}
      {children}
    </RowPanel>
  )
}

/** Asks in the row instead of a dialog. */
export const AskInRow = (asked: AskProps) => {
  const place = useContext(RowPlace)
  return asked.open && place ? createPortal(<Panel {...asked} />, place) : null
}
