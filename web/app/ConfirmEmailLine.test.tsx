import { act, screen, waitFor, within } from '@testing-library/react'
// The app loads it separately, which a short test would not wait for.
import '../features/accounts/ConfirmEmailLine.js'
import { type Network, refusal } from '../testing/fakeNetwork.js'
import { admin, makeUser } from '../testing/makers/makeUser.js'
import { vendor, vendorNetwork } from '../testing/makers/vendorNetwork.js'
import { renderApp } from '../testing/renderApp.js'

const unconfirmed = makeUser({ emailConfirmedAt: null })
const line = () => screen.findByRole('complementary', { name: 'Confirm your email' })
const noLine = () => screen.queryByRole('complementary', { name: 'Confirm your email' })

const open = async (network: Network = {}) => {
  const app = renderApp('/privacy-policy', { user: unconfirmed, network })
  return { ...app, line: within(await line()) }
}

test.each([
  ['customer', unconfirmed, 'about bids'],
  ['vendor', { ...vendor, emailConfirmedAt: null }, 'about jobs and bids'],
  ['admin', { ...admin, emailConfirmedAt: null }, 'about items that need you'],
])('tells a %s where the confirmation link is, and which mails wait for it', async (_, user, about) => {
  renderApp('/privacy-policy', { user, network: vendorNetwork() })
  expect(await line()).toHaveTextContent(
    `Confirm your email with the link we sent to ${user.email}. Until you do, we can't email you ${about}.`,
  )
})

test.each([
  ['a visitor', undefined],
  ['a user who has confirmed', makeUser()],
])('does not ask %s', async (_, user) => {
  renderApp('/privacy-policy', { user })
  await screen.findByRole('heading', { level: 1 })
  expect(noLine()).not.toBeInTheDocument()
})

test('does not ask a user stored by an older release before the server has answered', async () => {
  const { emailConfirmedAt: _, ...stored } = makeUser()
  renderApp('/privacy-policy', { user: makeUser(), stored: JSON.stringify(stored) })
  await screen.findByRole('heading', { level: 1 })
  expect(noLine()).not.toBeInTheDocument()
})

test('says where the link was sent after Send Again', async () => {
  const app = await open({ SendEmailConfirmation: { sendEmailConfirmation: unconfirmed } })
  await app.press.click(app.line.getByRole('button', { name: 'Send again' }))
  await waitFor(() => expect(app.line.getByRole('status')).toHaveTextContent('Sent to maria@example.com.'))
  expect(await line()).toBeInTheDocument()
})

test('says that too many links were sent, and keeps the line', async () => {
  const words = 'We already sent several links to this address. Use one of them, or try again later.'
  const app = await open({ SendEmailConfirmation: refusal('RATE_LIMITED', words) })
  await app.press.click(app.line.getByRole('button', { name: 'Send again' }))
  await waitFor(() => expect(app.line.getByRole('status')).toHaveTextContent(words))
})

test('says that the server was not reached, and lets the user try again', async () => {
  const app = await open({ SendEmailConfirmation: new TypeError('Failed to fetch') })
  await app.press.click(app.line.getByRole('button', { name: 'Send again' }))
  await waitFor(() => expect(app.line.getByRole('status')).toHaveTextContent("We couldn't reach Haulbid."))
  expect(app.line.getByRole('button', { name: 'Send again' })).toBeEnabled()
})

test('hides the line once the email is confirmed on another device', async () => {
  const app = await open({ SendEmailConfirmation: { sendEmailConfirmation: makeUser() } })
  await app.press.click(app.line.getByRole('button', { name: 'Send again' }))
  await waitFor(() => expect(noLine()).not.toBeInTheDocument())
})

test('hides the line over the change stream once the email is confirmed in another window, and keeps the user', async () => {
  let me = unconfirmed
  const app = await open({ Me: () => ({ me }) })
  await waitFor(() => expect(app.live.subscriptions).toHaveLength(1))
  me = makeUser()
  await act(async () => app.live.push({ stale: [{ kind: 'user', id: me.id, jobId: null }] }))
  await waitFor(() => expect(noLine()).not.toBeInTheDocument())
  expect(JSON.parse(localStorage.getItem('user') ?? '{}')).toMatchObject({
    emailConfirmedAt: me.emailConfirmedAt,
  })
})
