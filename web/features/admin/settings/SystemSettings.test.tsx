import { screen, within } from '@testing-library/react'
import { type Network, refusal } from '../../../testing/fakeNetwork.js'
import { adminNetwork } from '../../../testing/makers/adminNetwork.js'
import { pagesOf } from '../../../testing/makers/connection.js'
import { admin, makeListedUser } from '../../../testing/makers/makeUser.js'
import { systemSettings } from '../../../testing/makers/settings.js'
import { renderApp } from '../../../testing/renderApp.js'
import type { AuditEventsQueryVariables, AuditRow_EventFragment } from '../../audit/admin/generated/audit.js'

type Event = AuditRow_EventFragment & { __typename: 'AuditEvent' }

const makeAuditEvent = (number: number, some: Partial<Event> = {}): Event => ({
  __typename: 'AuditEvent',
  id: `ae${String(number).padStart(6, '0')}-0000-4000-8000-000000000000`,
  action: 'setUserActive',
  subjectId: makeListedUser(1).id,
  before: { isActive: true },
  after: { isActive: false },
  createdAt: '2026-11-20T09:00:00.000Z',
  actor: admin,
  subject: makeListedUser(1, { firstName: 'Dale', lastName: 'Hart' }),
  subjectName: 'Dale Hart',
  vendors: [],
  ...some,
})

const events = [
  makeAuditEvent(1),
  ...Array.from({ length: 11 }, (_, index) => makeAuditEvent(index + 2, { action: 'updateUser' })),
]

const open = (network: Network = {}, path = '/?tab=settings') =>
  renderApp(path, {
    user: admin,
    network: {
      ...adminNetwork,
      AuditEvents: ({ action, first, after }: AuditEventsQueryVariables) => ({
        auditEvents: pagesOf(
          'AuditEvent',
          events.filter(event => !action || event.action === action),
          first,
          after,
        ),
      }),
      ...network,
    },
  })

const form = () => screen.findByRole('form', { name: 'System settings' })

test('shows the settings at once, and saves them', async () => {
  const { press, calls } = open(
    {
      UpdateSettings: ({ input }: { input: object }) => ({
        updateSettings: { ...systemSettings, ...input, version: 2 },
      }),
    },
    '/?tab=settings',
  )
  expect(await screen.findByRole('button', { name: 'View Settings' })).toBeVisible()
  const fields = within(await form())
  expect(fields.getByLabelText('Service fee (%)')).toHaveValue('5')
  await press.clear(fields.getByLabelText('Service fee (%)'))
  await press.type(fields.getByLabelText('Service fee (%)'), '7.5')
  await press.clear(fields.getByLabelText('Late cancellation (%)'))
  await press.type(fields.getByLabelText('Late cancellation (%)'), '20')
  await press.clear(fields.getByLabelText('At most'))
  await press.type(fields.getByLabelText('At most'), '60')
  await press.clear(fields.getByLabelText('Support phone'))
  await press.type(fields.getByLabelText('Support phone'), '(512) 555-0199')
  await press.selectOptions(fields.getByLabelText('Time zone'), 'Mountain')
  await press.type(fields.getByLabelText(/^How vendors pay Haulbid/), 'Zelle')
  await press.click(fields.getByRole('checkbox', { name: 'Documents must be approved before bidding' }))
  await press.click(fields.getByRole('button', { name: 'Save Settings' }))
  expect(await screen.findByText('Settings updated successfully!')).toBeVisible()
  expect(calls.find(({ operation }) => operation === 'UpdateSettings')?.variables).toEqual({
    input: {
      serviceFeePercent: 7.5,
      supportPhone: '(512) 555-0199',
      documentsRequired: true,
      visitPhotosRequired: true,
      cancellationPercent: 20,
      cancellationCap: '60',
      timeZone: 'America/Denver',
      howToPayFees: 'Zelle',
      version: 1,
    },
  })
  // The footer reads the same settings.
  expect(within(screen.getByRole('contentinfo')).getByText('(512) 555-0199')).toBeVisible()
})

test.each(['', 'abc', '-1', '100.01', '5.555', '1e1'])('refuses a fee of "%s" in the form', async fee => {
  const { press, calls } = open()
  const fields = within(await form())
  await press.clear(fields.getByLabelText('Service fee (%)'))
  if (fee) await press.type(fields.getByLabelText('Service fee (%)'), fee)
  await press.click(fields.getByRole('button', { name: 'Save Settings' }))
  expect(await fields.findByRole('alert')).toHaveTextContent(/fee/)
  expect(calls.map(({ operation }) => operation)).not.toContain('UpdateSettings')
})

test.each([
  ['Late cancellation (%)', '101', /fee must be from 0 to 100/],
  ['At most', 'x', /amount in dollars/],
])('refuses a wrong amount of a late cancellation: %s', async (label, typed, why) => {
  const { press, calls } = open()
  const fields = within(await form())
  await press.clear(fields.getByLabelText(label))
  await press.type(fields.getByLabelText(label), typed)
  await press.click(fields.getByRole('button', { name: 'Save Settings' }))
  expect(await fields.findByRole('alert')).toHaveTextContent(why)
  expect(calls.map(({ operation }) => operation)).not.toContain('UpdateSettings')
})

test('says that settings could not be saved, and keeps what was typed', async () => {
  const { press } = open({ UpdateSettings: refusal('UNAVAILABLE', 'Back in a minute') })
  const fields = within(await form())
  await press.clear(fields.getByLabelText('Service fee (%)'))
  await press.type(fields.getByLabelText('Service fee (%)'), '9')
  await press.click(fields.getByRole('button', { name: 'Save Settings' }))
  expect(await screen.findByText('Error updating settings')).toBeVisible()
  expect(fields.getByLabelText('Service fee (%)')).toHaveValue('9')
})

test('shows settings changed in the meantime, and keeps what was typed', async () => {
  let now = systemSettings
  const words = 'Someone changed this while you were editing. Check the latest version, then decide.'
  const { press, calls } = open({
    SystemSettings: () => ({ settings: now }),
    UpdateSettings: ({ input }: { input: { version: number } }) =>
      input.version === now.version
        ? { updateSettings: { ...now, ...input, version: 3 } }
        : refusal('CONFLICT', words, { reason: 'CHANGED_MEANWHILE' }),
  })
  const fields = within(await form())
  await press.clear(fields.getByLabelText('Service fee (%)'))
  await press.type(fields.getByLabelText('Service fee (%)'), '9')
  now = { ...now, serviceFeePercent: 6, version: 2 }
  await press.click(fields.getByRole('button', { name: 'Save Settings' }))
  expect(await fields.findByText('6%')).toBeVisible()
  expect(fields.getByLabelText('Service fee (%)')).toHaveValue('9')
  await press.click(fields.getByRole('button', { name: 'Keep What I Typed' }))
  await press.click(fields.getByRole('button', { name: 'Save Settings' }))
  expect(await screen.findByText('Settings updated successfully!')).toBeVisible()
  expect(calls.filter(({ operation }) => operation === 'UpdateSettings').at(-1)?.variables).toMatchObject({
    input: { serviceFeePercent: 9, version: 2 },
  })
  expect(fields.queryByRole('button', { name: 'Keep What I Typed' })).toBeNull()
})

test('shows in the audit log who did what to whom, before and after, and offers no change', async () => {
  const { press } = open()
  const table = await screen.findByRole('table', { name: 'Audit log' })
  const [, first] = within(table).getAllByRole('row')
  for (const words of ['Ada Okafor', 'suspended the account', 'Dale Hart', 'Active:', 'Yes', 'No']) {
    expect(first).toHaveTextContent(words)
  }
  expect(within(table).queryByRole('button')).toBeNull()
  await press.click(screen.getByRole('button', { name: 'Next' }))
  expect(await screen.findByText('Showing 11 to 12 of 12 results')).toBeVisible()
  await press.selectOptions(screen.getByLabelText('Action'), 'Suspended or reactivated')
  expect(await screen.findByText('Showing 1 to 1 of 1 results')).toBeVisible()
  await press.selectOptions(screen.getByLabelText('Action'), 'Settings changed')
  expect(await screen.findByText('Nothing in the log')).toBeVisible()
})

test('says that the log cannot be loaded', async () => {
  open({ AuditEvents: new Error('offline') })
  expect(await screen.findByText("We couldn't load the audit log")).toBeVisible()
})
