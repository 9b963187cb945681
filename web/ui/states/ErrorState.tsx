import { Button } from '../actions/Button.js'
import { Stack } from '../layout/Stack.js'
import { Banner } from './Banner.js'

type ErrorStateProps = {
  /** What failed: "We couldn't load your orders". */
  title: string
  /** What to do, or the server's message. */
  message?: string
  onRetry?: () => void
}

/** Replaces content that could not be shown. */
export const ErrorState = ({ title, message, onRetry }: ErrorStateProps) => (
  <Stack gap="s" align="start">
    <Banner tone="danger" title={title} role="alert">
      {message ?? 'Check your connection, then try again.'}
    </Banner>
    {onRetry && <Button onClick={onRetry}>Try again</Button>}
  </Stack>
)
