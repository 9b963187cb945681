import { StrictMode, startTransition } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createBrowserRouter } from 'react-router-dom'
import { makeClient } from '../apollo/client.js'
import { SettingsDocument, type SettingsQuery } from '../generated/graphql.js'
import { App } from './App.js'
import { routes } from './routes.js'

/** The whole app. What the visitor's page has already asked for is not asked for again. */
export const showApp = (root: Root, settings?: SettingsQuery) => {
  const client = makeClient()
  if (settings) client.writeQuery({ query: SettingsDocument, data: settings })
  const router = createBrowserRouter(routes)
  // A transition is rendered in slices: the browser paints and listens in between.
  startTransition(() =>
    root.render(
      <StrictMode>
        <App client={client} router={router} />
      </StrictMode>,
    ),
  )
}

/** For whom it is there from the start. */
export const openApp = (element: HTMLElement) => showApp(createRoot(element))
