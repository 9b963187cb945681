import { startTransition } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createBrowserRouter } from 'react-router-dom'
import { makeClient } from '../apollo/client.js'
import { SettingsDocument, type SettingsQuery } from '../generated/graphql.js'
import { App } from './App.js'
import { inPage } from './inPage.js'
import { routes } from './routes.js'

/** The whole app. What the visitor's page has already fetched is not fetched again. */
export const showApp = (root: Root, settings?: SettingsQuery) => {
  const client = makeClient()
  if (settings) client.writeQuery({ query: SettingsDocument, data: settings })
  const router = createBrowserRouter(routes)
  // A transition renders in slices: the browser can paint and handle input in between.
  startTransition(() => root.render(inPage(<App client={client} router={router} />)))
}

/** For users who need the whole app from the start. */
export const openApp = (element: HTMLElement) => showApp(createRoot(element))
