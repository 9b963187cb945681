import { act, screen, waitFor, within } from '@testing-library/react'
import { connection } from '../testing/makers/connection.js'
import { orderId } from '../testing/makers/ids.js'
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
      ['/customer/orders', 'My Orders', 'Sign in to see your orders'],
      ['/customer/support', 'Customer Support', 'Sign in to write to support'],
      ['/customer/account', 'My Account', 'Sign in to see your account'],
    ] as const
  ).map(([path, title, signedOut]): (typeof table)[number] => [
    path,
    {
      visitor: [path, signedOut],
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

test.each(cases)('goes %s from %s to %s with "%s"', async (who, path, end, title) => {
  const user = people[who]
  const { router } = renderApp(path, user ? { user } : {})
  if (title === '*') await screen.findByRole('heading', { level: 1 })
  else await heading(title)
  await waitFor(() => expect(router.location.pathname).toBe(end))
  expect(screen.getByRole('banner')).toBeInTheDocument()
  expect(screen.getByRole('contentinfo')).toBeInTheDocument()
})

test('shows the exact words of the 404 page', async () => {
  renderApp('/no/such/page')
  expect(await screen.findByText('Did you forget to add the page to the router?')).toBeInTheDocument()
  await waitFor(() => expect(document.title).toBe('Page Not Found · Haulbid'))
})

describe('a link opened signed out', () => {
  const maria = makeUser()
  const dale = makeUser({ userType: 'vendor', firstName: 'Dale', lastName: 'Hart' })
  const order = `/customer/orders?order=${orderId(1)}`
  const job = `/?job=${orderId(1)}`

  const follow = (path: string, login: ReturnType<typeof makeUser>) => {
    const app = renderApp(path, {
      network: { Login: { login }, Logout: { logout: true }, CustomerJobs: { customerJobs: connection([]) } },
    })
    const url = () => `${app.router.location.pathname}${app.router.location.search}`
    const signIn = async () => {
      await app.press.type(await screen.findByLabelText('Email'), login.email ?? '')
      await app.press.type(screen.getByLabelText('Password'), 'dumpster-demo')
      await app.press.click(within(screen.getByRole('main')).getByRole('button', { name: 'Sign In' }))
      await screen.findByText(`Welcome, ${login.firstName}!`)
    }
    return { ...app, url, signIn }
  }

  test.each([
    [order, 'Sign in to see this order', 'Sign in as a customer', maria],
    ['/customer/support?order=1', 'Sign in to write to support', 'Sign in as a customer', maria],
    [job, 'Sign in to see this job', 'Sign in as a vendor', dale],
    ['/?tab=documents', 'Sign in to see this page', 'Sign in as a vendor', dale],
  ])('shows at %s "%s", and after "%s" the page itself', async (path, title, way, login) => {
    const { url, press, signIn } = follow(path, login)
    await heading(title)
    await press.click(screen.getByRole('button', { name: way }))
    await signIn()
    expect(url()).toBe(path)
    expect(screen.queryByRole('heading', { level: 1, name: title })).toBeNull()
  })

  test.each([
    [order, 'Sign in to see this order', maria],
    [job, 'Sign in to see this job', dale],
  ])('opens the sign-in of %s from the bar, too', async (path, title, login) => {
    const { url, press, signIn } = follow(path, login)
    await heading(title)
    await press.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Sign In' }))
    await signIn()
    expect(url()).toBe(path)
  })

  test('opens a linked request form after signing in', async () => {
    const { url, press, signIn } = follow('/customer?request=junk_pickup', maria)
    await heading(HERO)
    await press.click(screen.getByRole('button', { name: /^Customer/ }))
    await signIn()
    expect(await screen.findByRole('form', { name: 'Junk Pickup' })).toBeVisible()
    expect(url()).toBe('/customer?request=junk_pickup')
  })

  test.each([
    [order, 'customer', dale, 'Vendor', maria],
    [job, 'vendor', maria, 'Customer', dale],
  ])(
    'tells the wrong kind of account at %s, and waits for the right one',
    async (path, audience, wrong, type, right) => {
      const app = renderApp(path, {
        user: wrong,
        network: {
          Login: { login: right },
          Logout: { logout: true },
          CustomerJobs: { customerJobs: connection([]) },
        },
      })
      await heading('Access denied')
      expect(screen.getByText(/^This page is for/)).toHaveTextContent(
        `This page is for ${audience} accounts. You are signed in as ${wrong.firstName} ${wrong.lastName}, with the account type ${type}.`,
      )
      await app.press.click(screen.getByRole('button', { name: 'Use another account' }))
      await app.press.click(await screen.findByRole('button', { name: `Sign in as a ${audience}` }))
      await app.press.type(await screen.findByLabelText('Email'), right.email ?? '')
      await app.press.type(screen.getByLabelText('Password'), 'dumpster-demo')
      await app.press.click(within(screen.getByRole('main')).getByRole('button', { name: 'Sign In' }))
      await screen.findByText(`Welcome, ${right.firstName}!`)
      const { pathname, search } = app.router.location
      expect(pathname + search).toBe(path)
    },
  )

  // The flow runs at the URL that was opened and reads no other from it or from the history.
  test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'redirects nowhere else: %s',
    async evil => {
      const params = new URLSearchParams({
        order: orderId(1),
        from: evil,
        next: evil,
        returnTo: evil,
        redirect: evil,
      })
      const path = `/customer/support?${params}`
      const { router, press, signIn, url } = follow(path, maria)
      await heading('Sign in to write to support')
      await act(() => router.navigate(path, { state: { step: 'customer', from: evil } }))
      await signIn()
      await heading('Customer Support')
      expect(url()).toBe(path)
      expect(window.location.origin).toBe('http://localhost')
      for (const link of screen.getAllByRole('link')) expect(link.getAttribute('href')).not.toContain('evil')
      await press.click(screen.getByRole('link', { name: 'Haulbid' }))
      await waitFor(() => expect(router.location.pathname).toBe('/customer'))
    },
  )
})

test('shows the date of the legal pages and every required statement', async () => {
  renderApp('/terms-of-service')
  await heading('Terms of Service')
  const text = document.body.textContent
  for (const words of [
    'August 24, 2025',
    'You must be 18 or older',
    'Haulbid is a marketplace',
    'not responsible for vendor performance',
    'third-party payment processors',
    "goes to the vendor's own account at Stripe",
    'A service fee or commission may apply',
    'disclosed at order placement',
    'capped at the amount you paid through Haulbid in the six months',
    'binding arbitration',
    'Class-action waiver',
  ])
    expect(text).toContain(words)
})

test.each(['/', '/privacy-policy'])('opens the sign-in from the bar of %s', async path => {
  const { press } = renderApp(path)
  await screen.findByRole('heading', { level: 1 })
  await press.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Sign In' }))
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Sign In as Customer' })).toHaveFocus())
  expect(screen.getByLabelText('Password')).toBeVisible()
})

test("goes from the customers' sign-in to the vendors' and back", async () => {
  const { press } = renderApp('/')
  await press.click(await screen.findByRole('button', { name: /^Customer/ }))
  await press.click(await screen.findByRole('button', { name: 'Switch to Vendor' }))
  await heading('Sign In as Vendor')
  await press.click(screen.getByRole('button', { name: 'Switch to Customer' }))
  await heading('Sign In as Customer')
})

describe('a page that is denied', () => {
  test.each([
    ['vendor', '/customer/orders', 'Your Jobs', '/'],
    ['vendor', '/customer/support', 'Support', '/?view=support'],
    ['vendor', '/customer/account', 'My Account', '/?view=account'],
    ['admin', '/customer/orders', 'All orders', '/?tab=orders'],
    ['admin', '/customer/support', 'Support tickets', '/?tab=orders'],
    ['admin', '/customer/account', 'My Account', '/?account=open'],
    ['customer', `/?job=${orderId(1)}`, 'My Orders', '/customer/orders'],
  ] as const)('takes a %s from %s to "%s"', async (who, path, name, to) => {
    renderApp(path, { user: people[who] })
    await heading('Access denied')
    expect(within(screen.getByRole('main')).getByRole('link', { name })).toHaveAttribute('href', to)
  })
})

test('moves the focus to the start of a new page, and from the table of contents to a section', async () => {
  const { press } = renderApp('/privacy-policy')
  await heading('Privacy Policy')
  await press.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Terms of Service' }))
  await heading('Terms of Service')
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
  await press.click(screen.getByRole('link', { name: 'Limit of liability' }))
  await waitFor(() => expect(screen.getByRole('heading', { name: /Limit of liability/ })).toHaveFocus())
})
