import { addDays } from '@rules/dates.js'
import { momentIn, todayIn } from '@rules/zonedTime.js'
import { act, screen, waitFor, within } from '@testing-library/react'
import type { Network } from '../../../testing/fakeNetwork.js'
import { makeOwnJob } from '../../../testing/makers/makeJob.js'
import { makeVisit, type Visit } from '../../../testing/makers/makeVisit.js'
import { vendor, vendorNetwork } from '../../../testing/makers/vendorNetwork.js'
import { renderApp } from '../../../testing/renderApp.js'

const HOUR_MS = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString()
const job = makeOwnJob({ firstName: 'Mia', lastName: 'Santos' })
const numbered = (number: number) => `00000000-0000-4000-8000-00000000b00${number}`
const noonIn = (days: number) => {
  const date = addDays(todayIn(new Date(), job.timeZone!), days)
  return momentIn({ date, time: '12:00' }, job.timeZone!).toISOString()
}
/** Today's, or tomorrow's from 24 hours on. */
const visitAt = (number: number, hours: number, some: Partial<Visit> = {}) => ({
  ...makeVisit({
    id: numbered(number),
    windowStart: noonIn(hours < 24 ? 0 : 1),
    windowEnd: inHours(hours + 2),
    viewerCanStart: true,
    ...some,
  }),
  job,
})

const open = async (vendorVisits: object[], network: Network = {}) => {
  const app = renderApp('/?tab=today', {
    user: vendor,
    network: {
      ...vendorNetwork({ own: [job] }),
      VendorToday: { vendorVisits, vendorAgenda: null },
      ...network,
    },
  })
  await screen.findByRole('heading', { level: 2, name: 'Today' })
  const list = (name: string) => within(screen.getByRole('region', { name }))
  return { ...app, list }
}

test('says that there are no visits today', async () => {
  await open([])
  expect(screen.getByText('No visits today')).toBeVisible()
})

test('says in an empty day what comes next', async () => {
  await open([visitAt(1, 24)])
  expect(screen.getByText(/^Next: pickup at 12 Elm St on .+ between .+\.$/)).toBeVisible()
})

test('leads from an empty list to the available jobs', async () => {
  const { press } = await open([])
  await press.click(screen.getByRole('link', { name: 'See Available Jobs' }))
  expect(await screen.findByRole('heading', { level: 2, name: 'Available Jobs' })).toBeVisible()
})

test('puts late visits on top, then those to do by window, folds finished ones, and lists those of later days', async () => {
  const { list, press } = await open([
    visitAt(1, 1),
    visitAt(2, -4, { windowStart: inHours(-4) }),
    visitAt(3, -8, { status: 'done', doneAt: inHours(-7) }),
    visitAt(4, 24),
  ])
  const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(titles.slice(0, 3)).toEqual(['Late', 'To do', 'Coming visits'])
  expect(list('Late').getByText(/late$/)).toBeVisible()
  expect(screen.getByText('Done')).not.toBeVisible()
  await press.click(screen.getByText('Finished'))
  expect(screen.getByText('Done')).toBeVisible()
  const coming = list('Coming visits')
  expect(coming.getByRole('heading', { level: 4, name: /^Tomorrow, / })).toBeVisible()
  expect(coming.getByRole('link', { name: /12 Elm St.+Pickup .+ to .+ · Mia Santos/ })).toBeVisible()
})

test('keeps a failed visit that waits for another time in the list', async () => {
  const failed = {
    status: 'failed' as const,
    failedAt: inHours(0),
    viewerCanStart: false,
    viewerCanSchedule: true,
  }
  const { list } = await open([visitAt(1, 0, failed)])
  expect(list('To do').getByRole('button', { name: 'Schedule again' })).toBeVisible()
})

test('offers the steps of a visit that began a day early', async () => {
  const early = {
    status: 'on_the_way' as const,
    onTheWayAt: inHours(0),
    viewerCanStart: false,
    viewerCanArrive: true,
  }
  const { list } = await open([visitAt(1, 24, early)])
  expect(list('To do').getByRole('button', { name: "I've Arrived" })).toBeVisible()
})

test('says where to go and whom to call', async () => {
  const { list } = await open([visitAt(1, 1)])
  const card = list('To do')
  expect(card.getByRole('article', { name: 'Pickup: Mia Santos' })).toBeVisible()
  expect(card.getByRole('heading', { name: /^12 Elm St/ })).toBeVisible()
  expect(card.getByRole('link', { name: /^Navigate/ })).toHaveAttribute(
    'href',
    expect.stringMatching('12%20Elm'),
  )
  expect(card.getByRole('link', { name: /^Call Mia at \(/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^tel:/),
  )
})

test('names the forms of two visits under way apart', async () => {
  const arrived = { status: 'arrived' as const, viewerCanStart: false, viewerCanComplete: true }
  const another = { ...visitAt(2, 2, arrived), job: makeOwnJob({ id: numbered(9), orderNumber: 'b0090000' }) }
  await open([visitAt(1, 1, arrived), another])
  await screen.findByRole('form', { name: `Finish the pickup of order ${job.orderNumber}` })
  expect(await screen.findByRole('form', { name: 'Finish the pickup of order b0090000' })).toBeVisible()
})

const openSteps = async () => {
  const onTheWay = visitAt(1, 1, {
    status: 'on_the_way',
    onTheWayAt: inHours(0),
    eta: inHours(0.5),
    viewerCanStart: false,
    viewerCanArrive: true,
    viewerCanFail: true,
  })
  const there = {
    ...onTheWay,
    status: 'arrived' as const,
    arrivedAt: inHours(0),
    viewerCanArrive: false,
    viewerCanComplete: true,
  }
  let shown: object = visitAt(1, 1)
  const moveTo = (visit: Visit) => {
    shown = visit
    return { ...visit, job: { ...job, visits: [visit] } }
  }
  return open([], {
    VendorToday: () => ({ vendorVisits: [shown], vendorAgenda: null }),
    StartVisit: () => ({ startVisit: moveTo(onTheWay) }),
    ArriveAtVisit: () => ({ arriveAtVisit: moveTo(there) }),
  })
}

test('goes from one step to the next', async () => {
  const { press } = await openSteps()
  await press.click(screen.getByRole('button', { name: /^I'm on My Way/ }))
  await press.click(await screen.findByRole('button', { name: "I've Arrived" }))
  expect(await screen.findByRole('button', { name: 'Take Photo' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Pickup Done' })).toBeVisible()
})

test('goes from one step to the next by keyboard', async () => {
  const { press } = await openSteps()
  const enter = async (name: string | RegExp) => {
    const button = await screen.findByRole('button', { name })
    for (let tabs = 0; tabs < 60 && document.activeElement !== button; tabs++) await press.tab()
    expect(button).toHaveFocus()
    await press.keyboard('{Enter}')
  }
  await enter(/^I'm on My Way/)
  await enter("I've Arrived")
  await enter("Couldn't Be Done")
  await screen.findByRole('dialog', { name: /couldn't/ })
  await press.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole('button', { name: "Couldn't Be Done" })).toHaveFocus()
})

test('follows what happens elsewhere', async () => {
  let shown: object[] = []
  const { live } = await open([], { VendorToday: () => ({ vendorVisits: shown, vendorAgenda: null }) })
  await waitFor(() => expect(live.subscriptions).toHaveLength(1))
  shown = [visitAt(1, 1)]
  await act(async () => live.push({ jobs: [job as never] }))
  expect(await screen.findByRole('article', { name: 'Pickup: Mia Santos' })).toBeVisible()
})

describe('the calendar address', () => {
  const made = { __typename: 'CalendarFeed' as const, createdAt: inHours(0) }
  const url = 'https://haulbid.example/api/calendar/secret.ics'
  const feedOf = (feed: object | null) => {
    let calendarFeed = feed
    return {
      CalendarFeed: () => ({ calendarFeed }),
      CreateCalendarFeed: () => {
        calendarFeed = made
        return { createCalendarFeed: { __typename: 'NewCalendarFeed', url, createdAt: made.createdAt } }
      },
      RevokeCalendarFeed: () => {
        calendarFeed = null
        return { revokeCalendarFeed: true }
      },
    } as Network
  }
  const section = () => within(screen.getByRole('region', { name: 'Your visits in your calendar' }))

  test('is created, and shown once to copy', async () => {
    const { press } = await open([], feedOf(null))
    await press.click(await section().findByRole('button', { name: 'Create Address' }))
    expect(await section().findByText(url)).toBeVisible()
    await press.click(section().getByRole('button', { name: 'Copy Address' }))
    expect(await navigator.clipboard.readText()).toBe(url)
    await press.click(section().getByRole('button', { name: 'Done' }))
    expect(section().queryByText(url)).toBeNull()
    expect(section().getByRole('button', { name: 'Revoke' })).toBeVisible()
  })

  test('is revoked after a question', async () => {
    const { press } = await open([], feedOf(made))
    await press.click(await section().findByRole('button', { name: 'Revoke' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Revoke the calendar address?' }))
    await press.click(question.getByRole('button', { name: 'Revoke' }))
    expect(await section().findByRole('button', { name: 'Create Address' })).toBeVisible()
  })

  test('is replaced after a question', async () => {
    const { press } = await open([], feedOf(made))
    await press.click(await section().findByRole('button', { name: 'New Address' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Create a new address?' }))
    await press.click(question.getByRole('button', { name: 'Create New Address' }))
    expect(await section().findByText(url)).toBeVisible()
  })
})
