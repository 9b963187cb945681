import { useRef } from 'react'
import { Button } from '../actions/Button.js'
import { Stack } from '../layout/Stack.js'
import { Banner } from './Banner.js'
import { useFocusAfterRemoval } from './useFocusAfterRemoval.js'

type ErrorStateProps = {
  /** The failure, such as "We couldn't load your orders". */
  title: string
  /** The next step, or the server's message. */
  message: string
  onRetry: () => void
}

/** Replaces content that failed to load. */
export const ErrorState = ({ title, message, onRetry }: ErrorStateProps) => {
  const frame = useRef<HTMLDivElement>(null)
  useFocusAfterRemoval(frame)
  return (
    <Stack gap="s" align="start" ref={frame}>
      <Banner tone="danger" title={title} role="alert">
        {message}
      </Banner>
      <Button onClick={onRetry}>Try again</Button>
    </Stack>
  )
}
