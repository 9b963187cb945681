import { screen, waitFor, within } from '@testing-library/react'
import type { Network } from '../../testing/fakeNetwork.js'
import { adminNetwork } from '../../testing/makers/adminNetwork.js'
import { makePreferences } from '../../testing/makers/makeNotices.js'
import { admin } from '../../testing/makers/makeUser.js'
import { renderApp } from '../../testing/renderApp.js'

const open = (path: string, network: Network = {}) =>
  renderApp(path, {
    user: admin,
    network: {
      ...adminNetwork,
      ApiTokens: { apiTokens: [] },
      NoticePreferences: { noticePreferences: makePreferences() },
      MyDataExport: { myDataExport: null },
      ...network,
    },
  })

const link = () => within(screen.getByRole('main')).getByRole('link', { name: 'My Account' })

test("opens My Account on top of the admin's dashboard, and returns to its button on closing", async () => {
  const { press, router } = open('/')
  await screen.findByRole('heading', { level: 1, name: 'Admin Dashboard' })
  await press.click(link())
  const dialog = within(await screen.findByRole('dialog', { name: 'My Account' }))
  expect(router.location.search).toBe('?account=open')
  for (const name of ['Personal Information', 'Signing In', 'Your Data', 'Developer'])
    expect(dialog.getByRole('region', { name })).toBeVisible()
  await press.click(dialog.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(router.location.search).toBe('')
  expect(link()).toHaveFocus()
})

test("changes an admin's name, also in the bar", async () => {
  const { press, calls } = open('/?account=open', {
    UpdateAccount: { updateAccount: { ...admin, firstName: 'Adele', phone: '512-555-0199' } },
  })
  await press.click(await screen.findByRole('button', { name: 'Edit Information' }))
  await press.clear(screen.getByLabelText('First Name'))
  await press.type(screen.getByLabelText('First Name'), 'Adele')
  await press.clear(screen.getByLabelText('Phone'))
  await press.type(screen.getByLabelText('Phone'), '512-555-0199')
  await press.click(screen.getByRole('button', { name: 'Save Changes' }))
  expect(await screen.findByText('Account updated')).toBeInTheDocument()
  expect(screen.getByText('Welcome, Adele!')).toBeInTheDocument()
  expect(calls.filter(({ operation }) => operation === 'UpdateAccount')).toHaveLength(1)
})

test('tells an admin who closes the account what applies to admins', async () => {
  const { press } = open('/?account=open')
  await press.click(await screen.findByRole('button', { name: 'Close My Account' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Close your account?' }))
  expect(dialog.getByText('while you are the last active administrator.', { exact: false })).toBeVisible()
  expect(dialog.queryByText(/bids/)).toBeNull()
})

test('asks a visitor at its link to sign in', async () => {
  renderApp('/?account=open')
  expect(await screen.findByRole('heading', { level: 1, name: 'Sign in to see this page' })).toBeVisible()
})
