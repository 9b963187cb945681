import { screen, within } from '@testing-library/react'
import { adminNetwork } from '../../../testing/makers/adminNetwork.js'
import { makeTicket, type Ticket } from '../../../testing/makers/makeTicket.js'
import { admin } from '../../../testing/makers/makeUser.js'
import { renderApp } from '../../../testing/renderApp.js'

const open = async (some: Partial<Ticket> = {}) => {
  const ticket = makeTicket(some)
  renderApp(`/?ticket=${ticket.id}`, {
    user: admin,
    network: { ...adminNetwork, OneTicket: { supportTicket: ticket } },
  })
  const dialog = within(await screen.findByRole('dialog', { name: 'Reply to Maria Lopez' }))
  return { ticket, dialog }
}

test('shows admins who reply again what they replace, and for which order', async () => {
  const { ticket, dialog } = await open({ status: 'answered', adminResponse: 'At noon' })
  expect(dialog.getByText(/It replaces the earlier one/)).toBeVisible()
  expect(dialog.getByText('Our earlier answer')).toBeVisible()
  expect(dialog.getByText('At noon')).toBeVisible()
  expect(dialog.getByText(new RegExp(`order ${ticket.job.orderNumber}$`))).toBeVisible()
  expect(dialog.getByLabelText('Your answer')).toHaveValue('')
})

test('replaces nothing with a first reply', async () => {
  const { ticket, dialog } = await open()
  expect(dialog.queryByText('Our earlier answer')).toBeNull()
  expect(dialog.getByText(new RegExp(`order ${ticket.job.orderNumber}$`))).toBeVisible()
})
