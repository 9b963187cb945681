import { jest } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import type { Network } from '../../testing/fakeNetwork.js'
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
const weeks = Array.from({ length: 12 }, (_, index) =>
  index === 11 ? week(11, '149.10', 2, '141.64') : index === 4 ? week(4, '0.20', 1, '0.19') : week(index),
)

const job = (number: number, some: Record<string, unknown> = {}) => ({
  __typename: 'Job',
  id: `${String(number).padStart(8, '0')}-0000-4000-8000-000000000000`,
  orderNumber: String(number).padStart(8, '0'),
  title: `Job ${number}`,
  type: 'junk_pickup',
  zipCode: '78704',
  completedDate: '2026-11-20T15:00:00.000Z',
  finalPrice: '0.10',
  serviceFee: '0.01',
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
    serviceFee: '61.73',
  })
  const { press, calls } = open(jobs)
  await press.click(await (await dialog()).findByRole('button', { name: 'Download CSV' }))
  expect(await screen.findByText('150 jobs: $1,249.40 gross, $1,186.18 net')).toBeVisible()
  const text = await textOf(saved as Blob)
  const lines = text.trim().split('\r\n')
  expect(lines).toHaveLength(151)
  expect(lines[0]).toBe('Order,Job,Type,ZIP code,Completed,Gross,Service fee,Net')
  expect(lines[1]).toBe('Order 00000001,Job 1,Junk Pickup,ZIP 78704,2026-11-20,0.10,0.01,0.09')
  expect(lines[2]).toBe(
    `Order 00000002,"'=HYPERLINK(""http://evil.example"", ""Pay"")",Junk Pickup,ZIP 78704,2026-11-20,1234.50,61.73,1172.77`,
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
