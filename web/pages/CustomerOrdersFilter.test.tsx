import { screen, waitFor, within } from '@testing-library/react'
import { type Network, refusal } from '../testing/fakeNetwork.js'
import { connection } from '../testing/makers/connection.js'
import { orderId } from '../testing/makers/ids.js'
import { type Job, makeJob } from '../testing/makers/makeJob.js'
import { makeUser } from '../testing/makers/makeUser.js'
import { placesOf } from '../testing/makers/placesOf.js'
import { renderApp } from '../testing/renderApp.js'

type Filters = { status?: string; type?: string; search?: string; after?: string }

const sofa = makeJob({ address: '12 Elm St' })
const rental = makeJob({
  id: orderId(2),
  type: 'dumpster_rental',
  status: 'completed',
  address: '2 Old St',
  dropoffDate: '2026-12-01',
  pickupDateTime: null,
})
const all = [sofa, rental]

/** Filters the way the server does. */
const find = ({ status, type, search }: Filters): Job[] =>
  all.filter(
    job =>
      (!status || job.status === status) &&
      (!type || job.type === type) &&
      (!search || `${job.orderNumber} ${job.address}`.toLowerCase().includes(search.toLowerCase())),
  )

const open = (address = '/customer/orders', network: Network = {}) => {
  const app = renderApp(address, {
    user: makeUser(),
    network: {
      CustomerJobs: (filters: Filters) => ({ customerJobs: connection(find(filters)) }),
      ...network,
    },
  })
  const asked = () =>
    app.calls.filter(({ operation }) => operation === 'CustomerJobs').map(({ variables }) => variables)
  return { ...app, asked, search: () => app.router.location.search }
}

const cards = () => screen.queryAllByRole('article').map(card => within(card).getByText(/ St, /).textContent)
const shows = (...addresses: string[]) =>
  waitFor(() => expect(cards()).toEqual(addresses.map(address => `${address}, 78704`)))

it('filters by status and type as soon as they are chosen, and updates the URL', async () => {
  const { press, asked, search } = open()
  await shows('12 Elm St', '2 Old St')
  await press.selectOptions(screen.getByLabelText('Status'), 'Completed')
  await shows('2 Old St')
  expect(search()).toBe('?status=completed')
  expect(screen.getByText('1 order matches')).toBeVisible()
  await press.selectOptions(screen.getByLabelText('Type'), 'Dumpster Rental')
  await waitFor(() => expect(search()).toBe('?status=completed&type=dumpster_rental'))
  await waitFor(() => expect(asked().at(-1)).toEqual({ status: 'completed', type: 'dumpster_rental' }))
})

it('searches after a pause, once for all that was typed, and keeps the focus', async () => {
  const { press, asked, search } = open()
  await shows('12 Elm St', '2 Old St')
  await press.type(screen.getByLabelText('Search'), ' old st ')
  expect(asked()).toHaveLength(1)
  await shows('2 Old St')
  expect(asked()).toEqual([{}, { search: 'old st' }])
  expect(search()).toBe('?search=old+st')
  expect(screen.getByLabelText('Search')).toHaveFocus()
  expect(screen.getByLabelText('Search')).toHaveValue(' old st ')
})

it('searches at once on Enter', async () => {
  const { press, asked, search } = open()
  await shows('12 Elm St', '2 Old St')
  await press.type(screen.getByLabelText('Search'), 'c0000002{Enter}')
  expect(search()).toBe('?search=c0000002')
  await shows('2 Old St')
  expect(screen.getByLabelText('Search')).toHaveFocus()
  expect(asked()).toHaveLength(2)
})

it('reads the filters from the URL, and ignores invalid ones', async () => {
  const { asked } = open('/customer/orders?status=pending&type=spaceship&search=elm')
  await shows('12 Elm St')
  expect(asked()).toEqual([{ status: 'pending', search: 'elm' }])
  expect(screen.getByLabelText('Status')).toHaveValue('pending')
  expect(screen.getByLabelText('Type')).toHaveValue('')
  expect(screen.getByLabelText('Search')).toHaveValue('elm')
})

it('says that none match, and clears', async () => {
  const { press, search } = open('/customer/orders?status=cancelled')
  expect(await screen.findByRole('heading', { name: 'No orders match' })).toBeVisible()
  expect(screen.queryByText('Ready to place your first order?')).toBeNull()
  await press.click(screen.getByRole('button', { name: 'Clear filters' }))
  await shows('12 Elm St', '2 Old St')
  expect(search()).toBe('')
  expect(screen.getByLabelText('Status')).toHaveValue('')
  expect(screen.getByLabelText('Search')).toHaveFocus()
})

it('follows a link to all orders', async () => {
  const { press } = open('/customer/orders?status=completed')
  await shows('2 Old St')
  await press.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: /Orders/ }))
  await shows('12 Elm St', '2 Old St')
  expect(screen.getByLabelText('Status')).toHaveValue('')
})

it('keeps the list on show until the answer comes', async () => {
  const { promise, resolve } = Promise.withResolvers<object>()
  const { press } = open('/customer/orders', {
    CustomerJobs: async ({ status }: Filters) => {
      if (status) await promise
      return { customerJobs: connection(find({ ...(status && { status }) })) }
    },
  })
  await shows('12 Elm St', '2 Old St')
  await press.selectOptions(screen.getByLabelText('Status'), 'Pending')
  expect(await screen.findByText('Looking...')).toBeVisible()
  expect(cards()).toHaveLength(2)
  resolve({})
  await shows('12 Elm St')
})

it('says that a filter failed, rather than showing other orders', async () => {
  const { press } = open('/customer/orders', {
    CustomerJobs: ({ status }: Filters) =>
      status ? refusal('UNAVAILABLE', 'Back in a minute') : { customerJobs: connection(all) },
  })
  await shows('12 Elm St', '2 Old St')
  await press.selectOptions(screen.getByLabelText('Status'), 'Pending')
  expect(await screen.findByText('Back in a minute')).toBeVisible()
  expect(cards()).toEqual([])
  await press.selectOptions(screen.getByLabelText('Status'), 'All')
  await shows('12 Elm St', '2 Old St')
})

it('loads more pages of the filtered list, and moves on to the new rows', async () => {
  const { press, asked } = open('/customer/orders?type=junk_pickup', {
    CustomerJobs: ({ after }: Filters) => ({
      customerJobs: after
        ? connection([makeJob({ id: orderId(3), address: '3 New St' })])
        : connection([sofa], 'cursor-1'),
    }),
  })
  await press.click(await screen.findByRole('button', { name: 'More' }))
  await shows('12 Elm St', '3 New St')
  expect(asked().at(-1)).toEqual({ type: 'junk_pickup', after: 'cursor-1' })
  expect(screen.getAllByRole('article')[1]?.closest('li')).toHaveFocus()
})

it('keeps the filters while an order is open', async () => {
  const { press, search, asked } = open('/customer/orders?status=pending', { JobDetails: { job: sofa } })
  await press.click(await screen.findByRole('link', { name: 'View Details' }))
  expect(await screen.findByRole('region', { name: /, order / })).toBeVisible()
  expect(search()).toBe(`?status=pending&order=${sofa.id}`)
  await press.click(screen.getByRole('button', { name: 'Back' }))
  await waitFor(() => expect(search()).toBe('?status=pending'))
  expect(asked()).toHaveLength(1)
})

it('refetches a list by status when a cancelled order has left it', async () => {
  let orders = [sofa]
  const { press } = open(`/customer/orders?status=pending&order=${sofa.id}`, {
    CustomerJobs: () => ({ customerJobs: connection(orders) }),
    JobDetails: { job: sofa },
    CancelJob: () => {
      orders = []
      const cancelled = {
        ...sofa,
        status: 'cancelled',
        viewerCanCancel: false,
        viewerCanAccept: false,
      } as const
      return { cancelJob: { ...cancelled, lists: placesOf(cancelled, 'customer') } }
    },
  })
  await press.click(await screen.findByRole('button', { name: 'Cancel order' }))
  const asking = within(await screen.findByRole('dialog', { name: /^Cancel order/ }))
  await press.click(asking.getByRole('button', { name: 'Cancel order' }))
  expect(await screen.findByText('Order cancelled')).toBeVisible()
  await press.click(screen.getByRole('button', { name: 'Back' }))
  expect(await screen.findByRole('heading', { name: 'No orders match' })).toBeVisible()
})
