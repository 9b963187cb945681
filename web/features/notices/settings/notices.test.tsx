import { screen, waitFor, within } from '@testing-library/react'
import { makeChanges } from '../../../testing/fakeLive.js'
import { type Network, refusal } from '../../../testing/fakeNetwork.js'
import { makePreferences } from '../../../testing/makers/makeNotices.js'
import { makeUser } from '../../../testing/makers/makeUser.js'
import { renderApp } from '../../../testing/renderApp.js'
import type {
  SetNoticeFrequencyMutationVariables,
  SetQuietHoursMutationVariables,
} from './generated/noticeSettings.js'

const open = (network: Network = {}) =>
  renderApp('/customer/account', {
    user: makeUser(),
    network: {
      ApiTokens: { apiTokens: [] },
      MyDataExport: { myDataExport: null },
      NoticePreferences: { noticePreferences: makePreferences() },
      SetNoticeFrequency: ({ input }: SetNoticeFrequencyMutationVariables) => ({
        setNoticeFrequency: makePreferences('customer', { [input.group]: input.frequency }),
      }),
      SetQuietHours: ({ input }: SetQuietHoursMutationVariables) => ({
        setQuietHours: makePreferences('customer', {}, input),
      }),
      ...network,
    },
  })
const notices = async () => within(await screen.findByRole('region', { name: 'Notifications' }))
const sent = ({ calls }: ReturnType<typeof open>, name: string) =>
  calls.filter(({ operation }) => operation === name).map(({ variables }) => variables.input)

test('offers each group its choice by email, except security', async () => {
  open()
  const section = await notices()
  const table = within(await section.findByRole('table', { name: 'How often we notify you' }))
  expect(
    table.getAllByRole('combobox').map(box => (box as HTMLSelectElement).labels![0]!.textContent),
  ).toEqual([
    'Bids on your orders, by email',
    'Order updates, by email',
    'Messages from vendors, by email',
    'Ratings, by email',
    'Support replies, by email',
  ])
  const security = within(table.getByRole('row', { name: /Account security/ }))
  expect(security.getByText('Always immediately')).toBeVisible()
  expect(security.queryByRole('combobox')).toBeNull()
})

test('saves a choice at once, by keyboard too, and says so', async () => {
  const app = open()
  const section = await notices()
  const box = await section.findByRole('combobox', { name: 'Ratings, by email' })
  box.focus()
  await app.press.selectOptions(box, 'Once a day')
  expect(await screen.findByText('Notifications saved')).toBeInTheDocument()
  expect(sent(app, 'SetNoticeFrequency')).toEqual([{ group: 'ratings', channel: 'mail', frequency: 'daily' }])
  expect(box).toHaveValue('daily')
  expect(box).toHaveFocus()
})

test('reverts a choice that the server refuses, and says why', async () => {
  const app = open({
    SetNoticeFrequency: refusal('RATE_LIMITED', 'Too many attempts. Please try again later.'),
  })
  const box = await (await notices()).findByRole('combobox', { name: 'Ratings, by email' })
  await app.press.selectOptions(box, 'Off')
  expect(await screen.findByText("We couldn't save this")).toBeInTheDocument()
  expect(screen.getByText('Too many attempts. Please try again later.')).toBeInTheDocument()
  await waitFor(() => expect(box).toHaveValue('now'))
})

test('turns quiet hours on and off, and changes when they start and end', async () => {
  const app = open()
  const section = await notices()
  const night = await section.findByRole('checkbox', { name: 'Quiet hours' })
  expect(night).toBeChecked()
  expect(night).toHaveAccessibleDescription('From 9 PM to 8 AM, we only send security notifications.')
  await app.press.selectOptions(section.getByRole('combobox', { name: 'Quiet from' }), '10 PM')
  await waitFor(() =>
    expect(sent(app, 'SetQuietHours')).toEqual([
      { isOn: true, from: 22, to: 8, timeZone: 'America/Chicago' },
    ]),
  )
  expect(section.getByText(/ Daily emails come at 8 AM there\.$/)).toBeVisible()
  await app.press.selectOptions(section.getByRole('combobox', { name: 'Quiet until' }), '11 AM')
  expect(await section.findByText(/ Daily emails come at 11 AM there\.$/)).toBeVisible()
  await app.press.selectOptions(section.getByRole('combobox', { name: 'Quiet until' }), '10 PM')
  await waitFor(() =>
    expect(night).toHaveAccessibleDescription('Both times are the same, so quiet hours are off.'),
  )
  await app.press.click(night)
  await waitFor(() => expect(section.queryByRole('combobox', { name: 'Quiet from' })).toBeNull())
  expect(sent(app, 'SetQuietHours').at(-1)).toEqual({
    isOn: false,
    from: 22,
    to: 22,
    timeZone: 'America/Chicago',
  })
})

test('offers the new time zone to users whose clock moved', async () => {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone
  const app = open({
    NoticePreferences: {
      noticePreferences: makePreferences('customer', {}, { timeZone: 'Pacific/Honolulu' }),
    },
  })
  const section = await notices()
  expect(await section.findByText(/In the time zone of Honolulu/)).toBeVisible()
  await app.press.click(section.getByRole('button', { name: /^Use .* time$/ }))
  await waitFor(() =>
    expect(sent(app, 'SetQuietHours')).toEqual([{ isOn: true, from: 21, to: 8, timeZone: own }]),
  )
  await waitFor(() => expect(section.queryByRole('button', { name: /^Use .* time$/ })).toBeNull())
})

test('shows a choice made in another window', async () => {
  let frequency: 'now' | 'off' = 'now'
  const { live } = open({
    NoticePreferences: () => ({ noticePreferences: makePreferences('customer', { bids: frequency }) }),
  })
  const box = await (await notices()).findByRole('combobox', { name: 'Bids on your orders, by email' })
  expect(box).toHaveValue('now')
  await waitFor(() => expect(live.subscriptions).toHaveLength(1))
  frequency = 'off'
  live.push(makeChanges({ stale: [{ kind: 'preference', id: null, jobId: null }] }))
  await waitFor(() => expect(box).toHaveValue('off'), { timeout: 3000 })
})

test("shows the rest of the page if the choices can't be loaded, and retries them", async () => {
  let isAway = true
  const { press } = open({
    NoticePreferences: () =>
      isAway ? new TypeError('Failed to fetch') : { noticePreferences: makePreferences() },
  })
  expect(await screen.findByText("We couldn't load your choices")).toBeVisible()
  expect(screen.getByRole('region', { name: 'Personal Information' })).toBeVisible()
  isAway = false
  ;(await notices()).getByRole('button', { name: 'Try again' }).focus()
  await press.keyboard('{Enter}')
  expect(await (await notices()).findByRole('table')).toBeVisible()
  // The button is gone, and keyboard users continue from where it was.
  expect(screen.getByRole('region', { name: 'Notifications' })).toHaveFocus()
})
