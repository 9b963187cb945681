import { act } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, type To } from 'react-router-dom'
// The app loads these separately, which a short test would not wait for.
import '../app/live/LiveUpdates.js'
import '../ui/overlays/Toaster.js'
import { makeClient } from '../apollo/client.js'
import { App } from '../app/App.js'
import { cachePolicy } from '../app/cachePolicy.js'
import { hydrationData, routes } from '../app/routes.js'
import type { ViewerFragment } from '../features/accounts/generated/accounts.js'
import { STORED_USER_KEY } from '../features/accounts/storedUserKey.js'
import { fakeFetch } from './fakeFetch.js'
import { fakeLive } from './fakeLive.js'
import { fakeNetwork, type Network } from './fakeNetwork.js'
import { freshPage } from './freshPage.js'
import { connection } from './makers/connection.js'
import { makeShell } from './makers/makeShell.js'
import { settings } from './makers/settings.js'
import { render } from './render.js'

type RenderAppOptions = {
  /** The signed-in user, both here and on the server. */
  user?: ViewerFragment
  network?: Network
  /** Goes all the way over HTTP, to a server made from the same network. */
  overHttp?: boolean
  /** The server's time in HTTP answers, if it differs from the device's. */
  serverTime?: Date
  /** The contents of the browser's storage, if not the user. */
  stored?: string
  /** Set if the test is about styles. */
  isStyled?: boolean
}

/** The app's location, and moves that no link on the page makes: a path, or steps in its history. */
const routerOf = (router: ReturnType<typeof createMemoryRouter>) => ({
  get location() {
    return router.state.location
  },
  navigate: (to: To | number, options?: { state?: unknown }) =>
    act(() => (typeof to === 'number' ? router.navigate(to) : router.navigate(to, options))),
})

/** The whole app at a path: real router, real cache, real forms; only the network is fake. */
export const renderApp = (
  path: string,
  { user, network = {}, stored, overHttp, isStyled, serverTime = new Date() }: RenderAppOptions = {},
) => {
  freshPage()
  const entry = stored ?? (user && JSON.stringify(user))
  if (entry !== undefined) localStorage.setItem(STORED_USER_KEY, entry)
  const replies = {
    Settings: { settings },
    Me: { me: user ?? null },
    Shell: makeShell(user ?? null),
    SavedAddresses: { savedAddresses: [] },
    Nearby: { nearby: { isKnown: true, isServed: true, prices: [], loads: [] } },
    PriceGuidance: { priceGuidance: null },
    UnfinishedOrders: { customerJobs: connection([]) },
    ...network,
  }
  const { link, calls, acts } = fakeNetwork(replies)
  if (overHttp) globalThis.fetch = fakeFetch(replies, serverTime)
  const live = fakeLive()
  globalThis.WebSocket = live.WebSocket
  const client = makeClient(cachePolicy, overHttp ? undefined : link)
  const router = createMemoryRouter(routes, { initialEntries: [path], hydrationData })
  const view = render(<App client={client} router={router} />, { isStyled })
  return {
    ...view,
    router: routerOf(router),
    client,
    calls,
    acts,
    live,
    press: userEvent.setup({ delay: null }),
  }
}
