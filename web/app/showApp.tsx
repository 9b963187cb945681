import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router-dom'
import { makeClient } from '../apollo/client.js'
import type { EarlyAnswer } from '../apollo/earlyAnswer.js'
import { SettingsDocument, type SettingsQuery } from '../generated/graphql.js'
import { App } from './App.js'
import { inPage } from './inPage.js'
import { nameFirstEntry } from './nameFirstEntry.js'
import { hydrationData, routes } from './routes.js'

type Known = { settings?: SettingsQuery | undefined; early?: EarlyAnswer | undefined }

/** Renders the whole app without refetching data that has already arrived. */
export const openApp = (element: HTMLElement, { settings, early }: Known = {}) => {
  const client = makeClient(undefined, early)
  if (settings) client.writeQuery({ query: SettingsDocument, data: settings })
  nameFirstEntry()
  const router = createBrowserRouter(routes, { hydrationData })
  // A transition renders in slices: the browser can paint and handle input in between.
  startTransition(() => createRoot(element).render(inPage(<App client={client} router={router} />)))
}
