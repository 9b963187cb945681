import { addDays } from '@rules/dates.js'
import { todayIn } from '@rules/zonedTime.js'
import { screen, within } from '@testing-library/react'
import { jobClock } from '../features/jobs/requests/jobClock.js'
import { connection } from '../testing/makers/connection.js'
import { makeBid } from '../testing/makers/makeBid.js'
import { makeJob } from '../testing/makers/makeJob.js'
import { makeUser } from '../testing/makers/makeUser.js'
import { renderApp } from '../testing/renderApp.js'

const DAY_MS = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)

/** An order with a bid, on a server whose clock is some days off from the device's. */
const openOrder = (serverDays: number, expiresAt: Date) => {
  const order = makeJob({ bids: [makeBid({ expiresAt: expiresAt.toISOString() })] })
  renderApp(`/customer/orders?order=${order.id}`, {
    user: makeUser(),
    network: { CustomerJobs: { customerJobs: connection([order]) }, JobDetails: { job: order } },
    overHttp: true,
    serverTime: inDays(serverDays),
  })
}

const theBid = async () =>
  within(await screen.findByRole('region', { name: /, order / })).findByRole('article', { name: 'Dale Hart' })

test("offers a bid that is valid on the server when the device's clock is days ahead", async () => {
  openOrder(-4, inDays(-2))
  expect(within(await theBid()).getByRole('button', { name: 'Accept' })).toBeEnabled()
})

test("calls a bid expired that has ended on the server when the device's clock is days behind", async () => {
  openOrder(4, inDays(2))
  const bid = await theBid()
  expect(within(bid).getByText('Expired')).toBeVisible()
  expect(within(bid).queryByRole('button', { name: 'Accept' })).toBeNull()
})

test("uses the server's date as the first day of a rental when the device's clock is days ahead", async () => {
  renderApp('/customer?request=dumpster_rental', {
    user: makeUser(),
    network: { CustomerJobs: { customerJobs: connection([]) } },
    overHttp: true,
    serverTime: inDays(-4),
  })
  await screen.findByText(/^Welcome, /)
  const first = (await screen.findByLabelText('Dropoff Date')).getAttribute('min')
  const zipCode = screen.getByLabelText<HTMLInputElement>('ZIP Code').value
  const today = todayIn(inDays(-4), jobClock(zipCode))
  expect([today, addDays(today, 1)]).toContain(first)
})
