import type { ApolloClient } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import type { createBrowserRouter } from 'react-router-dom'
import { RouterProvider } from 'react-router-dom'
import { AuthProvider } from '../features/accounts/AuthProvider.js'
import { GlobalStyle } from '../ui/GlobalStyle.js'
import { AppRouter } from './AppRouter.js'
import { Toasts } from './Toasts.js'

type AppProps = { client: ApolloClient; router: ReturnType<typeof createBrowserRouter> }

/** Everything around the pages. Tests pass in a client with a fake network and a router in memory. */
export const App = ({ client, router }: AppProps) => (
  <ApolloProvider client={client}>
    <AuthProvider>
      <GlobalStyle />
      <AppRouter value={router}>
        <RouterProvider router={router} />
      </AppRouter>
      <Toasts />
    </AuthProvider>
  </ApolloProvider>
)
