import { addDays } from '@rules/dates.js'
import { act, screen, waitFor, within } from '@testing-library/react'
import { localToday } from '../forms/localMoment.js'
import { type Network, refusal } from '../testing/fakeNetwork.js'
import { connection } from '../testing/makers/connection.js'
import { makeJob } from '../testing/makers/makeJob.js'
import { makePreferences } from '../testing/makers/makeNotices.js'
import { makeUser } from '../testing/makers/makeUser.js'
import { renderApp } from '../testing/renderApp.js'

const maria = makeUser()
const ended = refusal('UNAUTHENTICATED', 'Please sign in')
const TITLE = 'Your session has ended. Please sign in again.'

/** A user fills in a request and finds out, on sending it, that the session is over. */
const sendTooLate = async (network: Network = {}, comesBack = maria) => {
  const session = { isOver: false }
  const app = renderApp('/customer?request=junk_pickup', {
    user: maria,
    network: {
      CustomerJobs: () => (session.isOver ? ended : { customerJobs: connection([makeJob()]) }),
      RequestJunkPickup: () => (session.isOver ? ended : { requestJunkPickup: makeJob() }),
      Login: () => {
        session.isOver = false
        return { login: comesBack }
      },
      ...network,
    },
  })
  const { press } = app
  await press.type(await screen.findByLabelText('Description of Items'), 'A sofa')
  await press.type(screen.getByLabelText('Your Budget ($)'), '150')
  await press.type(screen.getByLabelText('Pickup Date and Time: date'), addDays(localToday(), 5))
  session.isOver = true
  await press.click(screen.getByRole('button', { name: 'Request Junk Pickup' }))
  const dialog = within(await screen.findByRole('dialog', { name: TITLE }))
  return { ...app, dialog, path: () => app.router.location.pathname }
}

const signIn = async ({ press, dialog }: Awaited<ReturnType<typeof sendTooLate>>) => {
  await press.type(dialog.getByLabelText('Password'), 'dumpster-demo')
  await press.click(dialog.getByRole('button', { name: 'Sign In' }))
}

const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

test('lets the user sign in on top of the page and send what was typed', async () => {
  const app = await sendTooLate()
  expect(app.dialog.getByLabelText('Email')).toHaveValue('maria@example.com')
  await waitFor(() => expect(app.dialog.getByLabelText('Password')).toHaveFocus())
  await signIn(app)
  await isGone()
  expect(app.calls.find(({ operation }) => operation === 'Login')?.variables.input).toEqual({
    email: 'maria@example.com',
    password: 'dumpster-demo',
  })
  expect(screen.getByLabelText('Description of Items')).toHaveValue('A sofa')
  expect(screen.getByLabelText('Your Budget ($)')).toHaveDisplayValue('150')
  await app.press.click(screen.getByRole('button', { name: 'Request Junk Pickup' }))
  expect(await screen.findByText('Job created successfully!')).toBeInTheDocument()
})

test('reports a wrong password in the dialog, and loses nothing', async () => {
  const app = await sendTooLate({ Login: refusal('UNAUTHENTICATED', 'Invalid email or password') })
  await signIn(app)
  expect(await app.dialog.findByText('Invalid email or password')).toBeVisible()
  expect(app.dialog.getByLabelText('Email')).toHaveValue('maria@example.com')
  expect(screen.getByLabelText('Description of Items')).toHaveValue('A sofa')
})

test.each([
  ['Leave', { name: 'Leave' }],
  ['the cross', { name: 'Close' }],
])('asks again on %s, then goes home and forgets the person', async (_, button) => {
  const app = await sendTooLate()
  await app.press.click(app.dialog.getByRole('button', button))
  let question = within(await screen.findByRole('alertdialog', { name: 'Leave without signing in?' }))
  await app.press.click(question.getByRole('button', { name: 'Stay here' }))
  expect(screen.getByLabelText('Description of Items')).toHaveValue('A sofa')
  await app.press.click(await app.dialog.findByRole('button', button))
  question = within(await screen.findByRole('alertdialog'))
  await app.press.click(question.getByRole('button', { name: 'Leave' }))
  expect(await screen.findByRole('button', { name: /^Customer/ })).toBeVisible()
  await waitFor(() => expect(app.path()).toBe('/'))
  expect(localStorage.getItem('user')).toBeNull()
  expect(screen.queryByLabelText('Description of Items')).toBeNull()
})

test('goes home when another user signs in, without what the first one typed', async () => {
  const ann = makeUser({
    id: '3f1c1a52-7a3e-4c55-9a36-0c2f6a1f7d11',
    firstName: 'Ann',
    email: 'ann@example.com',
  })
  const app = await sendTooLate({}, ann)
  await app.press.clear(app.dialog.getByLabelText('Email'))
  await app.press.type(app.dialog.getByLabelText('Email'), 'ann@example.com')
  await signIn(app)
  expect(await screen.findByText('Your Recent Orders')).toBeVisible()
  expect(app.path()).toBe('/customer')
  expect(app.router.location.search).toBe('')
  expect(screen.getByText('Welcome, Ann!')).toBeVisible()
})

test('reloads after sign-in what failed to load in the meantime', async () => {
  let isOver = false
  const { press, router } = renderApp('/customer/account', {
    user: maria,
    network: {
      ApiTokens: { apiTokens: [] },
      NoticePreferences: { noticePreferences: makePreferences() },
      MyDataExport: { myDataExport: null },
      CustomerJobs: () => (isOver ? ended : { customerJobs: connection([makeJob()]) }),
      Login: () => {
        isOver = false
        return { login: maria }
      },
    },
  })
  await screen.findByRole('heading', { name: 'My Account' })
  isOver = true
  await act(() => router.navigate('/customer/orders'))
  const dialog = within(await screen.findByRole('dialog', { name: TITLE }))
  await press.type(dialog.getByLabelText('Password'), 'dumpster-demo')
  await press.click(dialog.getByRole('button', { name: 'Sign In' }))
  await isGone()
  expect(await screen.findByRole('article')).toBeVisible()
})

test('closes the dialog when the user signs in again in another tab', async () => {
  await sendTooLate()
  const again = JSON.stringify({ ...maria, phone: '512-555-0199' })
  await act(async () => {
    window.dispatchEvent(
      new StorageEvent('storage', { key: 'user', newValue: again, storageArea: localStorage }),
    )
  })
  await isGone()
  expect(screen.getByLabelText('Description of Items')).toHaveValue('A sofa')
})

test('says when the browser is offline and when it is back online', async () => {
  renderApp('/privacy-policy')
  await screen.findByRole('heading', { level: 1 })
  const turn = async (onLine: boolean) => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: onLine })
    await act(async () => void window.dispatchEvent(new Event(onLine ? 'online' : 'offline')))
  }
  expect(screen.queryByText('You are offline')).toBeNull()
  await turn(false)
  expect(screen.getByText('You are offline').closest('[role="status"]')).not.toBeNull()
  await turn(true)
  expect(screen.queryByText('You are offline')).toBeNull()
  Reflect.deleteProperty(navigator, 'onLine')
})
