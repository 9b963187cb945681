import { addDays } from '@rules/dates.js'
import { screen, within } from '@testing-library/react'
import { localToday } from '../../forms/localMoment.js'
import { type Network, refusal } from '../../testing/fakeNetwork.js'
import { connection } from '../../testing/makers/connection.js'
import { orderId } from '../../testing/makers/ids.js'
import { makeJob } from '../../testing/makers/makeJob.js'
import { makeUser } from '../../testing/makers/makeUser.js'
import { renderApp } from '../../testing/renderApp.js'

/** A request that is filled in before there is an account. */

const day = addDays(localToday(), 10)
const posted = makeJob({ id: orderId(2), type: 'dumpster_rental', dropoffDate: day })

afterEach(() => sessionStorage.clear())

const setUp = (network: Network = {}) =>
  renderApp('/', {
    network: {
      SignUpCustomer: { signUpCustomer: makeUser() },
      Login: { login: makeUser() },
      CustomerJobs: { customerJobs: connection([]) },
      RequestDumpsterRental: { requestDumpsterRental: posted },
      ...network,
    },
  })
type App = ReturnType<typeof setUp>

const need = () => screen.findByRole('form', { name: 'Start with what you need' })
const rental = () => screen.findByRole('form', { name: 'Dumpster Rental' })
const named = (calls: App['calls'], name: string) => calls.filter(({ operation }) => operation === name)

const begin = async ({ press }: App) => {
  const form = within(await need())
  await press.type(form.getByLabelText('ZIP Code'), '78704')
  await press.click(form.getByRole('button', { name: 'Describe the Job' }))
}

const fillIn = async (app: App) => {
  await begin(app)
  const { press } = app
  const form = within(await rental())
  expect(form.getByLabelText(/^ZIP Code/)).toHaveValue('78704')
  await press.click(form.getByRole('radio', { name: /20 yard/ }))
  await press.type(form.getByLabelText(/^Dropoff Date/), day)
  await press.click(form.getByRole('radio', { name: /Morning/ }))
  await press.type(form.getByLabelText(/^First Name/), 'Maria')
  await press.type(form.getByLabelText(/^Last Name/), 'Lopez')
  await press.type(form.getByLabelText(/^Phone Number/), '512-555-0144')
  await press.type(form.getByLabelText(/^Address/), '1810 Bouldin Ave')
  await press.click(form.getByRole('button', { name: 'Continue to Sign Up' }))
  await screen.findByRole('heading', { name: 'Create Your Customer Account' })
}

const signUp = async ({ press }: App) => {
  await press.type(screen.getByLabelText('Email Address'), 'maria@example.com')
  await press.type(screen.getByLabelText('Password'), 'haul it away')
  await press.type(screen.getByLabelText('Confirm Password'), 'haul it away')
  await press.click(screen.getByRole('button', { name: 'Create Account' }))
}

const PRICES = [
  { dumpsterSize: '10_yard', zip3: '787', low: '300.00', high: '350.00', firstBidHours: null },
  { dumpsterSize: '20_yard', zip3: '787', low: '409.00', high: '466.00', firstBidHours: 2 },
]

const LOADS = [{ loadQuarters: 2, zip3: '787', state: null, low: '240.00', high: '300.00' }]

test('shows what such jobs went for nearby, and that vendors serve the ZIP code', async () => {
  const { press, calls } = setUp({
    Nearby: ({ type }: { type: string }) => ({
      nearby: {
        isKnown: true,
        isServed: true,
        prices: type === 'junk_pickup' ? [{ ...PRICES[0], dumpsterSize: null }] : PRICES,
        loads: type === 'junk_pickup' ? LOADS : [],
      },
    }),
  })
  const form = within(await need())
  await press.type(form.getByLabelText('ZIP Code'), '7870')
  expect(named(calls, 'Nearby')).toEqual([])
  await press.type(form.getByLabelText('ZIP Code'), '4')
  expect(await form.findByText('Vendors serve 78704.')).toBeVisible()
  expect(form.getByText('$409 to $466')).toBeVisible()
  await press.click(form.getByRole('radio', { name: /Junk Pickup/ }))
  expect(await form.findByText('Most jobs like this near 787xx went for $300 to $350.')).toBeVisible()
  expect(form.getByText('A quarter to half of a truck').nextSibling).toHaveTextContent('$240 to $300')
})

test('says at the ZIP code that nobody serves it, before the rest is typed', async () => {
  const app = setUp({ Nearby: { nearby: { isKnown: true, isServed: false, prices: [], loads: [] } } })
  const form = within(await need())
  await app.press.type(form.getByLabelText('ZIP Code'), '99999')
  expect(await form.findByText(/^No vendor serves 99999 yet\./)).toBeVisible()
  expect(form.getByLabelText('ZIP Code')).toHaveAccessibleDescription(/^No vendor serves 99999 yet\./)
  await app.press.click(form.getByRole('button', { name: 'Describe the Job' }))
  expect(within(await rental()).getByLabelText(/^ZIP Code/)).toHaveAccessibleDescription(
    /^No vendor serves 99999 yet\./,
  )
})

test('questions a ZIP code that does not exist, and lets it through', async () => {
  const app = setUp({ Nearby: { nearby: { isKnown: false, isServed: false, prices: [], loads: [] } } })
  const form = within(await need())
  await app.press.type(form.getByLabelText('ZIP Code'), '78700')
  expect(await form.findByText(/^We don't know 78700\. Check it\./)).toBeVisible()
  await app.press.click(form.getByRole('button', { name: 'Describe the Job' }))
  expect(within(await rental()).getByLabelText(/^ZIP Code/)).toHaveValue('78700')
})

test('asks for a whole ZIP code', async () => {
  const { press } = setUp()
  const form = within(await need())
  await press.type(form.getByLabelText('ZIP Code'), '787')
  await press.click(form.getByRole('button', { name: 'Describe the Job' }))
  expect(form.getByLabelText('ZIP Code')).toHaveFocus()
  expect(form.getByLabelText('ZIP Code')).toHaveAccessibleDescription('ZIP code must be at least 5 digits')
})

test('signs up last, with what the request has answered, and posts the request once', async () => {
  const app = setUp()
  await fillIn(app)
  for (const [label, value] of [
    ['First Name', 'Maria'],
    ['Last Name', 'Lopez'],
    ['Phone Number', '512-555-0144'],
    ['Initial Service ZIP Code', '78704'],
  ] as const)
    expect(screen.getByLabelText(label)).toHaveValue(value)
  expect(screen.getByRole('radio', { name: /Dumpster rental/ })).toBeChecked()
  const ready = screen.getByText('Your request is ready').parentElement!
  expect(ready).toHaveTextContent(
    /^Your request is ready20 yard .+ dumpster for 7 days, 1810 Bouldin Ave, 78704\./,
  )
  const known = screen.getByText('From your request').closest('details')!
  expect(known.open).toBe(false)
  expect(known).toHaveTextContent('Maria Lopez, (512) 555-0144')
  expect(named(app.calls, 'RequestDumpsterRental')).toEqual([])
  await signUp(app)
  expect(await screen.findByText('Your dumpster rental is posted')).toBeVisible()
  expect(app.router.location).toMatchObject({ pathname: '/customer', search: '' })
  expect(named(app.calls, 'RequestDumpsterRental').map(({ variables }) => variables.input)).toEqual([
    expect.objectContaining({
      dumpsterSize: '20_yard',
      dropoffDate: day,
      pickupDate: addDays(day, 7),
      dropoffTimePreference: 'morning',
      firstName: 'Maria',
      phone: '512-555-0144',
      address: '1810 Bouldin Ave',
      zipCode: '78704',
    }),
  ])
  expect(Object.keys(localStorage).filter(name => name.startsWith('draft:'))).toEqual([])
})

test('keeps the whole request when it could not be posted, and sends it on the next press', async () => {
  let isDown = true
  const app = setUp({
    RequestDumpsterRental: () =>
      isDown ? refusal('SERVICE_UNAVAILABLE', 'Back in a minute') : { requestDumpsterRental: posted },
  })
  await fillIn(app)
  await signUp(app)
  expect(await screen.findByText('Error creating job')).toBeVisible()
  expect(within(await rental()).getByLabelText(/^Address/)).toHaveValue('1810 Bouldin Ave')
  isDown = false
  await app.press.click(screen.getByRole('button', { name: 'Request Dumpster Rental' }))
  expect(await screen.findByText('Your dumpster rental is posted')).toBeVisible()
})

test('opens the filled form for somebody who signs in instead, and posts nothing by itself', async () => {
  const app = setUp()
  await fillIn(app)
  await app.press.click(screen.getByRole('button', { name: 'Back to Sign In' }))
  await app.press.type(await screen.findByLabelText('Email'), 'maria@example.com')
  await app.press.type(screen.getByLabelText('Password'), 'haul it away')
  await app.press.click(within(screen.getByRole('main')).getByRole('button', { name: 'Sign In' }))
  expect(within(await rental()).getByLabelText(/^Address/)).toHaveValue('1810 Bouldin Ave')
  expect(app.router.location.search).toBe('?request=dumpster_rental')
  expect(named(app.calls, 'RequestDumpsterRental')).toEqual([])
})

test('posts nothing for somebody who signs up before finishing the request, but keeps what they typed', async () => {
  const app = setUp()
  await begin(app)
  await app.press.type(within(await rental()).getByLabelText(/^Address/), '1810 Bouldin Ave')
  await app.router.navigate('/', { state: { step: 'signUp' } })
  await app.press.type(await screen.findByLabelText('First Name'), 'Maria')
  await app.press.type(screen.getByLabelText('Last Name'), 'Lopez')
  await app.press.type(screen.getByLabelText('Phone Number'), '512-555-0144')
  await signUp(app)
  expect(within(await rental()).getByLabelText(/^Address/)).toHaveValue('1810 Bouldin Ave')
  expect(named(app.calls, 'RequestDumpsterRental')).toEqual([])
})

test('keeps what was typed in a tab that was closed, for the account made later', async () => {
  const app = setUp()
  await begin(app)
  await app.press.type(within(await rental()).getByLabelText(/^Address/), '1810 Bouldin Ave')
  sessionStorage.clear()
  await app.router.navigate('/', { state: { step: 'choose' } })
  expect(within(await need()).getByLabelText('ZIP Code')).toHaveValue('78704')
  expect(within(await need()).getByRole('button', { name: 'Continue Your Request' })).toBeVisible()
  await app.router.navigate('/', { state: { step: 'signUp' } })
  await app.press.type(await screen.findByLabelText('First Name'), 'Maria')
  await app.press.type(screen.getByLabelText('Last Name'), 'Lopez')
  await app.press.type(screen.getByLabelText('Phone Number'), '512-555-0144')
  await signUp(app)
  expect(within(await rental()).getByLabelText(/^Address/)).toHaveValue('1810 Bouldin Ave')
})

test("gives another tab's request to nobody who signs in here", async () => {
  const app = setUp()
  await begin(app)
  await app.press.type(within(await rental()).getByLabelText(/^Address/), '1810 Bouldin Ave')
  // Another tab has its own.
  sessionStorage.clear()
  await app.router.navigate('/', { state: { step: 'customer' } })
  await app.press.type(await screen.findByLabelText('Email'), 'kim@example.com')
  await app.press.type(screen.getByLabelText('Password'), 'haul it away')
  await app.press.click(within(screen.getByRole('main')).getByRole('button', { name: 'Sign In' }))
  await screen.findByRole('button', { name: 'Dumpster Rental' })
  expect(Object.values(localStorage).join()).not.toContain('1810 Bouldin Ave')
})
