import { jest } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import type { Network } from '../../testing/fakeNetwork.js'
import { makeStatement } from '../../testing/makers/makeStatement.js'
import { makeStats, VENDOR_ID } from '../../testing/makers/makeVendor.js'
import { vendor, vendorNetwork } from '../../testing/makers/vendorNetwork.js'
import { renderApp } from '../../testing/renderApp.js'
import { textOf } from '../../testing/textOf.js'

const week = (index: number, earned = '0.00', jobs = 0, net = earned) => ({
  __typename: 'EarnedWeek',
  startsOn: new Date(Date.UTC(2026, 8, 7 + 7 * index)).toISOString().slice(0, 10),
  earned,
  net,
  jobs,
})
const months = Array.from({ length: 12 }, (_, index) => ({
  __typename: 'EarnedMonth',
  startsOn: new Date(Date.UTC(2025, 11 + index)).toISOString().slice(0, 10),
  earned: index === 0 ? '80.00' : index === 11 ? '149.30' : '0.00',
  net: index === 0 ? '76.00' : index === 11 ? '141.83' : '0.00',
  jobs: index === 0 ? 1 : index === 11 ? 3 : 0,
}))
const weeks = Array.from({ length: 12 }, (_, index) =>
  index === 11 ? week(11, '149.10', 2, '141.64') : index === 4 ? week(4, '0.20', 1, '0.19') : week(index),
)

const earned = (some: Record<string, string> = {}) => ({
  __typename: 'JobEarnings',
  base: '0.10',
  added: '0.00',
  contested: '0.00',
  fee: '0.01',
  net: '0.09',
  ...some,
})

const job = (number: number, some: Record<string, unknown> = {}) => ({
  __typename: 'Job',
  id: `${String(number).padStart(8, '0')}-0000-4000-8000-000000000000`,
  orderNumber: String(number).padStart(8, '0'),
  title: `Job ${number}`,
  type: 'junk_pickup',
  zipCode: '78704',
  completedDate: '2026-11-20T15:00:00.000Z',
  finalPrice: '0.10',
  earned: earned(),
  ...some,
})
type EarnedJob = ReturnType<typeof job>

const paged =
  (jobs: EarnedJob[]) =>
  ({ first, after }: { first: number; after?: string }) => {
    const from = Number(after ?? 0)
    const to = Math.min(from + first, jobs.length)
    return {
      earnedJobs: {
        __typename: 'JobConnection',
        totalCount: jobs.length,
        nodes: jobs.slice(from, to),
        pageInfo: { __typename: 'PageInfo', endCursor: String(to), hasNextPage: to < jobs.length },
      },
    }
  }

const open = (jobs: EarnedJob[], network: Network = {}, path = '/?view=earnings') =>
  renderApp(path, {
    user: vendor,
    network: {
      ...vendorNetwork({ stats: makeStats({ monthlyEarnings: '149.30' }) }),
      VendorEarnings: {
        vendorEarnings: weeks,
        vendorEarnedMonths: months,
        vendorStats: {
          __typename: 'VendorStats',
          vendorId: VENDOR_ID,
          weeklyEarnings: '149.10',
          monthlyEarnings: '149.30',
          weeklyNetEarnings: '141.64',
          monthlyNetEarnings: '141.83',
          completedJobs: 3,
        },
      },
      EarnedJobs: paged(jobs),
      Statements: { statements: [] },
      ...network,
    },
  })

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Earnings' }))
const figure = async (label: string) =>
  (await (await dialog()).findByText(label, { selector: 'dt, dt *' })).closest('dt')?.nextElementSibling

let saved: Blob | undefined
beforeEach(() => {
  saved = undefined
  URL.createObjectURL = blob => {
    saved = blob as Blob
    return 'blob:1'
  }
  URL.revokeObjectURL = () => {}
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
})

test('opens the earnings from the card, and closes them on Back', async () => {
  const { press, router } = open([], {}, '/')
  await press.click(await screen.findByRole('link', { name: 'View earnings' }))
  expect(router.location.search).toBe('?view=earnings')
  await press.click((await dialog()).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(router.location.search).toBe('')
})

test('shows week, month, and twelve weeks to the cent, with the chart and its table', async () => {
  const { press } = open([])
  expect(await figure('This week')).toHaveTextContent('$149.10 gross, $141.64 net')
  expect(await figure('This month')).toHaveTextContent('$149.30 gross, $141.83 net')
  expect(await figure('Last 12 weeks')).toHaveTextContent('$149.30 gross, $141.83 net')
  const view = await dialog()
  expect(
    view.getByRole('img', {
      name: 'Bar chart: gross earnings in each of the last 12 weeks, $149.30 together, $141.83 net',
    }),
  ).toBeInTheDocument()
  await press.click(view.getByRole('button', { name: 'Show as a table' }))
  const rows = within(view.getByRole('table', { name: 'Earned in each of the last 12 weeks' })).getAllByRole(
    'row',
  )
  expect(rows).toHaveLength(13)
  expect(rows[1]).toHaveTextContent('Mon, Nov 232$149.10$141.64')
  expect(rows[8]).toHaveTextContent('Mon, Oct 51$0.20$0.19')
})

test('shows the same by month', async () => {
  const { press } = open([])
  const view = await dialog()
  await press.click(await view.findByRole('button', { name: 'Show by month' }))
  expect(await figure('Last 12 months')).toHaveTextContent('$229.30 gross, $217.83 net')
  expect(
    view.getByRole('img', {
      name: 'Bar chart: gross earnings in each of the last 12 months, $229.30 together, $217.83 net',
    }),
  ).toBeInTheDocument()
  await press.click(view.getByRole('button', { name: 'Show as a table' }))
  const rows = within(view.getByRole('table', { name: 'Earned in each of the last 12 months' })).getAllByRole(
    'row',
  )
  expect(rows[1]).toHaveTextContent('Nov 20263$149.30$141.83')
  expect(rows[12]).toHaveTextContent('Dec 20251$80.00$76.00')
  expect(view.getByRole('button', { name: 'Show by week' })).toBeVisible()
})

test('splits the price of each job, and leads to its charges', async () => {
  open([
    job(1, {
      finalPrice: '160.00',
      earned: earned({ base: '100.00', added: '30.00', contested: '30.00', fee: '12.00', net: '148.00' }),
    }),
  ])
  const row = within(await (await dialog()).findByRole('row', { name: /^Job 1/ }))
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    'Job 1Order 00000001, Junk Pickup',
    'Fri, Nov 20',
    '$100.00',
    '$30.00',
    '$30.00',
    '$160.00',
    '$12.00',
    '$148.00',
  ])
  expect(row.getByRole('link', { name: 'Job 1' })).toHaveAttribute(
    'href',
    '/?job=00000001-0000-4000-8000-000000000000',
  )
})

test('shows jobs with their total, page by page', async () => {
  // Adding 0.1 ten times does not give 1 in floats.
  const { press } = open(Array.from({ length: 23 }, (_, index) => job(index + 1)))
  const view = await dialog()
  expect(await view.findByText('The last 20 jobs: $2.00 gross, $1.80 net')).toBeVisible()
  await press.click(view.getByRole('button', { name: 'More' }))
  expect(await view.findByText('23 jobs: $2.30 gross, $2.07 net')).toBeVisible()
  expect(within(view.getByRole('table', { name: 'Earned by job' })).getAllByRole('row')).toHaveLength(24)
  expect(view.queryByRole('button', { name: 'More' })).not.toBeInTheDocument()
})

test('exports every page, and nothing that works as a formula', async () => {
  const jobs = Array.from({ length: 150 }, (_, index) => job(index + 1))
  jobs[1] = job(2, {
    title: '=HYPERLINK("http://evil.example", "Pay")',
    finalPrice: '1234.50',
    earned: earned({ base: '1200.00', added: '-15.50', contested: '50.00', fee: '61.73', net: '1172.77' }),
  })
  const { press, calls } = open(jobs)
  await press.click(await (await dialog()).findByRole('button', { name: 'Download CSV' }))
  expect(await screen.findByText('150 jobs: $1,249.40 gross, $1,186.18 net')).toBeVisible()
  const text = await textOf(saved as Blob)
  const lines = text.trim().split('\r\n')
  expect(lines).toHaveLength(151)
  expect(lines[0]).toBe('Order,Job,Type,ZIP code,Completed,Agreed,Added,Contested,Gross,Service fee,Net')
  expect(lines[1]).toBe('Order 00000001,Job 1,Junk Pickup,ZIP 78704,2026-11-20,0.10,0.00,0.00,0.10,0.01,0.09')
  expect(lines[2]).toBe(
    `Order 00000002,"'=HYPERLINK(""http://evil.example"", ""Pay"")",Junk Pickup,ZIP 78704,2026-11-20,1200.00,-15.50,50.00,1234.50,61.73,1172.77`,
  )
  const asked = calls.filter(({ operation }) => operation === 'EarnedJobs').map(({ variables }) => variables)
  expect(asked).toEqual([{ first: 20 }, { first: 100, after: '20' }, { first: 100, after: '120' }])
})

test('says why the download failed when a page is missing', async () => {
  const pages = paged(Array.from({ length: 30 }, (_, index) => job(index + 1)))
  const { press } = open([], {
    EarnedJobs: (variables: { first: number; after?: string }) =>
      variables.after ? new Error('offline') : pages(variables),
  })
  const button = await (await dialog()).findByRole('button', { name: 'Download CSV' })
  await press.click(button)
  expect(await screen.findByText('Error downloading earnings')).toBeVisible()
  expect(saved).toBeUndefined()
  await waitFor(() => expect(button).toBeEnabled())
})

test('says that nothing has been earned yet', async () => {
  open([])
  const view = await dialog()
  expect(await view.findByText('No completed jobs yet')).toBeVisible()
  expect(view.queryByRole('button', { name: 'Download CSV' })).not.toBeInTheDocument()
})

test('lists the fee statements, and opens one', async () => {
  const statement = makeStatement()
  const { press } = open([], {
    Statements: { statements: [statement] },
    Statement: { statement },
  })
  const view = await dialog()
  const row = await view.findByRole('row', { name: /^November 2026/ })
  expect(row).toHaveTextContent('November 20262026-11-0001OpenTue, Dec 15$50.00$50.00')
  await press.click(within(row).getByRole('link', { name: 'November 2026' }))
  await press.click(
    within(await screen.findByRole('dialog', { name: 'Fee statement for November 2026' })).getByRole(
      'button',
      { name: 'Close' },
    ),
  )
  expect(await dialog()).toBeDefined()
})

test('says when the first statement comes', async () => {
  open([])
  expect(await (await dialog()).findByText('No statements yet')).toBeVisible()
})

test("says what can't be loaded, and offers a retry", async () => {
  let isUp = false
  const { press } = open([], {
    EarnedJobs: (variables: { first: number }) => (isUp ? paged([job(1)])(variables) : new Error('offline')),
    VendorEarnings: new Error('offline'),
  })
  const view = await dialog()
  expect(await view.findByText("We couldn't load your weekly earnings")).toBeVisible()
  expect(await view.findByText("We couldn't load your jobs")).toBeVisible()
  isUp = true
  const [, jobsAgain] = view.getAllByRole('button', { name: 'Try again' })
  await press.click(jobsAgain as HTMLElement)
  expect(await view.findByText('1 job: $0.10 gross, $0.09 net')).toBeVisible()
})
