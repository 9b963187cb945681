import type { ApolloClient } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import type { ReactNode } from 'react'
import { AuthProvider } from '../features/accounts/AuthProvider.js'
import { GlobalStyle } from '../ui/GlobalStyle.js'
import type { GuardedHistory } from '../ui/navigation/GuardedHistory.js'
import { GuardedRouter } from '../ui/navigation/GuardedRouter.js'
import { ErrorBoundary } from './ErrorBoundary.js'
import { Toasts } from './Toasts.js'

type AppProps = { client: ApolloClient; history: GuardedHistory; children: ReactNode }

/** Everything around the pages. Tests pass in a client with a fake network and a history in memory. */
export const App = ({ client, history, children }: AppProps) => (
  <ApolloProvider client={client}>
    <AuthProvider>
      <GlobalStyle />
      <GuardedRouter history={history}>
        <ErrorBoundary>{children}</ErrorBoundary>
      </GuardedRouter>
      <Toasts />
    </AuthProvider>
  </ApolloProvider>
)
