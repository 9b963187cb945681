import { useApolloClient } from '@apollo/client/react'
import { askFailedAgain } from '../../apollo/askFailedAgain.js'
import { serverMessage } from '../../forms/serverMessage.js'
import { ErrorState } from '../../ui/states/ErrorState.js'

type LoadErrorProps = {
  /** What could not be loaded: "your orders". */
  what: string
  /** Why: the error of its query. */
  error: unknown
}

/**
 * In place of what a query could not load. "Try again" asks for everything that failed: what kept one part of the page from
 * the server kept others from it, too, and some of them, such as the number on the bell, have no button.
 */
export const LoadError = ({ what, error }: LoadErrorProps) => {
  const client = useApolloClient()
  return (
    <ErrorState
      title={`We couldn't load ${what}`}
      message={serverMessage(error, 'Check your connection, then try again.')}
      onRetry={() => void askFailedAgain(client)}
    />
  )
}
