import { screen, waitFor, within } from '@testing-library/react'
import { makeUser } from '../testing/makers/makeUser.js'
import { renderApp } from '../testing/renderApp.js'

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

const HERO = 'On demand dumpsters and junk pickup'
const people = {
  visitor: undefined,
  customer: makeUser(),
  vendor: makeUser({ userType: 'vendor' }),
  admin: makeUser({ userType: 'admin' }),
}
const all = ['visitor', 'customer', 'vendor', 'admin'] as const

/**
 * The route table of docs/product.md, Screens: where each user type ends up, and the heading there. "*" if any heading
 * will do.
 */
const table: Array<[path: string, ends: Record<(typeof all)[number], [path: string, heading: string]>]> = [
  [
    '/',
    {
      visitor: ['/', HERO],
      customer: ['/customer', '*'],
      vendor: ['/', 'Vendor Dashboard'],
      admin: ['/', 'Admin Dashboard'],
    },
  ],
  [
    '/customer',
    {
      visitor: ['/customer', HERO],
      customer: ['/customer', '*'],
      vendor: ['/', 'Vendor Dashboard'],
      admin: ['/', 'Admin Dashboard'],
    },
  ],
  ...(
    [
      ['/customer/orders', 'My Orders'],
      ['/customer/support', 'Customer Support'],
      ['/customer/account', 'My Account'],
    ] as const
  ).map(([path, title]): (typeof table)[number] => [
    path,
    {
      visitor: [path, 'Access denied'],
      customer: [path, title],
      vendor: [path, 'Access denied'],
      admin: [path, 'Access denied'],
    },
  ]),
  ...(
    [
      ['/privacy-policy', 'Privacy Policy'],
      ['/terms-of-service', 'Terms of Service'],
      ['/no/such/page', 'Page Not Found'],
    ] as const
  ).map(([path, title]): (typeof table)[number] => [
    path,
    { visitor: [path, title], customer: [path, title], vendor: [path, title], admin: [path, title] },
  ]),
]

const cases = table.flatMap(([path, ends]) => all.map(who => [who, path, ...ends[who]] as const))

test.each(cases)('%s at %s ends at %s with "%s"', async (who, path, end, title) => {
  const user = people[who]
  const { router } = renderApp(path, user ? { user } : {})
  if (title === '*') await screen.findByRole('heading', { level: 1 })
  else await heading(title)
  await waitFor(() => expect(router.state.location.pathname).toBe(end))
  expect(screen.getByRole('banner')).toBeInTheDocument()
  expect(screen.getByRole('contentinfo')).toBeInTheDocument()
})

test('the 404 page says what the spec has it say', async () => {
  renderApp('/no/such/page')
  expect(await screen.findByText('Did you forget to add the page to the router?')).toBeInTheDocument()
  await waitFor(() => expect(document.title).toBe('Page Not Found · Haulbid'))
})

test('a visitor sent away from a page comes back to it after signing in', async () => {
  const { router, press } = renderApp('/customer/support', { network: { Login: { login: makeUser() } } })
  await press.click(await screen.findByRole('link', { name: 'Sign in as a customer' }))
  await press.type(await screen.findByLabelText('Email'), 'maria@example.com')
  await press.type(screen.getByLabelText('Password'), 'dumpster-demo')
  await press.click(screen.getByRole('button', { name: 'Sign In' }))
  await heading('Customer Support')
  expect(router.state.location.pathname).toBe('/customer/support')
})

test('the legal pages carry their date and every statement asked of them', async () => {
  renderApp('/terms-of-service')
  await heading('Terms of Service')
  const text = document.body.textContent
  for (const words of [
    'August 24, 2025',
    'You must be 18 or older',
    'Haulbid is a marketplace',
    'not responsible for vendor performance',
    'third-party payment processors',
    'A service fee or commission may apply',
    'disclosed at order placement',
    'capped at the amount you paid through Haulbid in the six months',
    'binding arbitration',
    'Class-action waiver',
  ])
    expect(text).toContain(words)
})

test('Sign In in the bar leads to the choice of account from every page, and the focus with it', async () => {
  const { press } = renderApp('/privacy-policy')
  await heading('Privacy Policy')
  await press.click(screen.getByRole('link', { name: 'Sign In' }))
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'How will you use Haulbid?' })).toHaveFocus(),
  )
})

test('a new page takes the focus to its start; an entry of the contents takes it to its section', async () => {
  const { press } = renderApp('/privacy-policy')
  await heading('Privacy Policy')
  await press.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Terms of Service' }))
  await heading('Terms of Service')
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
  await press.click(screen.getByRole('link', { name: 'Limit of liability' }))
  await waitFor(() => expect(screen.getByRole('heading', { name: /Limit of liability/ })).toHaveFocus())
})
