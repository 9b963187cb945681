import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router-dom'
import { makeClient } from '../apollo/client.js'
import { App } from './App.js'
import { cachePolicy } from './cachePolicy.js'
import { nameFirstEntry } from './nameFirstEntry.js'
import { hydrationData, routes } from './routes.js'

/** Renders the whole app. */
export const openApp = (element: HTMLElement) => {
  const client = makeClient(cachePolicy)
  nameFirstEntry()
  const router = createBrowserRouter(routes, { hydrationData })
  // A transition renders in slices: the browser can paint and handle input in between.
  startTransition(() =>
    createRoot(element).render(
      <StrictMode>
        <App client={client} router={router} />
      </StrictMode>,
    ),
  )
}
