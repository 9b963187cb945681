import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter } from 'react-router-dom'
import { makeClient } from '../apollo/client.js'
import { App } from '../app/App.js'
import { routes } from '../app/routes.js'
import { STORED_USER_KEY } from '../features/accounts/storedUserKey.js'
import type { ViewerFragment } from '../generated/graphql.js'
import { toastStore } from '../ui/overlays/toastStore.js'
import { fakeFetch } from './fakeFetch.js'
import { fakeNetwork, type Network } from './fakeNetwork.js'
import { settings } from './makers/settings.js'

type RenderAppOptions = {
  /** The signed-in user, both here and on the server. */
  user?: ViewerFragment
  network?: Network
  /** Goes all the way over HTTP, to a server made from the same network. */
  overHttp?: boolean
  /** The contents of the browser's storage, if not the user. */
  stored?: string
}

/** The whole app at a path: real router, real cache, real forms; only the network is fake. */
export const renderApp = (path: string, { user, network = {}, stored, overHttp }: RenderAppOptions = {}) => {
  toastStore.reset()
  localStorage.clear()
  const entry = stored ?? (user && JSON.stringify(user))
  if (entry !== undefined) localStorage.setItem(STORED_USER_KEY, entry)
  const replies = { Settings: { settings }, Me: { me: user ?? null }, ...network }
  const { link, calls } = fakeNetwork(replies)
  if (overHttp) globalThis.fetch = fakeFetch(replies)
  const client = makeClient(overHttp ? undefined : link)
  const router = createMemoryRouter(routes, { initialEntries: [path] })
  const view = render(<App client={client} router={router} />)
  return { ...view, router, client, calls, press: userEvent.setup({ delay: null }) }
}
