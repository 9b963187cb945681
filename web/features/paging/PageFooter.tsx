import { useEffect, useRef } from 'react'
import { Button } from '../../ui/actions/Button.js'
import { Inline } from '../../ui/layout/Inline.js'
import { Text } from '../../ui/text/Text.js'

export const PAGE_SIZE = 10

type PageFooterProps = {
  /** The noun in the two buttons' labels: "users". */
  what: string
  page: number
  count: number
  total: number
  hasNext: boolean
  onPrevious: () => void
  onNext: () => void
}

/** "Showing 11 to 20 of 25 results", and the buttons for the previous and next page. */
export const PageFooter = ({ what, page, count, total, hasNext, onPrevious, onNext }: PageFooterProps) => {
  const previous = useRef<HTMLButtonElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  const pressed = useRef<'previous' | 'next' | null>(null)

  // On the first and last page the pressed button is disabled and loses the focus; the other button takes it.
  useEffect(() => {
    const button = pressed.current === 'next' ? next.current : previous.current
    if (pressed.current && button?.disabled) (button === next.current ? previous : next).current?.focus()
    pressed.current = null
  }, [page])

  const turn = (to: 'previous' | 'next', go: () => void) => () => {
    pressed.current = to
    go()
  }
  const first = page * PAGE_SIZE
  return (
    <Inline as="nav" justify="between" aria-label={`Pages of ${what}`}>
      <Text as="span" size="s" tone="muted" tabular role="status">
        Showing {count === 0 ? 0 : first + 1} to {count === 0 ? 0 : first + count} of {total} results
      </Text>
      <Inline gap="xs">
        <Button ref={previous} size="s" disabled={page === 0} onClick={turn('previous', onPrevious)}>
          Previous
        </Button>
        <Button ref={next} size="s" disabled={!hasNext} onClick={turn('next', onNext)}>
          Next
        </Button>
      </Inline>
    </Inline>
  )
}
