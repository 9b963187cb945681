import { act, screen, waitFor, within } from '@testing-library/react'
import { type Network, refusal } from '../../testing/fakeNetwork.js'
import { connection } from '../../testing/makers/connection.js'
import { makeShell } from '../../testing/makers/makeShell.js'
import { makeUser } from '../../testing/makers/makeUser.js'
import { renderApp } from '../../testing/renderApp.js'
import { noticeDays } from './noticeDays.js'

const maria = makeUser()
const DAY_MS = 86_400_000

const makeNotice = (number: number, some: object = {}) => ({
  __typename: 'Notice',
  id: `d000000${number}-0000-4000-8000-000000000000`,
  text: `Dale Hart bid $${number}.00 on your junk pickup.`,
  path: '/customer/support',
  createdAt: new Date().toISOString(),
  readAt: null,
  ...some,
})
const me = (unreadNotices: number) => ({ __typename: 'User', id: maria.id, unreadNotices })
const shell = (unreadNotices: number) => makeShell(maria, { unreadNotices })

const open = async (network: Network) => {
  const app = renderApp('/customer/account', { user: maria, network })
  await app.press.click(await screen.findByRole('button', { name: /^Notifications/ }))
  return { ...app, panel: within(await screen.findByRole('dialog', { name: 'Notifications' })) }
}

test.each([
  [0, 'Notifications'],
  [3, 'Notifications, 3 unread'],
  [99, 'Notifications, 99 unread'],
  [100, 'Notifications, 99+ unread'],
])('shows with %i unread a bell called "%s"', async (unread, name) => {
  renderApp('/customer/account', { user: maria, network: { Shell: shell(unread) } })
  expect(await screen.findByRole('button', { name })).toBeVisible()
})

test('shows a visitor no bell', async () => {
  renderApp('/')
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('button', { name: /^Notifications/ })).toBeNull()
})

test('lists notices by day, and says which ones are unread', async () => {
  const yesterday = new Date(Date.now() - DAY_MS).toISOString()
  const { panel } = await open({
    Shell: shell(1),
    Notices: {
      notices: connection(
        [makeNotice(1), makeNotice(2, { createdAt: yesterday, readAt: yesterday })],
        null,
        'Notice',
      ),
    },
  })
  const today = within(await panel.findByRole('region', { name: 'Today' }))
  expect(
    today.getByRole('link', { name: /^Unread: Dale Hart bid \$1\.00 on your junk pickup\./ }),
  ).toBeVisible()
  const before = within(panel.getByRole('region', { name: 'Yesterday' }))
  expect(before.getByRole('link', { name: /^Dale Hart bid \$2\.00/ })).toBeVisible()
})

test('marks a notice as read when it is opened, closes the panel, and goes to the thing itself', async () => {
  let readAt: string | null = null
  const { panel, press, router, calls } = await open({
    Shell: shell(1),
    Notices: () => ({ notices: connection([makeNotice(1, { readAt })], null, 'Notice') }),
    MarkNoticesRead: () => {
      readAt = new Date().toISOString()
      return { markNoticesRead: me(0) }
    },
    SupportTickets: { supportTickets: connection([]) },
  })
  await press.click(await panel.findByRole('link', { name: /^Unread: Dale Hart bid \$1/ }))
  expect(router.location.pathname).toBe('/customer/support')
  expect(await screen.findByRole('button', { name: 'Notifications' })).toBeVisible()
  expect(screen.queryByRole('dialog', { name: 'Notifications' })).toBeNull()
  expect(calls.find(({ operation }) => operation === 'MarkNoticesRead')?.variables).toEqual({
    input: { ids: [makeNotice(1).id] },
  })
  await press.click(screen.getByRole('button', { name: 'Notifications' }))
  await waitFor(() => expect(screen.getByText(/^Dale Hart bid \$1/)).toBeVisible())
  expect(screen.queryByText('Unread:')).toBeNull()
})

test.each([
  ['customer', '/customer/orders?order=o1', '/customer/orders?order=o1'],
  ['customer', '/customer?order=o1', '/customer/orders?order=o1'],
  ['customer', '/customer/support?order=o1', '/customer/support'],
  ['vendor', '/?job=j1&tab=services', '/?job=j1'],
  ['vendor', '/?tab=documents', '/?tab=documents'],
  ['admin', '/?ticket=t1', '/?ticket=t1'],
] as const)('marks as read what a %s opens at %s', async (userType, at, path) => {
  const user = makeUser({ userType })
  const { calls } = renderApp(at, {
    user,
    network: {
      Shell: makeShell(user, { unreadNotices: 2 }),
      MarkNoticesRead: { markNoticesRead: { __typename: 'User', id: user.id, unreadNotices: 1 } },
    },
  })
  expect(
    await screen.findByRole('button', { name: 'Notifications, 1 unread', hidden: true }),
  ).toBeInTheDocument()
  expect(calls.filter(({ operation }) => operation === 'MarkNoticesRead')).toEqual([
    { operation: 'MarkNoticesRead', variables: { input: { path } } },
  ])
})

test('marks nothing when nothing is unread', async () => {
  const { calls } = renderApp('/customer/support', { user: maria, network: { Shell: shell(0) } })
  await screen.findByRole('heading', { level: 1, name: 'Customer Support' })
  await waitFor(() => expect(calls.map(({ operation }) => operation)).toContain('SupportTickets'))
  expect(calls.map(({ operation }) => operation)).not.toContain('MarkNoticesRead')
})

test('marks all as read at once', async () => {
  const { panel, press } = await open({
    Shell: shell(2),
    Notices: { notices: connection([makeNotice(1), makeNotice(2)], null, 'Notice') },
    MarkNoticesRead: { markNoticesRead: me(0) },
  })
  await press.click(await panel.findByRole('button', { name: 'Mark all as read' }))
  await waitFor(() => expect(panel.queryByText('Unread:')).toBeNull())
  expect(panel.getAllByRole('link')).toHaveLength(2)
  expect(panel.queryByRole('button', { name: 'Mark all as read' })).toBeNull()
})

test("keeps notices unread that can't be marked, and says so", async () => {
  const { panel, press } = await open({
    Shell: shell(1),
    Notices: { notices: connection([makeNotice(1)], null, 'Notice') },
    MarkNoticesRead: new TypeError('Failed to fetch'),
  })
  await press.click(await panel.findByRole('button', { name: 'Mark all as read' }))
  expect(await screen.findByText('The notifications are still unread')).toBeVisible()
  expect(panel.getByRole('link', { name: /^Unread:/ })).toBeVisible()
})

test('says what will appear here when there are none', async () => {
  const { panel } = await open({ Notices: { notices: connection([], null, 'Notice') } })
  expect(await panel.findByRole('heading', { name: 'No notifications yet' })).toBeVisible()
})

test("says that notices are loading, and that they can't be loaded", async () => {
  let answer: (() => void) | undefined
  let isAway = true
  const { panel, press } = await open({
    Notices: () =>
      isAway
        ? new Promise(resolve => {
            answer = () => resolve(refusal('UNAVAILABLE', 'Please try again later'))
          })
        : { notices: connection([makeNotice(1)], null, 'Notice') },
  })
  expect(await panel.findByText('Loading notifications...')).toBeInTheDocument()
  await waitFor(() => expect(answer).toBeDefined())
  await act(async () => answer?.())
  expect(await panel.findByText("We couldn't load your notifications")).toBeVisible()
  isAway = false
  await press.click(panel.getByRole('button', { name: 'Try again' }))
  expect(await panel.findByRole('link', { name: /Dale Hart bid \$1/ })).toBeVisible()
})

test('offers more at the end', async () => {
  const { panel, press } = await open({
    Notices: ({ after }: { after?: string | null }) => ({
      notices: after
        ? connection([makeNotice(2)], null, 'Notice')
        : connection([makeNotice(1)], 'next', 'Notice'),
    }),
  })
  await press.click(await panel.findByRole('button', { name: 'More' }))
  await waitFor(() => expect(panel.getAllByRole('link')).toHaveLength(2))
})

test('counts, lists, and announces a new one without a reload', async () => {
  let notices = [makeNotice(1)]
  const { panel, live } = await open({
    Shell: () => shell(notices.length),
    Notices: () => ({ notices: connection(notices, null, 'Notice') }),
  })
  await panel.findByRole('link', { name: /Dale Hart bid \$1/ })
  await waitFor(() => expect(live.subscriptions).toHaveLength(1))
  notices = [makeNotice(2), ...notices]
  await act(async () => live.push({ stale: [{ kind: 'notice', id: makeNotice(2).id, jobId: null }] }))
  expect(await panel.findByRole('link', { name: /Dale Hart bid \$2/ })).toBeVisible()
  expect(await screen.findByText('2 unread notifications')).toHaveAttribute('role', 'status')
})

test('closes on Escape, and returns the focus to the bell', async () => {
  const { press } = await open({ Notices: { notices: connection([], null, 'Notice') } })
  await press.keyboard('{Escape}')
  expect(screen.queryByRole('dialog', { name: 'Notifications' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Notifications' })).toHaveFocus()
})

test('closes on a press on the bell or next to the list, and when Tab leaves it', async () => {
  const { press } = await open({ Notices: { notices: connection([], null, 'Notice') } })
  const isOpen = () => screen.queryByRole('dialog', { name: 'Notifications' }) !== null
  await press.click(screen.getByRole('button', { name: 'Notifications' }))
  expect(isOpen()).toBe(false)
  await press.click(screen.getByRole('button', { name: 'Notifications' }))
  expect(isOpen()).toBe(true)
  await press.click(screen.getByRole('heading', { level: 1 }))
  expect(isOpen()).toBe(false)
  await press.click(screen.getByRole('button', { name: 'Notifications' }))
  await press.tab()
  expect(isOpen()).toBe(false)
})

test("groups notices by day in the reader's time zone", () => {
  const now = new Date(2026, 10, 22, 0, 30)
  const at = (...[day, hour, minute]: [number, number, number]) => ({
    createdAt: new Date(2026, 10, day, hour, minute).toISOString(),
  })
  const days = noticeDays([at(22, 0, 10), at(21, 23, 50), at(21, 1, 0), at(17, 12, 0)], now)
  expect(days.map(({ name, notices }) => [name, notices.length])).toEqual([
    ['Today', 1],
    ['Yesterday', 2],
    ['Tue, Nov 17', 1],
  ])
})
