import type { ApolloClient } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { type DataRouter, RouterProvider } from 'react-router-dom'
import { AuthProvider } from '../features/accounts/AuthProvider.js'
import { GlobalStyle } from '../ui/GlobalStyle.js'
import { ArrivingRouter } from './Arriving.js'
import { Toasts } from './Toasts.js'

/** Everything around the pages. Tests pass in a client with a fake network and a memory router. */
export const App = ({ client, router }: { client: ApolloClient; router: DataRouter }) => (
  <ApolloProvider client={client}>
    <AuthProvider>
      <GlobalStyle />
      <ArrivingRouter value={router}>
        <RouterProvider router={router} />
      </ArrivingRouter>
      <Toasts />
    </AuthProvider>
  </ApolloProvider>
)
