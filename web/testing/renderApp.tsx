import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter } from 'react-router-dom'
import { makeClient } from '../apollo/client.js'
import { App } from '../app/App.js'
import { routes } from '../app/routes.js'
import { STORED_USER_KEY } from '../features/accounts/storedUser.js'
import type { ViewerFragment } from '../generated/graphql.js'
import { toastStore } from '../ui/toastStore.js'
import { fakeNetwork, type Network } from './fakeNetwork.js'
import { settings } from './people.js'

type RenderAppOptions = {
  /** Who is signed in, here and at the server. */
  user?: ViewerFragment
  network?: Network
  /** What lies in the browser's storage, where it is not the user. */
  stored?: string
}

/** The whole app at a path: real router, real cache, real forms; only the network is made up. */
export const renderApp = (path: string, { user, network = {}, stored }: RenderAppOptions = {}) => {
  toastStore.reset()
  localStorage.clear()
  const entry = stored ?? (user && JSON.stringify(user))
  if (entry !== undefined) localStorage.setItem(STORED_USER_KEY, entry)
  const { link, calls } = fakeNetwork({ Settings: { settings }, Me: { me: user ?? null }, ...network })
  const client = makeClient(link)
  const router = createMemoryRouter(routes, { initialEntries: [path] })
  const view = render(<App client={client} router={router} />)
  return { ...view, router, client, calls, press: userEvent.setup({ delay: null }) }
}
