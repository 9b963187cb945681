import { screen, waitFor, within } from '@testing-library/react'
import type { Network } from '../../testing/fakeNetwork.js'
import { connection } from '../../testing/makers/connection.js'
import { makeOwnJob } from '../../testing/makers/makeJob.js'
import { makeShell } from '../../testing/makers/makeShell.js'
import { makeTicket } from '../../testing/makers/makeTicket.js'
import { settings } from '../../testing/makers/settings.js'
import { vendor, vendorNetwork } from '../../testing/makers/vendorNetwork.js'
import { renderApp } from '../../testing/renderApp.js'

const job = makeOwnJob()
const answered = makeTicket({ job, status: 'answered', adminResponse: 'The code is 1234', customer: vendor })
const noTickets = { supportTickets: connection([], null, 'SupportTicket') }

const open = (network: Network = {}, path = '/?view=support') =>
  renderApp(path, {
    user: vendor,
    network: {
      ...vendorNetwork({ own: [job] }),
      Settings: { settings },
      TicketJobs: { vendorJobs: connection([job]) },
      SupportTickets: noTickets,
      ...network,
    },
  })
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Support' }))

test("opens from the dashboard and sends a question about one of the vendor's jobs", async () => {
  const { press, calls } = open(
    { OpenSupportTicket: { openSupportTicket: makeTicket({ job, issue: 'The gate is locked' }) } },
    '/',
  )
  await press.click(await within(await screen.findByRole('main')).findByRole('link', { name: 'Support' }))
  const support = await dialog()
  await press.selectOptions(await support.findByLabelText('Order Number'), job.id)
  await press.click(support.getByLabelText('Issue'))
  await press.paste('The gate is locked')
  await press.click(support.getByRole('button', { name: 'Submit Ticket' }))
  await waitFor(() =>
    expect(calls.find(({ operation }) => operation === 'OpenSupportTicket')?.variables).toEqual({
      input: { orderNumber: job.id, issue: 'The gate is locked' },
    }),
  )
  expect(await support.findByRole('article')).toHaveTextContent('The gate is locked')
})

test("lists the vendor's questions with the answers, and leads to the vendor's job", async () => {
  open({ SupportTickets: { supportTickets: connection([answered], null, 'SupportTicket') } })
  const ticket = within(await (await dialog()).findByRole('article'))
  expect(ticket.getByText('The code is 1234')).toBeVisible()
  expect(ticket.getByRole('link', { name: `order ${job.orderNumber}` })).toHaveAttribute(
    'href',
    `/?job=${job.id}`,
  )
})

test('says so when there are no questions or when they cannot be loaded', async () => {
  open({ TicketJobs: new Error('no connection'), SupportTickets: noTickets })
  const support = await dialog()
  expect(await support.findByText('No tickets yet')).toBeVisible()
  expect(await support.findByRole('alert')).toHaveTextContent(/your orders/)
})

test('marks the notices of answers as read', async () => {
  const { calls } = open({
    Shell: makeShell(vendor, { unreadNotices: 1 }),
    MarkNoticesRead: { markNoticesRead: { ...vendor, unreadNotices: 0 } },
  })
  await dialog()
  await waitFor(() =>
    expect(calls.find(({ operation }) => operation === 'MarkNoticesRead')?.variables).toEqual({
      input: { path: '/?view=support' },
    }),
  )
})
