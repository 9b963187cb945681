import { act, screen, waitFor, within } from '@testing-library/react'
import type { Network } from '../../../testing/fakeNetwork.js'
import { connection } from '../../../testing/makers/connection.js'
import { orderId } from '../../../testing/makers/ids.js'
import { makeJob } from '../../../testing/makers/makeJob.js'
import { makePreferences } from '../../../testing/makers/makeNotices.js'
import { makeUser } from '../../../testing/makers/makeUser.js'
import { renderApp } from '../../../testing/renderApp.js'
import type { Notices_PreferencesFragment } from './generated/noticeSettings.js'

type Device = Notices_PreferencesFragment['pushDevices'][number] & { __typename?: 'PushDevice' }

const PHONE: Device = {
  __typename: 'PushDevice',
  id: 'f0000001-0000-4000-8000-000000000000',
  name: 'Chrome on Android',
  createdAt: '2026-11-20T12:00:00.000Z',
  isCurrent: false,
}
const OWN: Device = {
  ...PHONE,
  id: 'f0000002-0000-4000-8000-000000000000',
  name: 'Firefox on Linux',
  isCurrent: true,
}

/** Fakes a browser that shows notifications, and records the calls to it. */
const giveBrowser = (permission: NotificationPermission, answer: NotificationPermission = 'granted') => {
  const asked: string[] = []
  let hasSubscription = false
  const subscription = {
    endpoint: 'https://fcm.googleapis.com/fcm/send/x',
    toJSON: () => ({ keys: { p256dh: 'key', auth: 'secret' } }),
    unsubscribe: async () => {
      hasSubscription = false
      asked.push('unsubscribe')
    },
  }
  const registration = {
    pushManager: {
      getSubscription: async () => (hasSubscription ? subscription : null),
      subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
        asked.push(`subscribe with ${applicationServerKey.join()}`)
        hasSubscription = true
        return subscription
      },
    },
  }
  const Notification = {
    permission,
    requestPermission: async () => {
      asked.push('permission')
      Notification.permission = answer
      return answer
    },
  }
  Object.assign(window, { Notification, PushManager: class {} })
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      ready: Promise.resolve(registration),
      getRegistration: async () => registration,
      register: async (path: string) => asked.push(`register ${path}`),
    },
  })
  return { asked, Notification }
}
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker')
  Reflect.deleteProperty(window, 'Notification')
  Reflect.deleteProperty(window, 'PushManager')
})

const having = (pushDevices: Device[], pushKey: string | null = 'AQID') => ({
  ...makePreferences(),
  pushKey,
  pushDevices,
})
const open = (network: Network = {}, preferences = having([])) =>
  renderApp('/customer/account', {
    user: makeUser(),
    network: {
      ApiTokens: { apiTokens: [] },
      MyDataExport: { myDataExport: null },
      NoticePreferences: { noticePreferences: preferences },
      AddPushSubscription: { addPushSubscription: having([OWN]) },
      RemovePushSubscription: { removePushSubscription: having([]) },
      ...network,
    },
  })
const section = async () => within(await screen.findByRole('region', { name: 'Notifications' }))
const TURN_ON = { name: 'Turn on in this browser' }

test('asks the browser when the button is pressed, and never before', async () => {
  const { asked } = giveBrowser('default')
  const { press, calls } = open()
  const here = await section()
  const button = await here.findByRole('button', TURN_ON)
  expect(asked).toEqual([])
  expect(here.getByRole('combobox', { name: 'Ratings, by push' })).toHaveValue('now')
  button.focus()
  await press.keyboard('{Enter}')
  expect(await screen.findByText('Notifications are on in this browser')).toBeInTheDocument()
  expect(asked).toEqual(['permission', 'register /push.js', 'subscribe with 1,2,3'])
  expect(calls.find(({ operation }) => operation === 'AddPushSubscription')?.variables).toEqual({
    input: { endpoint: 'https://fcm.googleapis.com/fcm/send/x', p256dh: 'key', auth: 'secret' },
  })
  expect(await here.findByText('This browser')).toBeVisible()
  expect(here.queryByRole('button', TURN_ON)).toBeNull()
})

test('tells users who refuse how to change their mind, and notices when they have', async () => {
  const { Notification } = giveBrowser('default', 'denied')
  const { press, calls } = open()
  const here = await section()
  await press.click(await here.findByRole('button', TURN_ON))
  expect(await here.findByText(/are blocked in this browser/)).toBeVisible()
  expect(here.queryByRole('button', TURN_ON)).toBeNull()
  expect(calls.some(({ operation }) => operation === 'AddPushSubscription')).toBe(false)
  Notification.permission = 'default'
  act(() => void window.dispatchEvent(new Event('focus')))
  expect(await here.findByRole('button', TURN_ON)).toBeVisible()
})

test("says that a browser can't show them, and can still turn off another", async () => {
  const { press, calls } = open({}, having([PHONE]))
  const here = await section()
  expect(await here.findByText(/This browser can.t show notifications/)).toBeVisible()
  expect(here.queryByRole('button', TURN_ON)).toBeNull()
  await press.click(here.getByRole('button', { name: 'Turn off on Chrome on Android' }))
  expect(await screen.findByText("Chrome on Android won't get notifications anymore.")).toBeInTheDocument()
  expect(calls.find(({ operation }) => operation === 'RemovePushSubscription')?.variables).toEqual({
    id: PHONE.id,
  })
  await waitFor(() => expect(here.queryByText('Chrome on Android')).toBeNull())
})

test('says that the server sends none, and offers no choice', async () => {
  giveBrowser('default')
  open({}, having([], null))
  const here = await section()
  expect(await here.findByText("Push notifications aren't available on this server.")).toBeVisible()
  expect(here.queryByRole('button', TURN_ON)).toBeNull()
  expect(here.queryByRole('combobox', { name: 'Ratings, by push' })).toBeNull()
})

test('says what failed, and lets the user try again', async () => {
  giveBrowser('granted')
  const { press } = open({ AddPushSubscription: new TypeError('Failed to fetch') })
  const here = await section()
  await press.click(await here.findByRole('button', TURN_ON))
  expect(await screen.findByText("We couldn't turn notifications on")).toBeInTheDocument()
  expect(await here.findByRole('button', TURN_ON)).toBeEnabled()
})

const openPosted = async (preferences = having([])) => {
  const app = renderApp('/customer/support', {
    user: makeUser(),
    network: {
      SupportTickets: { supportTickets: connection([]) },
      CustomerJobs: { customerJobs: connection([makeJob()]) },
      JobDetails: { job: makeJob() },
      ApiTokens: { apiTokens: [] },
      MyDataExport: { myDataExport: null },
      NoticePreferences: { noticePreferences: preferences },
      AddPushSubscription: { addPushSubscription: having([OWN]) },
    },
  })
  await act(() => app.router.navigate('/customer', { state: { posted: orderId(1) } }))
  const words = await screen.findByText('Your junk pickup is posted')
  return { ...app, posted: within(words.closest<HTMLElement>('[role="status"]')!) }
}

test('turns on alerts right in the confirmation of an order', async () => {
  const { asked } = giveBrowser('default')
  const { press, posted } = await openPosted()
  await press.click(await posted.findByRole('button', { name: 'Turn on alerts' }))
  expect(await screen.findByText('Notifications are on in this browser')).toBeInTheDocument()
  expect(asked).toEqual(['permission', 'register /push.js', 'subscribe with 1,2,3'])
  expect(await posted.findByRole('link', { name: 'Choose your alerts' })).toHaveFocus()
})

test('leads from the confirmation to the choices where the browser can show no alerts', async () => {
  const { press, posted } = await openPosted()
  await press.click(await posted.findByRole('link', { name: 'Choose your alerts' }))
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Notifications' })).toHaveFocus())
})
