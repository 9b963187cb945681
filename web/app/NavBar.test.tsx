import { act, screen, waitFor, within } from '@testing-library/react'
import { makeShell } from '../testing/makers/makeShell.js'
import { makeUser } from '../testing/makers/makeUser.js'
import { renderApp } from '../testing/renderApp.js'

const bar = async () => within(await screen.findByRole('banner'))

test('shows a visitor Support without a link, and Sign In', async () => {
  renderApp('/')
  const entries = await bar()
  expect(entries.getByText('Support')).toBeInTheDocument()
  expect(entries.queryByRole('link', { name: 'Support' })).not.toBeInTheDocument()
  expect(entries.queryByRole('link', { name: 'My Orders' })).not.toBeInTheDocument()
  expect(entries.getByRole('link', { name: 'Sign In' })).toBeInTheDocument()
  expect(entries.getByRole('link', { name: 'Haulbid' })).toHaveAttribute('href', '/')
})

test('shows a customer the three links, a welcome, and the account type on the home page', async () => {
  const { router } = renderApp('/customer', { user: makeUser() })
  const entries = await bar()
  expect(await entries.findByText('Welcome, Maria!')).toBeInTheDocument()
  expect(entries.getByText('Customer')).toBeInTheDocument()
  expect(entries.getByRole('link', { name: 'Support' })).toHaveAttribute('href', '/customer/support')
  expect(entries.getByRole('link', { name: 'My Orders' })).toHaveAttribute('href', '/customer/orders')
  expect(entries.getByRole('link', { name: 'My Account' })).toHaveAttribute('href', '/customer/account')
  await act(() => router.navigate('/customer/account'))
  await waitFor(() => expect(entries.queryByText('Customer')).not.toBeInTheDocument())
})

test('shows a vendor Support without a link', async () => {
  renderApp('/', { user: makeUser({ userType: 'vendor', firstName: 'Dale' }) })
  const entries = await bar()
  expect(await entries.findByText('Welcome, Dale!')).toBeInTheDocument()
  expect(entries.queryByRole('link', { name: 'Support' })).not.toBeInTheDocument()
})

test('says on the menu button whether the menu is open, and closes it on a new page', async () => {
  const { press } = renderApp('/customer/account', { user: makeUser() })
  const entries = await bar()
  await press.click(await entries.findByRole('button', { name: 'Open menu' }))
  expect(entries.getByRole('button', { name: 'Close menu' })).toHaveAttribute('aria-expanded', 'true')
  await press.click(entries.getByRole('link', { name: 'Support' }))
  expect(await entries.findByRole('button', { name: 'Open menu' })).toHaveAttribute('aria-expanded', 'false')
})

test('ends the session here and on the server on Log out, and goes home', async () => {
  const { press, router, calls } = renderApp('/customer/account', {
    user: makeUser(),
    network: { Logout: { logout: true } },
  })
  await press.click(await (await bar()).findByRole('button', { name: 'Log out' }))
  await screen.findByRole('heading', { level: 1, name: 'On demand dumpsters and junk pickup' })
  expect(calls.map(({ operation }) => operation)).toContain('Logout')
  expect(localStorage.getItem('user')).toBeNull()
  expect(router.location.pathname).toBe('/')
})

test('does not claim that the user is signed out if the server is not reached', async () => {
  const { press } = renderApp('/customer/account', {
    user: makeUser(),
    network: { Logout: new TypeError('Failed to fetch') },
  })
  await press.click(await (await bar()).findByRole('button', { name: 'Log out' }))
  expect(await screen.findByText("You're still signed in.")).toBeInTheDocument()
  expect(localStorage.getItem('user')).not.toBeNull()
})

test('names the pages, the support phone, and the legal line in the footer', async () => {
  renderApp('/privacy-policy')
  const footer = within(await screen.findByRole('contentinfo'))
  const hrefs = footer.getAllByRole('link').map(link => link.getAttribute('href'))
  for (const path of [
    '/customer/support',
    '/customer/orders',
    '/customer/account',
    '/privacy-policy',
    '/terms-of-service',
  ])
    expect(hrefs).toContain(path)
  expect(await footer.findByRole('link', { name: '(512) 555-0100' })).toHaveAttribute(
    'href',
    'tel:5125550100',
  )
  expect(footer.getByText('© 2026 Haulbid LLC')).toBeInTheDocument()
})

test('queries once for everything that pages show around their content, and keeps the footer', async () => {
  const { calls, press } = renderApp('/privacy-policy', {
    user: makeUser(),
    network: {
      Shell: makeShell(makeUser(), { unreadNotices: 2 }),
      Logout: { logout: true },
      Settings: () => new Promise<never>(() => {}),
    },
  })
  const footer = within(await screen.findByRole('contentinfo'))
  expect(await footer.findByText('© 2026 Haulbid LLC')).toBeInTheDocument()
  const entries = await bar()
  expect(entries.getByRole('button', { name: 'Notifications, 2 unread' })).toBeInTheDocument()
  expect(calls.filter(({ operation }) => operation === 'Shell')).toHaveLength(1)
  await press.click(entries.getByRole('button', { name: 'Log out' }))
  expect(await entries.findByRole('link', { name: 'Sign In' })).toBeInTheDocument()
  expect(footer.getByText('© 2026 Haulbid LLC')).toBeInTheDocument()
})
