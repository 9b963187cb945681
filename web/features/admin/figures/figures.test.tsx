import { screen, waitFor, within } from '@testing-library/react'
import { adminNetwork, adminStats } from '../../../testing/makers/adminNetwork.js'
import { admin } from '../../../testing/makers/makeUser.js'
import { renderApp } from '../../../testing/renderApp.js'

test('shows five cards with their counts', async () => {
  renderApp('/', { user: admin, network: adminNetwork })
  const figures = {
    'Total Users': '25',
    'Active Vendors': '4',
    'Total Orders': '1,234',
    'Total Revenue': '$5,120.50',
    'Pending Issues': '2',
  }
  await screen.findByText('Total Users')
  for (const [label, figure] of Object.entries(figures)) {
    await waitFor(() => expect(screen.getByText(label).closest('dt')?.nextSibling).toHaveTextContent(figure))
  }
})

test('shows zeros on a fresh install', async () => {
  const none = { totalUsers: 0, activeVendors: 0, totalOrders: 0, totalRevenue: '0.00', pendingIssues: 0 }
  renderApp('/', { user: admin, network: { ...adminNetwork, AdminStats: adminStats(none) } })
  await waitFor(() =>
    expect(screen.getByText('Total Revenue').closest('dt')?.nextSibling).toHaveTextContent('$0'),
  )
  expect(screen.getByText('Pending Issues').closest('dt')?.nextSibling).toHaveTextContent('0')
})

test("says that figures can't be loaded, and offers a retry", async () => {
  let isBroken = true
  const { press } = renderApp('/', {
    user: admin,
    network: { ...adminNetwork, AdminStats: () => (isBroken ? new Error('offline') : adminStats()) },
  })
  expect(await screen.findByText("We couldn't load the figures")).toBeVisible()
  isBroken = false
  await press.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('$5,120.50')).toBeVisible()
})

test('shows the marketplace of the last 30 days as charts, as a table, and by service', async () => {
  const { press, calls } = renderApp('/', { user: admin, network: adminNetwork })
  const tab = await screen.findByRole('tab', { name: 'Charts' })
  // Only their own tab fetches them.
  expect(calls.map(({ operation }) => operation)).not.toContain('MarketOverview')
  await press.click(tab)
  const market = await screen.findByRole('region', { name: 'Marketplace' })
  const orders = await within(market).findByRole('img', {
    name: 'Orders: 3 orders in 30 days, 0 orders in the 30 days before',
  })
  for (const label of ['0', '3', 'Nov 20']) expect(within(orders).getByText(label)).toBeVisible()
  const revenue = within(market).getByRole('img', {
    name: 'Revenue: $149.50 in 30 days, $0.00 in the 30 days before',
  })
  expect(within(revenue).getByText('$150')).toBeVisible()
  expect(within(market).getAllByText('30 days before')).toHaveLength(2)
  expect(market).toHaveTextContent('75%')
  expect(market).toHaveTextContent('Instant bid25%Bid in 5 minutes50%Bid in 2 hours63%Bids per order1.5')
  expect(market).toHaveTextContent('1.5 hours')
  expect(market).toHaveTextContent('No bids yet')
  await press.click(within(market).getByRole('button', { name: 'Show as a table' }))
  const table = within(market).getByRole('table', { name: 'Orders and revenue by day' })
  const rows = within(table).getAllByRole('row')
  expect(rows).toHaveLength(61)
  expect(rows[1]).toHaveTextContent('Fri, Nov 203$149.50')
})

test("says that the overview can't be loaded", async () => {
  renderApp('/?tab=charts', {
    user: admin,
    network: { ...adminNetwork, MarketOverview: new Error('offline') },
  })
  expect(await screen.findByText("We couldn't load the overview")).toBeVisible()
})

test('shows by age what vendors and customers owe, and links to the lists', async () => {
  const { press, router } = renderApp('/', { user: admin, network: adminNetwork })
  const region = await screen.findByRole('region', { name: 'Past due by age' })
  const overdue = within(region)
  const rowsOf = (name: string) =>
    within(overdue.getByRole('table', { name }))
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent)
  await overdue.findByRole('table', { name: 'Vendors owe Haulbid' })
  expect(rowsOf('Vendors owe Haulbid')).toEqual([
    '1–7 days1$10.00',
    '8–29 days0$0.00',
    '30 days or more2$20.00',
  ])
  expect(rowsOf('Customers owe vendors')[1]).toBe('8–29 days3$30.00')
  expect(region).toHaveTextContent('Vendors owe Haulbid: $30.00')
  await press.click(overdue.getByRole('link', { name: 'See orders to settle' }))
  expect(router.location.search).toBe('?tab=orders&orders.needs=unsettled')
})

test("says that overdue money can't be loaded, and offers a retry", async () => {
  let isBroken = true
  const { press } = renderApp('/', {
    user: admin,
    network: {
      ...adminNetwork,
      OverdueMoney: () => (isBroken ? new Error('offline') : adminNetwork.OverdueMoney),
    },
  })
  expect(await screen.findByText("We couldn't load what is past due")).toBeVisible()
  isBroken = false
  await press.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('table', { name: 'Customers owe vendors' })).toBeVisible()
})

const openAreas = async (network = {}) => {
  const app = renderApp('/?tab=charts', { user: admin, network: { ...adminNetwork, ...network } })
  return { ...app, areas: within(await screen.findByRole('region', { name: 'Liquidity by area' })) }
}

test('shows how requests were answered by area and service', async () => {
  const { areas } = await openAreas()
  const table = await areas.findByRole('table', { name: 'Requests by area and service' })
  const rows = within(table).getAllByRole('row')
  expect(
    within(rows[1]!)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['787xx', 'Dumpster Rental', '8', '13%', '75%', '2.3', '25\u00a0minutes', '50%'])
  expect(rows[2]).toHaveTextContent('770xxJunk Pickup10%0%0.0No bids yet0%')
})

test('says how a figure is counted, on its header and below the table', async () => {
  const { areas, press } = await openAreas()
  const words = 'The median time from posting to the first bid, over the requests with a bid.'
  await press.hover(await areas.findByRole('button', { name: 'First bid' }))
  expect(await screen.findByRole('tooltip')).toHaveTextContent(words)
  await press.click(areas.getByText('How we count'))
  expect(areas.getByText(words)).toBeVisible()
})

test('counts another period by area, and says that it had no requests', async () => {
  const { areas, press, calls } = await openAreas()
  await areas.findByRole('table', { name: 'Requests by area and service' })
  await press.selectOptions(areas.getByRole('combobox', { name: 'Period' }), 'Last 7 days')
  expect(await areas.findByText('No requests in this period')).toBeVisible()
  const asked = calls.filter(({ operation }) => operation === 'MarketAreas')
  expect(asked.map(({ variables }) => variables)).toEqual([{ days: 30 }, { days: 7 }])
})

const openExtra = async (network = {}) => {
  const app = renderApp('/?tab=charts', { user: admin, network: { ...adminNetwork, ...network } })
  return { ...app, extra: within(await screen.findByRole('region', { name: 'Extra load on site' })) }
}

test('shows how many junk pickups had extra load, by vendor and load', async () => {
  const { extra, press } = await openExtra()
  const table = await extra.findByRole('table', { name: 'Junk pickups with extra load' })
  const rows = within(table)
    .getAllByRole('row')
    .slice(1)
    .map(row =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    )
  expect(rows).toEqual([
    [expect.any(String), 'Half a truck', '8', '3', '38%'],
    [expect.any(String), 'Not specified', '8', '0', '0%'],
  ])
  await press.selectOptions(extra.getByRole('combobox', { name: 'Period' }), 'Last 90 days')
  expect(await extra.findByText('No junk pickups completed in this period')).toBeVisible()
})

test("says that the extra loads can't be loaded", async () => {
  const { extra } = await openExtra({ ExtraLoadShare: new Error('offline') })
  expect(await extra.findByText("We couldn't load the extra loads")).toBeVisible()
})

test("says that the areas can't be loaded, beside charts that can", async () => {
  const { areas } = await openAreas({ MarketAreas: new Error('offline') })
  expect(await areas.findByText("We couldn't load the areas")).toBeVisible()
  expect(screen.getByRole('img', { name: /^Orders/ })).toBeVisible()
})
