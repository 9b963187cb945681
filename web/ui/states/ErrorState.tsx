import { Button } from '../actions/Button.js'
import { Stack } from '../layout/Stack.js'
import { Banner } from './Banner.js'

type ErrorStateProps = {
  /** What could not be done: "We couldn't load your orders". */
  title: string
  /** What to do, or the server's words. */
  message?: string
  onRetry?: () => void
}

/** In the place of the content that could not be shown. */
export const ErrorState = ({ title, message, onRetry }: ErrorStateProps) => (
  <Stack gap="s" align="start">
    <Banner tone="danger" title={title} role="alert">
      {message ?? 'Check your connection, then try again.'}
    </Banner>
    {onRetry && <Button onClick={onRetry}>Try again</Button>}
  </Stack>
)
