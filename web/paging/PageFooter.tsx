import { limits } from '@rules/limits.js'
import { useEffect, useRef } from 'react'
import { Button } from '../ui/actions/Button.js'
import { Inline } from '../ui/layout/Inline.js'
import { Text } from '../ui/text/Text.js'

export const PAGE_SIZE = 10

/** The number of results; null while it is counted, undefined if it could not be counted. */
export type Total = number | null | undefined

/** Long lists aren't counted to their end. */
export const totalWords = (total: number): string =>
  total > limits.countedMax ? `more than ${limits.countedMax.toLocaleString('en-US')}` : String(total)

/** Only requested if there are more results than this page has. */
const wordsFor = (total: Total, atLeast: number) => {
  if (total === null) return '…'
  return total === undefined ? `more than ${atLeast}` : totalWords(total)
}

type PageFooterProps = {
  /** The noun in the two buttons' labels: "users". */
  what: string
  page: number
  count: number
  total: Total
  hasNext: boolean
  onPrevious: () => void
  onNext: () => void
}

/** "Showing 11 to 20 of 25 results", once the total is known, and the buttons for the previous and next page. */
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
  const last = count === 0 ? 0 : first + count
  return (
    <Inline as="nav" justify="between" aria-label={`Pages of ${what}`}>
      <Text as="span" size="s" tone="muted" tabular role="status" aria-busy={total === null}>
        Showing {count === 0 ? 0 : first + 1} to {last} of {wordsFor(total, last)} results
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
