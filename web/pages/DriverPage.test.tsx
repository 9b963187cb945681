import { screen, waitFor, within } from '@testing-library/react'
import { type Network, refusal } from '../testing/fakeNetwork.js'
import { connection } from '../testing/makers/connection.js'
import { makeOwnJob } from '../testing/makers/makeJob.js'
import { makeVendor } from '../testing/makers/makeVendor.js'
import { makeVisit, type Visit } from '../testing/makers/makeVisit.js'
import { vendorNetwork } from '../testing/makers/vendorNetwork.js'
import { renderApp } from '../testing/renderApp.js'

const BUSINESS = '11111111-0000-4000-8000-000000000000'
const personAs = (role: 'driver' | 'dispatcher') =>
  makeVendor({
    role,
    business: { __typename: 'WorksFor', id: BUSINESS, name: 'Becker Hauling', hasPeople: true },
  })

const HOUR_MS = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString()
/** As a driver reads it: without amounts. */
const job = {
  ...makeOwnJob({ firstName: 'Mia', lastName: 'Santos', unreadMessages: 2, viewerCanMessage: true }),
  finalPrice: null,
  customerBudget: null,
  givenBackAt: null,
}
const visitWith = (some: Partial<Visit> = {}) => ({
  ...makeVisit({ windowStart: inHours(-0.1), windowEnd: inHours(2), viewerCanStart: true, ...some }),
  job,
})

const REFUSED = [
  'VendorToday',
  'VendorAgenda',
  'VendorStats',
  'AvailableJobs',
  'VendorJobs',
  'ChangeFacts',
  'YourBusiness',
]

const open = async (path = '/', visits: object[] = [visitWith()], network: Network = {}) => {
  const app = renderApp(path, {
    user: personAs('driver'),
    network: {
      CalendarFeed: { calendarFeed: null },
      DriverToday: { vendorVisits: visits },
      DriverJob: { job: { ...job, visits: [visitWith()] } },
      Messages: { me: personAs('driver'), job, messages: connection([], null, 'Message') },
      MarkMessagesRead: { markMessagesRead: { __typename: 'Job', id: job.id, unreadMessages: 0 } },
      ...network,
    },
  })
  // An open dialog hides the page behind it.
  await screen.findByRole('heading', { level: 1, name: 'Your Visits', hidden: true })
  return app
}

test('shows a driver Today, Messages, and Account, and nothing else', async () => {
  const { calls } = await open()
  expect(await screen.findByRole('article', { name: 'Pickup: Mia Santos' })).toBeVisible()
  const footer = within(within(screen.getByRole('contentinfo')).getByRole('navigation'))
  expect(footer.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Privacy Policy',
    'Terms of Service',
  ])
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Today', 'Messages'])
  expect(screen.getAllByRole('link', { name: 'My Account' })[0]).toBeVisible()
  expect(screen.getByText('Becker Hauling')).toBeVisible()
  expect(screen.queryByText('Support')).toBeNull()
  expect(calls.map(({ operation }) => operation)).not.toContain('ChangeFacts')
  expect(calls.map(({ operation }) => operation).filter(name => REFUSED.includes(name))).toEqual([])
  expect(document.body).not.toHaveTextContent('$')
})

test.each(['/?tab=documents', '/?tab=overview', '/?view=earnings', '/?statement=1', '/?board=2026-12-03'])(
  'leads to Today from %s',
  async path => {
    await open(path)
    expect(await screen.findByRole('heading', { level: 2, name: 'Today' })).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
  },
)

test('lists the customers of the visits, and opens their messages with where to go', async () => {
  const { press } = await open()
  await press.click(screen.getByRole('tab', { name: 'Messages' }))
  await press.click(await screen.findByRole('link', { name: /Mia Santos/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Mia Santos' }))
  expect(await dialog.findByRole('heading', { name: 'Messages' })).toBeVisible()
  expect(dialog.getByRole('link', { name: /^Call Mia/ })).toBeVisible()
  expect(dialog.getByRole('link', { name: /12 Elm St/ })).toBeVisible()
  expect(document.body).not.toHaveTextContent('$')
})

test('says of a job without a visit of theirs that it is not theirs', async () => {
  renderApp(`/?job=${job.id}`, {
    user: personAs('driver'),
    network: {
      CalendarFeed: { calendarFeed: null },
      DriverToday: { vendorVisits: [] },
      DriverJob: () => refusal('NOT_FOUND', 'Job not found'),
    },
  })
  expect(await screen.findByText("This visit isn't yours")).toBeVisible()
})

test('reports the weight over in tons', async () => {
  const done = visitWith({
    status: 'done',
    doneAt: inHours(0),
    tons: '2.50',
    tonsToCharge: '1.50',
    viewerCanStart: false,
  })
  const { press, calls } = await open('/', [done], {
    ReportWeight: {
      proposeChangeOrder: {
        __typename: 'ChangeOrder',
        id: '22222222-0000-4000-8000-000000000000',
        visit: { __typename: 'Visit', id: done.id, tonsToCharge: null },
      },
    },
  })
  expect(await screen.findByText('Mia Santos: 1.5 tons over the included weight')).toBeVisible()
  await press.click(screen.getByRole('button', { name: 'Report Extra Weight' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Report Extra Weight' })).toBeNull())
  expect(calls.find(({ operation }) => operation === 'ReportWeight')?.variables).toEqual({
    input: { jobId: job.id, visitId: done.id, kind: 'overweight' },
  })
  expect(document.body).not.toHaveTextContent('$')
})

test('shows a driver no business and no tokens in their account', async () => {
  await open('/?view=account')
  const dialog = within(await screen.findByRole('dialog', { name: 'My Account' }))
  expect(await dialog.findByRole('heading', { name: 'Signing In' })).toBeVisible()
  expect(dialog.queryByRole('heading', { name: /Developer/ })).toBeNull()
  expect(dialog.queryByRole('heading', { name: /Business/ })).toBeNull()
})

test("shows a dispatcher what is theirs, and none of the owners' pages", async () => {
  const { calls } = renderApp('/?tab=overview', { user: personAs('dispatcher'), network: vendorNetwork() })
  expect(await screen.findByRole('heading', { level: 2, name: 'Available Jobs' })).toBeVisible()
  const names = screen.getAllByRole('tab').map(({ textContent }) => textContent)
  expect(names).toEqual(expect.arrayContaining(['Overview', 'Today', 'Inventory']))
  expect(names.filter(name => ['Services', 'Service Areas', 'Documents', 'People'].includes(name!))).toEqual(
    [],
  )
  expect(calls.map(({ operation }) => operation)).not.toContain('VendorStats')
})
