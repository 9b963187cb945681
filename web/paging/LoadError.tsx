import { useApolloClient } from '@apollo/client/react'
import { failedWith } from '../apollo/failedWith.js'
import { refetchFailed } from '../apollo/refetchShown.js'
import { serverIssues, serverMessage } from '../forms/serverMessage.js'
import { EmptyState } from '../ui/states/EmptyState.js'
import { ErrorState } from '../ui/states/ErrorState.js'

type LoadErrorProps = {
  /** The items that could not be loaded, such as "your orders". */
  what: string
  /** The query's error. */
  error: unknown
  /** True if a link led here: a missing item then gets the same message as a mangled link. */
  isLinked?: boolean
}

/** The server rejects the id in a mangled link as bad input. */
const hasBadId = (error: unknown) => serverIssues(error).some(({ path: [first] }) => first === 'id')

/**
 * Replaces data that a query could not load. "Try again" refetches everything that failed, since one cause usually
 * fails several queries and some of them, such as the bell's count, have no button; missing items aren't refetched.
 */
export const LoadError = ({ what, error, isLinked = false }: LoadErrorProps) => {
  const client = useApolloClient()
  if (hasBadId(error) || (isLinked && failedWith(error, 'NOT_FOUND'))) {
    return (
      <EmptyState title={`We couldn't find ${what}`}>
        The link may be incomplete, or the item is gone.
      </EmptyState>
    )
  }
  return (
    <ErrorState
      title={`We couldn't load ${what}`}
      message={serverMessage(error, 'Check your connection, then try again.')}
      onRetry={() => void refetchFailed(client)}
    />
  )
}
