import { jest } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { connection } from '../testing/makers/connection.js'
import { makeJob } from '../testing/makers/makeJob.js'
import { makeUser } from '../testing/makers/makeUser.js'
import { renderApp } from '../testing/renderApp.js'
import { loadToaster } from '../ui/overlays/loadToaster.js'
import { codeHere } from '../ui/states/loadCode.js'

afterEach(() => jest.restoreAllMocks())

test('says that sending failed even if the connection was lost before the first press', async () => {
  const { press } = renderApp('/customer/support', {
    user: makeUser(),
    network: {
      TicketOrders: { customerJobs: connection([makeJob()]) },
      SupportTickets: { supportTickets: connection([], null, 'SupportTicket') },
      OpenSupportTicket: new TypeError('Failed to fetch'),
    },
  })
  const order = await screen.findByLabelText('Order Number')
  await waitFor(() => expect(codeHere(loadToaster)).toBeDefined(), { timeout: 3000 })
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await press.selectOptions(order, makeJob().id)
  await press.type(screen.getByLabelText('Issue'), 'Nobody came')
  await press.click(screen.getByRole('button', { name: 'Submit Ticket' }))
  expect(await screen.findByText('Failed to submit ticket', {}, { timeout: 3000 })).toBeVisible()
})
