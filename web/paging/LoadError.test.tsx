import { screen, waitFor, within } from '@testing-library/react'
import type { Network } from '../testing/fakeNetwork.js'
import { connection } from '../testing/makers/connection.js'
import { makeJob } from '../testing/makers/makeJob.js'
import { makeShell } from '../testing/makers/makeShell.js'
import { makeUser } from '../testing/makers/makeUser.js'
import { renderApp } from '../testing/renderApp.js'

const orders = { customerJobs: connection([makeJob()]) }

/** A home page whose server can't be reached until `network.isUp`. */
const openOffline = () => {
  const user = makeUser()
  const server = { isUp: false }
  const whenUp = (answer: Record<string, unknown>) => () =>
    server.isUp ? answer : new TypeError('Failed to fetch')
  const network: Network = {
    Shell: whenUp(makeShell(user, { unreadNotices: 3 })),
    CustomerJobs: whenUp(orders),
    UnfinishedOrders: whenUp(orders),
  }
  return { ...renderApp('/customer', { user, network }), server }
}

test('retries everything that failed with one "Try again", even parts without a button', async () => {
  const { press, server, calls } = openOffline()
  expect(await screen.findByText("We couldn't load your orders")).toBeVisible()
  expect(screen.getByRole('button', { name: 'Notifications' })).toBeVisible()
  const footer = within(screen.getByRole('contentinfo'))
  expect(footer.queryByText(/^Support:/)).toBeNull()

  server.isUp = true
  calls.length = 0
  await press.click(screen.getByRole('button', { name: 'Try again' }))

  expect(await screen.findByRole('button', { name: 'Notifications, 3 unread' })).toBeVisible()
  expect(footer.getByText(/^Support:/)).toBeVisible()
  expect(await screen.findByRole('link', { name: 'All my orders' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  expect(calls.map(({ operation }) => operation).sort()).toEqual([
    'CustomerJobs',
    'Shell',
    'UnfinishedOrders',
  ])
})

test('focuses the page if the button disappears when everything is redrawn', async () => {
  const { press, server } = openOffline()
  const again = await screen.findByRole('button', { name: 'Try again' })
  server.isUp = true
  again.focus()
  await press.keyboard('{Enter}')
  await screen.findByRole('button', { name: 'Notifications, 3 unread' })
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
})
