import { jest } from '@jest/globals'
import { act, screen, waitFor } from '@testing-library/react'
import { draftStore } from '../../forms/draftStore.js'
import { type Network, refusal } from '../../testing/fakeNetwork.js'
import { connection } from '../../testing/makers/connection.js'
import { makeShell } from '../../testing/makers/makeShell.js'
import { makeUser } from '../../testing/makers/makeUser.js'
import { settings } from '../../testing/makers/settings.js'
import { render } from '../../testing/render.js'
import { renderApp } from '../../testing/renderApp.js'
import { toastStore } from '../../ui/overlays/toast.js'
import { useAuth } from './useAuth.js'

const HERO = 'On demand dumpsters and junk pickup'
const isSignedOut = () => screen.findByRole('heading', { level: 1, name: HERO })
const stored = () => JSON.parse(localStorage.getItem('user') ?? 'null')

test('throws in useAuth without its provider', () => {
  const silence = jest.spyOn(console, 'error').mockImplementation(() => {})
  const Lost = () => <p>{useAuth().user?.email}</p>
  expect(() => render(<Lost />)).toThrow('useAuth must be used within an AuthProvider')
  silence.mockRestore()
})

test('shows the stored user at once, and confirms it with one query', async () => {
  const fresh = makeUser({ firstName: 'Mary' })
  const { calls } = renderApp('/customer/account', { user: makeUser(), network: { Shell: makeShell(fresh) } })
  expect(screen.getByText('Welcome, Maria!')).toBeInTheDocument()
  expect(await screen.findByText('Welcome, Mary!')).toBeInTheDocument()
  expect(stored().firstName).toBe('Mary')
  expect(calls.filter(({ operation }) => operation === 'Shell')).toHaveLength(1)
})

test('signs the user out when the server has no session', async () => {
  renderApp('/customer', { user: makeUser(), network: { Shell: makeShell(null) } })
  await isSignedOut()
  expect(localStorage.getItem('user')).toBeNull()
})

test('signs the user out on a refusal', async () => {
  renderApp('/customer', {
    user: makeUser(),
    network: { Shell: refusal('UNAUTHENTICATED', 'Please sign in') },
  })
  await isSignedOut()
  expect(localStorage.getItem('user')).toBeNull()
})

test('keeps the user signed in when the server cannot be reached', async () => {
  const { calls } = renderApp('/customer/account', {
    user: makeUser(),
    network: { Shell: new TypeError('Failed to fetch') },
  })
  await waitFor(() => expect(calls.map(({ operation }) => operation)).toContain('Shell'))
  expect(await screen.findByRole('heading', { name: 'My Account' })).toBeInTheDocument()
  expect(stored().firstName).toBe('Maria')
})

test('signs in a browser that has lost what it stored while its session lasts', async () => {
  renderApp('/customer/account', { network: { Shell: makeShell(makeUser()) } })
  expect(await screen.findByText('Welcome, Maria!')).toBeInTheDocument()
  expect(stored().firstName).toBe('Maria')
})

test('stays signed out when nothing is stored and the server knows nobody', async () => {
  const { calls } = renderApp('/', { network: { Shell: makeShell(null) } })
  await isSignedOut()
  await waitFor(() => expect(calls.map(({ operation }) => operation)).toContain('Shell'))
  expect(localStorage.getItem('user')).toBeNull()
})

test.each([
  ['no JSON', '{"id":'],
  ['no user', '{"name":"Maria"}'],
  ['another kind', JSON.stringify({ ...makeUser(), userType: 'owner' })],
])('logs and removes a corrupt entry (%s)', async (_, entry) => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  renderApp('/', { stored: entry })
  await isSignedOut()
  expect(log).toHaveBeenCalledWith('Failed to parse stored user', expect.anything())
  expect(localStorage.getItem('user')).toBeNull()
  log.mockRestore()
})

const tellFromOtherTab = (newValue: string | null) =>
  act(async () => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'user', newValue, storageArea: localStorage }))
  })

test('notices when the user signs out in another tab', async () => {
  renderApp('/customer/account', { user: makeUser() })
  await screen.findByRole('heading', { name: 'My Account' })
  await tellFromOtherTab(null)
  expect(await screen.findByRole('heading', { name: 'Sign in to see your account' })).toBeInTheDocument()
  expect(await screen.findByText("You've been signed out.")).toBeVisible()
  expect(screen.getByText('This happened in another tab of this browser.')).toBeVisible()
})

test('names another user who signed in in another tab', async () => {
  renderApp('/customer/account', { user: makeUser() })
  await screen.findByRole('heading', { name: 'My Account' })
  await tellFromOtherTab(
    JSON.stringify({ ...makeUser(), id: 'another', firstName: 'Ada', lastName: 'Byron' }),
  )
  expect(await screen.findByText('You are signed in as Ada Byron.')).toBeVisible()
})

test('notices when the user signs in in another tab', async () => {
  renderApp('/customer/account')
  await screen.findByRole('heading', { name: 'Sign in to see your account' })
  await tellFromOtherTab(JSON.stringify(makeUser()))
  expect(await screen.findByRole('heading', { name: 'My Account' })).toBeInTheDocument()
  expect(screen.queryByText('This happened in another tab of this browser.')).toBeNull()
})

test('signs a suspended user out and tells them once, even on an open page', async () => {
  const suspended = refusal('FORBIDDEN', 'This account is suspended', { reason: 'SUSPENDED' })
  const { client } = renderApp('/customer', {
    user: makeUser(),
    network: { CustomerJobs: { customerJobs: connection([]) }, RequestPasswordReset: suspended },
  })
  await screen.findByRole('heading', { level: 1 })
  const { RequestPasswordResetDocument } = await import('./generated/accounts.js')
  const call = () =>
    client
      .mutate({ mutation: RequestPasswordResetDocument, variables: { email: 'maria@example.com' } })
      .catch(() => {})
  const show = jest.spyOn(toastStore, 'add')
  await act(() => Promise.all([call(), call(), call()]))
  await isSignedOut()
  expect(screen.getByRole('alert')).toHaveTextContent('This account is suspended')
  expect(show.mock.calls.map(([{ title }]) => title)).toEqual(['This account is suspended'])
  expect(localStorage.getItem('user')).toBeNull()
  show.mockRestore()
})

test('does not treat a single refusal as suspension', async () => {
  const { client } = renderApp('/customer/account', {
    user: makeUser(),
    network: { RequestPasswordReset: refusal('FORBIDDEN', 'Access denied') },
  })
  await screen.findByRole('heading', { name: 'My Account' })
  const { RequestPasswordResetDocument } = await import('./generated/accounts.js')
  await act(() =>
    client
      .mutate({ mutation: RequestPasswordResetDocument, variables: { email: 'maria@example.com' } })
      .catch(() => {}),
  )
  expect(screen.getByRole('heading', { name: 'My Account' })).toBeInTheDocument()
  expect(stored().firstName).toBe('Maria')
})

test('leaves nothing from one user in the cache for the next', async () => {
  const { press, client } = renderApp('/customer/account', {
    user: makeUser(),
    network: { Logout: { logout: true }, Settings: { settings } },
  })
  await waitFor(() => expect(JSON.stringify(client.cache.extract())).toContain('Lopez'))
  await press.click(await screen.findByRole('button', { name: 'Log out' }))
  await isSignedOut()
  expect(JSON.stringify(client.cache.extract())).not.toContain('Lopez')
  expect(await screen.findByRole('link', { name: settings.supportPhone })).toBeInTheDocument()
})

describe('typed and unsent text', () => {
  const user = makeUser()
  const typed = { note: 'Ring twice' }
  const open = (network: Network = {}) => {
    const app = renderApp('/customer/account', { user, network: { Logout: { logout: true }, ...network } })
    draftStore.write(user.id, 'ticket', typed)
    draftStore.write('somebody-else', 'ticket', typed)
    return app
  }
  const left = () => [user.id, 'somebody-else'].map(owner => draftStore.read(owner, 'ticket'))

  test('stays for the person who is signed in, and for nobody else', async () => {
    open({ Shell: makeShell(makeUser({ firstName: 'Mary' })) })
    expect(await screen.findByText('Welcome, Mary!')).toBeInTheDocument()
    expect(left()).toEqual([typed, null])
  })

  test('is discarded when they log out', async () => {
    const { press } = open()
    await press.click(await screen.findByRole('button', { name: 'Log out' }))
    await isSignedOut()
    expect(left()).toEqual([null, null])
  })

  test('waits for them when the session ends without signing out', async () => {
    open({ Shell: makeShell(null) })
    await screen.findByRole('heading', { name: 'Sign in to see your account' })
    expect(left()[0]).toEqual(typed)
  })
})
