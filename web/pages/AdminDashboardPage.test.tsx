import { screen } from '@testing-library/react'
import { adminNetwork } from '../testing/makers/adminNetwork.js'
import { makeUser } from '../testing/makers/makeUser.js'
import { renderApp } from '../testing/renderApp.js'

const admin = makeUser({ userType: 'admin', firstName: 'Ada' })
const network = adminNetwork

test("opens an admin's view with its tabs, the overview first", async () => {
  renderApp('/', { user: admin, network })
  expect(await screen.findByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible()
  expect(screen.getByText('Manage users, orders, and system settings')).toBeVisible()
  expect(screen.getByRole('tab', { name: 'Admin', selected: true })).toBeVisible()
  expect(screen.getByRole('tab', { name: 'Overview', selected: true })).toBeVisible()
  for (const name of [
    'Charts',
    'User Management',
    'Order Management',
    'Vendor Management',
    'System Settings',
  ]) {
    expect(screen.getByRole('tab', { name })).toBeVisible()
  }
})

test('indents each view once', async () => {
  renderApp('/', { user: admin, network, isStyled: true })
  const heading = await screen.findByRole('heading', { level: 1, name: 'Admin Dashboard' })
  const indents: string[] = []
  for (let around = heading.parentElement; around; around = around.parentElement) {
    const { paddingInline } = getComputedStyle(around)
    if (paddingInline !== '' && paddingInline !== '0px') indents.push(paddingInline)
  }
  expect(indents).toHaveLength(1)
})

test('keeps the open tab in the address', async () => {
  const { press, router } = renderApp('/', { user: admin, network })
  await press.click(await screen.findByRole('tab', { name: 'System Settings' }))
  expect(await screen.findByRole('button', { name: 'View Settings' })).toBeVisible()
  expect(router.location.search).toBe('?tab=settings')
})

test('says that settings cannot be loaded', async () => {
  renderApp('/?tab=settings', {
    user: admin,
    network: { ...network, SystemSettings: new Error('offline'), AuditEvents: new Error('offline') },
  })
  expect(await screen.findByText("We couldn't load the settings")).toBeVisible()
})
