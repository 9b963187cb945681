import { useRef } from 'react'
import { Button } from '../actions/Button.js'
import { Stack } from '../layout/Stack.js'
import { Banner } from './Banner.js'
import { useFocusAfterRemoval } from './useFocusAfterRemoval.js'

type ErrorStateProps = {
  /** What failed: "We couldn't load your orders". */
  title: string
  /** What to do, or the server's message. */
  message: string
  onRetry: () => void
}

/** Replaces content that could not be shown. */
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
