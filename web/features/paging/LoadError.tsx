import { useApolloClient } from '@apollo/client/react'
import { askFailedAgain } from '../../apollo/askFailedAgain.js'
import { failedWith } from '../../apollo/failedWith.js'
import { serverIssues, serverMessage } from '../../forms/serverMessage.js'
import { EmptyState } from '../../ui/states/EmptyState.js'
import { ErrorState } from '../../ui/states/ErrorState.js'

type LoadErrorProps = {
  /** What could not be loaded: "your orders". */
  what: string
  /** Why: the error of its query. */
  error: unknown
  /** Set if a link led to it: one that is not there is then said like one whose link is mangled. */
  isLinked?: boolean
}

/** The id of a mangled link is refused as bad input. */
const hasBadId = (error: unknown) => serverIssues(error).some(({ path: [first] }) => first === 'id')

/**
 * In place of what a query could not load. "Try again" asks for everything that failed: what kept one part of the page from
 * the server kept others from it, too, and some of them, such as the number on the bell, have no button. What is not there is not
 * asked for again.
 */
export const LoadError = ({ what, error, isLinked = false }: LoadErrorProps) => {
  const client = useApolloClient()
  if (hasBadId(error) || (isLinked && failedWith(error, 'NOT_FOUND'))) {
    return (
      <EmptyState title={`We couldn't find ${what}`}>The link may be incomplete, or it is gone.</EmptyState>
    )
  }
  return (
    <ErrorState
      title={`We couldn't load ${what}`}
      message={serverMessage(error, 'Check your connection, then try again.')}
      onRetry={() => void askFailedAgain(client)}
    />
  )
}
