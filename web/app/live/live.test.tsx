import { jest } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import { type Network, refusal } from '../../testing/fakeNetwork.js'
import { connection } from '../../testing/makers/connection.js'
import { orderId } from '../../testing/makers/ids.js'
import { makeBid } from '../../testing/makers/makeBid.js'
import { type Job, makeAvailableJob, makeJob } from '../../testing/makers/makeJob.js'
import { makeUser } from '../../testing/makers/makeUser.js'
import { makeVendor } from '../../testing/makers/makeVendor.js'
import { settings } from '../../testing/makers/settings.js'
import { vendor, vendorNetwork } from '../../testing/makers/vendorNetwork.js'
import { renderApp } from '../../testing/renderApp.js'
import { toastStore } from '../../ui/overlays/toast.js'

const maria = makeUser()

afterEach(() => jest.restoreAllMocks())

type App = ReturnType<typeof renderApp>

const isListening = ({ live }: App) => waitFor(() => expect(live.subscriptions).toHaveLength(1))
const push = ({ live }: App, changes: Parameters<App['live']['push']>[0]) =>
  act(async () => live.push(changes))

const see = (visibility: 'visible' | 'hidden') => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility)
  jest.spyOn(document, 'hasFocus').mockReturnValue(visibility === 'visible')
  return act(async () => void document.dispatchEvent(new Event('visibilitychange')))
}

const bidOn = (job: Job, openBidCount = 1) => ({
  jobs: [{ ...job, openBidCount } as never],
  stale: [{ kind: 'bid' as const, id: 'b1', jobId: job.id }],
})

const announced = () => document.querySelector('[aria-live="polite"]')

const openOrders = async (jobs: Job[], network: Network = {}, path = '/customer/orders') => {
  const app = renderApp(path, {
    user: maria,
    network: { CustomerJobs: { customerJobs: connection(jobs) }, ...network },
  })
  if (path !== '/customer/orders') await screen.findByRole('heading', { level: 1 })
  else await screen.findAllByRole('article')
  await isListening(app)
  await see('visible')
  return app
}

test('opens no connection for a visitor', async () => {
  const { live } = renderApp('/')
  await screen.findByRole('heading', { level: 1 })
  expect(live.connections()).toBe(0)
})

test('subscribes users by their type, and stops when they log out', async () => {
  const app = renderApp('/', { user: vendor, network: { ...vendorNetwork(), Logout: { logout: true } } })
  await isListening(app)
  expect(app.live.subscriptions[0]?.query).toContain('subscription VendorChanges')
  await app.press.click(await screen.findByRole('button', { name: 'Log out' }))
  await screen.findByRole('button', { name: /^Vendor/ })
  expect(app.live.isOpen()).toBe(false)
})

test('shows a new bid on the card and announces it, without a request', async () => {
  const job = makeJob()
  const app = await openOrders([job])
  const asked = app.calls.length
  await push(app, bidOn(job))
  expect(await screen.findByText('1 bid')).toBeVisible()
  await waitFor(() => expect(announced()).toHaveTextContent(/^New bid on your junk pickup$/))
  expect(app.calls).toHaveLength(asked)
})

test('announces a new bid on an order opened by URL', async () => {
  const job = makeJob()
  const app = await openOrders([job], { JobDetails: { job } }, `/customer/orders?order=${job.id}`)
  await screen.findByRole('region', { name: /, order / })
  await push(app, bidOn(job))
  await waitFor(() => expect(announced()).toHaveTextContent('New bid on'))
  expect(announced()?.closest('[aria-hidden="true"]')).toBeNull()
})

test('summarizes several changes, and announces the same words again', async () => {
  const jobs = [1, 2].map(number => makeJob({ id: orderId(number) }))
  const app = await openOrders(jobs)
  await push(app, {
    jobs: jobs.map(job => ({ ...job, openBidCount: 1, unreadMessages: 1 }) as never),
  })
  await waitFor(() => expect(announced()).toHaveTextContent('2 new bids and 2 new messages'))
  const first = announced()?.firstChild
  await push(app, {
    jobs: jobs.map(job => ({ ...job, openBidCount: 2, unreadMessages: 2 }) as never),
  })
  await waitFor(() => expect(announced()?.firstChild).not.toBe(first))
  expect(announced()).toHaveTextContent('2 new bids and 2 new messages')
})

test('counts in the title what arrived while nobody was looking', async () => {
  const job = makeJob()
  const app = await openOrders([job])
  await push(app, bidOn(job, 1))
  expect(document.title).toBe('My Orders · Haulbid')
  await see('hidden')
  await push(app, bidOn(job, 2))
  await push(app, bidOn(job, 3))
  expect(document.title).toBe('(2) My Orders · Haulbid')
  await see('visible')
  expect(document.title).toBe('My Orders · Haulbid')
})

test('shows the bid in an open order, and keeps what was typed in it', async () => {
  const dale = makeVendor()
  const talking = { status: 'accepted' as const, vendorId: dale.id, vendor: dale, viewerCanMessage: true }
  const job = makeJob(talking)
  let bids = [makeBid()]
  let answer: ((job: Job) => void) | undefined
  const app = await openOrders(
    [job],
    {
      JobDetails: () => {
        const now = makeJob({ ...talking, bids })
        if (bids.length === 1) return { job: now }
        return new Promise<Record<string, unknown>>(resolve => {
          answer = () => resolve({ job: now })
        })
      },
      Messages: { me: maria, job, messages: connection([], null, 'Message') },
    },
    `/customer/orders?order=${job.id}`,
  )
  const dialog = within(await screen.findByRole('region', { name: /, order / }))
  await dialog.findByRole('heading', { name: 'Other bids (1)' })
  const field = await dialog.findByLabelText(/^Message to/)
  await app.press.type(field, 'Please come')
  bids = [makeBid(), makeBid({ id: 'b0000009-0000-4000-8000-000000000000' })]
  await push(app, bidOn(job, 2))
  await waitFor(() => expect(answer).toBeDefined())
  expect(dialog.getByRole('heading', { name: 'Other bids (1)' })).toBeVisible()
  await act(async () => answer?.(job))
  await dialog.findByRole('heading', { name: 'Other bids (2)' })
  expect(dialog.getByLabelText(/^Message to/)).toBe(field)
  expect(field).toHaveValue('Please come')
  expect(field).toHaveFocus()
})

test('adds a message to the open thread, and marks it as read once the page is looked at', async () => {
  const dale = makeVendor()
  const talking = { status: 'accepted' as const, vendorId: dale.id, vendor: dale, viewerCanMessage: true }
  const job = makeJob(talking)
  const message = {
    __typename: 'Message',
    id: 'e0000001-0000-4000-8000-000000000000',
    content: 'On my way',
    createdAt: '2026-11-20T10:00:00.000Z',
    senderId: dale.id,
    sender: dale,
    person: null,
  }
  let messages: object[] = []
  const app = await openOrders(
    [job],
    {
      JobDetails: { job },
      Messages: () => ({
        me: maria,
        job: { ...job, unreadMessages: messages.length },
        messages: connection(messages, null, 'Message'),
      }),
      MarkMessagesRead: { markMessagesRead: { __typename: 'Job', id: job.id, unreadMessages: 0 } },
    },
    `/customer/orders?order=${job.id}`,
  )
  const dialog = within(await screen.findByRole('region', { name: /, order / }))
  await dialog.findByText('No messages yet.')
  const count = (operation: string) => app.calls.filter(call => call.operation === operation).length
  await see('hidden')
  messages = [message]
  await push(app, {
    jobs: [{ ...job, unreadMessages: 1 } as never],
    stale: [{ kind: 'message', id: message.id, jobId: job.id }],
  })
  await dialog.findByText('On my way')
  expect(count('MarkMessagesRead')).toBe(0)
  expect(document.title).toMatch(/^\(1\) /)
  await see('visible')
  await waitFor(() => expect(count('MarkMessagesRead')).toBe(1))
  // Once when it was opened and once for the change.
  expect(count('Messages')).toBe(2)
  expect(count('JobDetails')).toBe(1)
})

test('says in an open job that somebody else got it', async () => {
  const job = makeAvailableJob()
  let isGone = false
  const app = renderApp(`/?job=${job.id}`, {
    user: vendor,
    network: {
      ...vendorNetwork({ available: [job] }),
      VendorJobDetails: () => (isGone ? refusal('NOT_FOUND', 'No such job') : { job }),
    },
  })
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByText(job.description ?? '')
  await isListening(app)
  isGone = true
  await push(app, { gone: [job.id] })
  expect(await dialog.findByText('This job is no longer available to you')).toBeVisible()
})

test.each([
  ['users changed about themselves elsewhere', 'user'],
  ['changed about their role in a business', 'person'],
] as const)('shows on every page what %s', async (_, kind) => {
  let firstName = 'Maria'
  const app = renderApp('/customer', {
    user: maria,
    network: {
      Me: () => ({ me: { ...maria, firstName } }),
      CustomerJobs: { customerJobs: connection([makeJob()]) },
    },
  })
  await screen.findByText('Welcome, Maria!')
  await isListening(app)
  firstName = 'Mary'
  await push(app, { stale: [{ kind, id: maria.id, jobId: null }] })
  expect(await screen.findByText('Welcome, Mary!')).toBeVisible()
})

test('ends a page whose session is over, and keeps it under a dialog', async () => {
  const app = await openOrders([makeJob()])
  await act(async () => app.live.end(4401, 'Please sign in'))
  expect(await screen.findByRole('dialog', { name: /Your session has ended/ })).toBeVisible()
  expect(app.live.isOpen()).toBe(false)
})

test('signs a suspended user out and tells them why', async () => {
  const app = await openOrders([makeJob()], { Settings: { settings } }, '/customer')
  await act(async () => app.live.end(4403, 'Your account is suspended'))
  expect(await screen.findByRole('button', { name: /^Customer/ })).toBeVisible()
  expect(toastStore.read()).toMatchObject({ title: 'Your account is suspended' })
  const alert = within(screen.getByRole('alert'))
  expect(await alert.findByRole('link', { name: settings.supportEmail })).toBeVisible()
})

test('does not report a session as ended when the user ends it', async () => {
  let hasEnded = () => {}
  const app = await openOrders([makeJob()], {
    Logout: () =>
      new Promise<Record<string, unknown>>(resolve => {
        hasEnded = () => resolve({ logout: true })
      }),
  })
  await app.press.click(screen.getByRole('button', { name: 'Log out' }))
  await act(async () => app.live.end(4401, 'Please sign in'))
  await act(async () => hasEnded())
  expect(await screen.findByRole('button', { name: /^Customer/ })).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
})

describe('without a stream', () => {
  beforeEach(
    () => void jest.useFakeTimers({ advanceTimers: true, doNotFake: ['setImmediate', 'queueMicrotask'] }),
  )
  afterEach(() => void jest.useRealTimers())
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
  const sign = () => screen.queryByText('Reconnecting…')

  test('says so in the bar after ten seconds until it is back, and keeps what was typed', async () => {
    const job = makeJob()
    const app = await openOrders([job])
    const search = screen.getByLabelText('Search')
    await app.press.type(search, 'sofa')
    app.live.state.isAway = true
    await act(async () => app.live.end(1006))
    await pass(9000)
    expect(sign()).toBeNull()
    await pass(1500)
    expect(sign()?.closest('[role="status"]')).toBeVisible()
    app.live.state.isAway = false
    await act(async () => void window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(sign()).toBeNull())
    expect(app.live.subscriptions.at(-1)?.after).toBe('cursor 1')
    await push(app, bidOn(job))
    expect(await screen.findByText('1 bid')).toBeVisible()
    expect(search).toHaveValue('sofa')
  })

  test('suggests a remedy when the network blocks the stream, and refetches reopened data', async () => {
    const job = makeJob()
    const app = renderApp('/customer/orders', {
      user: maria,
      network: { CustomerJobs: { customerJobs: connection([job]) }, JobDetails: { job } },
    })
    app.live.state.isAway = true
    await screen.findAllByRole('article', { hidden: true })
    await waitFor(() => expect(app.live.connections()).toBeGreaterThan(0))
    await pass(32_000)
    expect(await screen.findByText('This network blocks live updates. Reload to see changes.')).toBeVisible()
    const asked = () => app.calls.filter(({ operation }) => operation === 'JobDetails').length
    for (const times of [1, 2]) {
      await app.press.click(await screen.findByRole('link', { name: 'View Details' }))
      await screen.findByRole('region', { name: /, order / })
      await waitFor(() => expect(asked()).toBe(times))
      await app.press.click(screen.getByRole('button', { name: 'Back' }))
      await waitFor(() => expect(screen.queryByRole('region', { name: /, order / })).toBeNull())
    }
  })

  test('says nothing about a short break', async () => {
    const app = await openOrders([makeJob()])
    await act(async () => app.live.end(1012))
    await pass(12_000)
    expect(app.live.isOpen()).toBe(true)
    expect(sign()).toBeNull()
  })
})
