import { useEffect, useRef, useState } from 'react'
import { Stack } from '../layout/Stack.js'
import { Banner } from '../states/Banner.js'
import { Button } from './Button.js'

type MoreButtonProps = {
  /** Adds the next page to the list on screen. */
  onMore: () => Promise<unknown>
  /** Shown on failure: "We couldn't load more orders". */
  failure: string
  label?: string
  wide?: boolean
  /** True if the button stands above the list and adds entries at the top. */
  above?: boolean
}

const ENTRY = 'li, tbody > tr'

/** Leaves out entries nested in another entry. */
const entriesOf = (list: Element) =>
  [...list.querySelectorAll<HTMLElement>(ENTRY)].filter(entry => !entry.parentElement?.closest(ENTRY))

/**
 * The focus of a pressed button, which is disabled while it loads and may be gone afterwards. It moves to the first
 * added entry, or returns if nothing was added.
 */
const useFocusOn = (isLoading: boolean, above: boolean) => {
  const button = useRef<HTMLButtonElement>(null)
  const pressed = useRef<{ list: Element; count: number } | null>(null)
  const goOn = () => {
    if (!pressed.current) return
    const { list, count } = pressed.current
    const entries = entriesOf(list)
    if (entries.length <= count) return
    pressed.current = null
    const entry = entries[above ? 0 : count]!
    if (!entry.hasAttribute('tabindex')) entry.tabIndex = -1
    entry.focus({ preventScroll: true })
  }
  // After each render, and once more if the button has disappeared with it.
  useEffect(() => {
    goOn()
    return goOn
  })
  useEffect(() => {
    if (isLoading || !pressed.current) return
    // The focus may have moved elsewhere by then, and must stay there.
    if (document.activeElement?.contains(button.current)) button.current?.focus({ preventScroll: true })
  }, [isLoading])
  const start = () => {
    const list = button.current?.closest('[data-more]')?.parentElement
    pressed.current = list ? { list, count: entriesOf(list).length } : null
  }
  return [button, start] as const
}

/** The button at the end of a list that has more entries. */
export const MoreButton = ({
  onMore,
  failure,
  label = 'More',
  wide = false,
  above = false,
}: MoreButtonProps) => {
  const [isLoading, setLoading] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const [button, start] = useFocusOn(isLoading, above)
  const more = async () => {
    start()
    setLoading(true)
    setFailed(false)
    await onMore().catch(() => setFailed(true))
    setLoading(false)
  }
  return (
    <Stack align={wide ? 'stretch' : 'center'} gap="s" data-more data-print="hide">
      {hasFailed && (
        <Banner tone="danger" title={failure} role="alert">
          Check your connection, then try again.
        </Banner>
      )}
      <Button ref={button} wide={wide} busy={isLoading} busyLabel="Loading..." onClick={more}>
        {label}
      </Button>
    </Stack>
  )
}
