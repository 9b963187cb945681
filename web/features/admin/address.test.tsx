import { act, screen, waitFor, within } from '@testing-library/react'
import { adminNetwork, makeWorklist } from '../../testing/makers/adminNetwork.js'
import { pagesOf, totalOf } from '../../testing/makers/connection.js'
import { makeAnyJob } from '../../testing/makers/makeJob.js'
import { admin } from '../../testing/makers/makeUser.js'
import { renderApp } from '../../testing/renderApp.js'
import type { AllJobsQueryVariables, JobTotalQueryVariables } from '../jobs/admin/generated/orders.js'

const jobs = Array.from({ length: 32 }, (_, index) => makeAnyJob(index + 1))

const found = ({ search, status }: JobTotalQueryVariables) =>
  jobs.filter(job => job.orderNumber.startsWith(search ?? '') && (!status || job.status === status))

const network = {
  ...adminNetwork,
  Tickets: { supportTickets: pagesOf('SupportTicket', [], 10) },
  AnyThread: { messages: pagesOf('Message', [], 20) },
  AnyJob: ({ id }: { id: string }) => ({ job: jobs.find(job => job.id === id) }),
  AllJobs: ({ first, after, ...asked }: AllJobsQueryVariables) => ({
    jobs: pagesOf('Job', found(asked), first, after),
  }),
  JobTotal: (asked: JobTotalQueryVariables) => ({ jobs: totalOf('Job', found(asked)) }),
}

const open = (path = '/?tab=orders', more = {}) =>
  renderApp(path, { user: admin, network: { ...network, ...more } })
type App = ReturnType<typeof open>
const search = ({ router }: App) => new URLSearchParams(router.location.search)
const shows = (words: string) => screen.findByText(`Showing ${words} results`)
const next = async ({ press }: App) => press.click(screen.getByRole('button', { name: 'Next' }))
const back = ({ router }: App) => act(() => router.navigate(-1))

test('keeps the page in the URL, and goes back page by page', async () => {
  const app = open()
  await shows('1 to 10 of 32')
  await next(app)
  await shows('11 to 20 of 32')
  await next(app)
  await shows('21 to 30 of 32')
  expect(search(app).get('orders.page')).toBe('3')
  await back(app)
  await shows('11 to 20 of 32')
  await back(app)
  await shows('1 to 10 of 32')
  expect(search(app).get('orders.page')).toBeNull()
})

test('opens the same page by its URL, and goes back from there to the first', async () => {
  const first = open()
  await shows('1 to 10 of 32')
  await next(first)
  await shows('11 to 20 of 32')
  await next(first)
  await shows('21 to 30 of 32')
  const { pathname, search: query } = first.router.location
  first.unmount()
  const again = open(`${pathname}${query}`)
  await shows('21 to 30 of 32')
  await again.press.click(screen.getByRole('button', { name: 'Previous' }))
  await shows('1 to 10 of 32')
})

test('keeps search and filter in the URL, and starts another search on its first page', async () => {
  const app = open('/?tab=orders&orders.status=pending')
  expect(await screen.findByLabelText('Status')).toHaveValue('pending')
  await shows('1 to 10 of 32')
  await next(app)
  await shows('11 to 20 of 32')
  await app.press.type(screen.getByLabelText('Search orders'), jobs[4]!.orderNumber)
  await shows('1 to 1 of 1')
  expect(Object.fromEntries(search(app))).toEqual({
    tab: 'orders',
    'orders.status': 'pending',
    'orders.search': jobs[4]!.orderNumber,
  })
})

test("ignores what a URL asks for if it doesn't exist", async () => {
  open('/?tab=orders&orders.status=lost&orders.page=-4')
  expect(await screen.findByLabelText('Status')).toHaveValue('')
  await shows('1 to 10 of 32')
})

test('keeps an order opened from a page in the URL, and goes back to its row', async () => {
  const app = open()
  await shows('1 to 10 of 32')
  await next(app)
  await shows('11 to 20 of 32')
  const name = `View Details of order ${jobs[14]!.orderNumber}`
  await app.press.click(await screen.findByRole('button', { name }))
  const dialog = await screen.findByRole('dialog', { name: new RegExp(jobs[14]!.orderNumber) })
  expect(dialog).toBeVisible()
  expect(search(app).get('order')).toBe(jobs[14]!.id)
  await back(app)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await shows('11 to 20 of 32')
  await waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus())
})

test('returns by a reload to the row in the list, although the order is also among those that need the admin', async () => {
  const order = jobs[2]!
  const worklist = { Worklist: makeWorklist({ unansweredJobCount: 1, unansweredJobs: [order] }) }
  const name = `View Details of order ${order.orderNumber}`
  const first = open('/?tab=orders', worklist)
  await first.press.click(await screen.findByRole('button', { name }))
  await screen.findByRole('dialog', { name: new RegExp(order.orderNumber) })
  first.unmount()
  open('/?tab=orders', worklist)
  await waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus())
  sessionStorage.clear()
})

test('returns from an order opened by its URL to its list', async () => {
  const app = open(`/?tab=orders&order=${jobs[0]!.id}`)
  const dialog = within(await screen.findByRole('dialog', { name: new RegExp(jobs[0]!.orderNumber) }))
  await app.press.click(dialog.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(search(app).get('order')).toBeNull())
  expect(search(app).get('tab')).toBe('orders')
})
