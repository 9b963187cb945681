import { useState } from 'react'
import { Stack } from '../layout/Stack.js'
import { Banner } from '../states/Banner.js'
import { Button } from './Button.js'

type MoreButtonProps = {
  /** Adds the next page below what is on screen. */
  onMore: () => Promise<unknown>
  /** Shown on failure: "We couldn't load more orders". */
  failure: string
  label?: string
  wide?: boolean
}

/** At the end of a list that has more. */
export const MoreButton = ({ onMore, failure, label = 'More', wide = false }: MoreButtonProps) => {
  const [isLoading, setLoading] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const more = async () => {
    setLoading(true)
    setFailed(false)
    await onMore().catch(() => setFailed(true))
    setLoading(false)
  }
  return (
    <Stack align={wide ? 'stretch' : 'center'} gap="s" data-print="hide">
      {hasFailed && (
        <Banner tone="danger" title={failure} role="alert">
          Check your connection, then try again.
        </Banner>
      )}
      <Button wide={wide} busy={isLoading} busyLabel="Loading..." onClick={more}>
        {label}
      </Button>
    </Stack>
  )
}
