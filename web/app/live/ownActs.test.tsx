import { gql } from '@apollo/client'
import { act, screen, waitFor } from '@testing-library/react'
import { connection } from '../../testing/makers/connection.js'
import { makeArea, makeSize } from '../../testing/makers/makeBusiness.js'
import { makeJob } from '../../testing/makers/makeJob.js'
import { makePreferences } from '../../testing/makers/makeNotices.js'
import { makeShell } from '../../testing/makers/makeShell.js'
import { makeTicket } from '../../testing/makers/makeTicket.js'
import { makeUser } from '../../testing/makers/makeUser.js'
import { makeAgenda } from '../../testing/makers/makeVendor.js'
import { vendor, vendorNetwork } from '../../testing/makers/vendorNetwork.js'
import { renderApp } from '../../testing/renderApp.js'

const maria = makeUser()

type App = ReturnType<typeof renderApp>
type Stale = Parameters<App['live']['push']>[0]['stale']

const isListening = async ({ live }: App) => {
  await waitFor(() => expect(live.subscriptions).toHaveLength(1))
  await settle()
}

/** Waits until all consequences have been fetched, and the pauses have passed. */
const settle = () => act(() => new Promise(resolve => setTimeout(resolve, 400)))

/** The page's requests since it sent this mutation, once its own change has arrived over the stream. */
const askedAfter = async (app: App, mutation: string, stale: NonNullable<Stale>) => {
  await waitFor(() => expect(app.calls.map(({ operation }) => operation)).toContain(mutation))
  const at = app.calls.findIndex(({ operation }) => operation === mutation)
  const name = app.acts[mutation]
  await act(async () =>
    app.live.push({ stale, acts: stale.flatMap(({ id }) => (id && name ? { id, act: name } : [])) }),
  )
  await settle()
  return app.calls.slice(at + 1).map(({ operation }) => operation)
}

const addArea = async () => {
  const area = makeArea('78704')
  const app = renderApp('/?tab=areas', {
    user: vendor,
    network: {
      ...vendorNetwork(),
      ServiceAreas: { serviceAreas: [makeArea('78701')] },
      AddServiceArea: { addServiceArea: area },
    },
  })
  const field = await screen.findByLabelText('ZIP code')
  await isListening(app)
  await app.press.type(field, '78704{Enter}')
  return { app, area }
}

test('fetches only what depends on a ZIP code that the vendor adds, once', async () => {
  const { app, area } = await addArea()
  const asked = await askedAfter(app, 'AddServiceArea', [{ kind: 'area', id: area.id, jobId: null }])
  expect(asked).toEqual(['VendorAgenda'])
})

test('fetches what somebody else changed at the same time', async () => {
  const { app, area } = await addArea()
  await screen.findByText('Service area added successfully!')
  const before = app.calls.length
  await act(async () => app.live.push({ stale: [{ kind: 'area', id: area.id, jobId: null }] }))
  await settle()
  expect(app.calls.slice(before).map(({ operation }) => operation)).toContain('ServiceAreas')
})

test('waits for the answer when the change of the same act arrives first', async () => {
  let answer = () => {}
  const area = makeArea('78704')
  const app = renderApp('/?tab=areas', {
    user: vendor,
    network: {
      ...vendorNetwork(),
      ServiceAreas: { serviceAreas: [makeArea('78701')] },
      AddServiceArea: () =>
        new Promise<Record<string, unknown>>(resolve => {
          answer = () => resolve({ addServiceArea: area })
        }),
    },
  })
  const field = await screen.findByLabelText('ZIP code')
  await isListening(app)
  await app.press.type(field, '78704{Enter}')
  expect(await askedAfter(app, 'AddServiceArea', [{ kind: 'area', id: area.id, jobId: null }])).toEqual([])
  await act(async () => answer())
  await settle()
  const at = app.calls.findIndex(({ operation }) => operation === 'AddServiceArea')
  expect(app.calls.slice(at + 1).map(({ operation }) => operation)).toEqual(['VendorAgenda'])
})

test('fetches what the act changed when its answer was lost', async () => {
  const area = makeArea('78704')
  const app = renderApp('/?tab=areas', {
    user: vendor,
    network: {
      ...vendorNetwork(),
      ServiceAreas: { serviceAreas: [makeArea('78701')] },
      AddServiceArea: new TypeError('Failed to fetch'),
    },
  })
  const field = await screen.findByLabelText('ZIP code')
  await isListening(app)
  await app.press.type(field, '78704{Enter}')
  const asked = await askedAfter(app, 'AddServiceArea', [{ kind: 'area', id: area.id, jobId: null }])
  expect(asked).toContain('ServiceAreas')
})

const SIZE = 'c0000001-0000-4000-8000-000000000000'
const SERVICE = 'c0000002-0000-4000-8000-000000000000'
const sized = { kind: 'size' as const, id: SIZE, jobId: null }

/** Adds a size for a vendor whose checklist is open. */
const addSize = async (some: Parameters<typeof makeSize>[0] = {}) => {
  const size = makeSize({ id: SIZE, ...some })
  const app = renderApp('/?tab=inventory', {
    user: vendor,
    network: {
      ...vendorNetwork({ agenda: makeAgenda({ hasServices: true, offersRentals: true }) }),
      DumpsterSizes: { dumpsterSizes: [] },
      AddDumpsterSize: { addDumpsterSize: size },
    },
  })
  const field = await screen.findByLabelText('Size')
  await isListening(app)
  await app.press.type(field, '10 yard')
  await app.press.click(screen.getByRole('button', { name: 'Add Size' }))
  return app
}
const hasRates = ({ client }: App) =>
  client.readFragment<{ hasRates: boolean }>({
    from: { __typename: 'VendorAgenda', vendorId: vendor.id },
    fragment: gql`fragment Rates on VendorAgenda { hasRates }`,
  })?.hasRates

test('fetches nothing after the vendor adds a size', async () => {
  const app = await addSize()
  expect(await askedAfter(app, 'AddDumpsterSize', [sized])).toEqual([])
  expect(hasRates(app)).toBe(false)
})

test('takes from the answer that the vendor has rates', async () => {
  const app = await addSize({ rentalSize: '10_yard', usualPrice: '380.00' })
  expect(await askedAfter(app, 'AddDumpsterSize', [sized])).toEqual([])
  expect(hasRates(app)).toBe(true)
})

test('fetches what follows from the service once a size changes it', async () => {
  const app = await addSize({ rentalSize: '10_yard', usualPrice: '380.00' })
  const changed = [sized, { kind: 'service' as const, id: SERVICE, jobId: null }]
  expect((await askedAfter(app, 'AddDumpsterSize', changed)).sort()).toEqual([
    'HaulRules',
    'OfferRules',
    'VendorAgenda',
  ])
})

test('fetches sizes and checklist after the vendor adds a size on another device', async () => {
  const app = await addSize()
  await screen.findByText('Dumpster size added successfully!')
  const before = app.calls.length
  await act(async () => app.live.push({ stale: [sized] }))
  await settle()
  const asked = app.calls.slice(before).map(({ operation }) => operation)
  expect(asked.sort()).toEqual(['DumpsterSizes', 'VendorAgenda'])
})

test("fetches nothing after the customer's own ticket", async () => {
  const ticket = makeTicket()
  const app = renderApp('/customer/support', {
    user: maria,
    network: {
      TicketOrders: { customerJobs: connection([makeJob()]) },
      SupportTickets: { supportTickets: connection([], null, 'SupportTicket') },
      OpenSupportTicket: { openSupportTicket: ticket },
    },
  })
  const order = await screen.findByLabelText('Order Number')
  await isListening(app)
  await app.press.selectOptions(order, makeJob().id)
  await app.press.type(screen.getByLabelText('Issue'), 'Nobody came')
  await app.press.click(screen.getByRole('button', { name: 'Submit Ticket' }))
  const asked = await askedAfter(app, 'OpenSupportTicket', [{ kind: 'ticket', id: ticket.id, jobId: null }])
  expect(asked).toEqual([])
})

test('fetches nothing after the account is saved', async () => {
  const app = renderApp('/customer/account', {
    user: maria,
    network: {
      ApiTokens: { apiTokens: [] },
      NoticePreferences: { noticePreferences: makePreferences() },
      MyDataExport: { myDataExport: null },
      UpdateAccount: { updateAccount: { ...maria, firstName: 'Mary' } },
    },
  })
  const edit = await screen.findByRole('button', { name: 'Edit Information' })
  await isListening(app)
  await app.press.click(edit)
  const field = screen.getByLabelText('First Name')
  await app.press.clear(field)
  await app.press.type(field, 'Mary')
  await app.press.click(screen.getByRole('button', { name: 'Save Changes' }))
  const asked = await askedAfter(app, 'UpdateAccount', [{ kind: 'user', id: maria.id, jobId: null }])
  expect(asked).toEqual([])
})

test('refetches the data of every page once for a notice, though several parts show it', async () => {
  let unread = 0
  const app = renderApp('/customer', {
    user: maria,
    network: {
      Shell: () => makeShell(maria, { unreadNotices: unread }),
      CustomerJobs: { customerJobs: connection([makeJob()]) },
    },
  })
  await screen.findByText('Welcome, Maria!')
  await isListening(app)
  const before = app.calls.length
  unread = 1
  await act(async () => app.live.push({ stale: [{ kind: 'notice', id: 'n1', jobId: null }] }))
  expect(await screen.findByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible()
  await settle()
  expect(app.calls.slice(before).map(({ operation }) => operation)).toEqual(['Shell'])
})
