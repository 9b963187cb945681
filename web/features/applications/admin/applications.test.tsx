import { act, screen, waitFor, within } from '@testing-library/react'
import { type Network, refusal } from '../../../testing/fakeNetwork.js'
import { adminNetwork, makeWorklist } from '../../../testing/makers/adminNetwork.js'
import { pagesOf } from '../../../testing/makers/connection.js'
import { admin } from '../../../testing/makers/makeUser.js'
import { renderApp } from '../../../testing/renderApp.js'

const make = (id: string, some: object = {}) => ({
  __typename: 'VendorApplication' as const,
  ...{
    id,
    businessName: `Business ${id}`,
    firstName: 'Ben',
    lastName: 'Becker',
    email: 'ben@becker.example',
  },
  phone: '5125550147',
  zipCode: '78704',
  services: ['junk_pickup'],
  message: 'Two trucks.',
  createdAt: '2026-11-20T09:00:00.000Z',
  status: 'waiting',
  decidedAt: null,
  declineReason: null,
  version: 1,
  decidedBy: null,
  account: null,
  others: [],
  ...some,
})
const decided = (id: string, status: string, some: object = {}) =>
  make(id, {
    status,
    version: 2,
    decidedAt: '2026-11-20T10:00:00.000Z',
    decidedBy: { __typename: 'User', id: admin.id, firstName: 'Ada', lastName: 'Lind' },
    ...some,
  })

/** Applications a and b wait until an admin decides on one. */
const open = (network: Network = {}, path = '/?application=a', first: object = make('a'), more = {}) => {
  const all: Record<string, ReturnType<typeof make>> = { a: first as never, b: make('b'), ...more }
  const waiting = () => Object.values(all).filter(({ status }) => status === 'waiting')
  const decide = (id: string, next: ReturnType<typeof make>) => {
    all[id] = next
    return next
  }
  return renderApp(path, {
    user: admin,
    network: {
      ...adminNetwork,
      Worklist: () =>
        makeWorklist({
          applicationCount: waiting().length,
          applications: waiting(),
        }),
      OneApplication: ({ id }: { id: string }) => ({
        vendorApplication: all[id],
        vendorApplications: {
          ...pagesOf('VendorApplication', waiting() as never, 20),
          totalCount: waiting().length,
        },
      }),
      InviteApplicant: ({ id }: { id: string }) => ({ inviteApplicant: decide(id, decided(id, 'invited')) }),
      DeclineApplication: ({ input }: { input: { id: string; reason: string } }) => ({
        declineApplication: decide(input.id, decided(input.id, 'declined', { declineReason: input.reason })),
      }),
      ...network,
    } as Network,
  })
}
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
const asked = (calls: ReturnType<typeof renderApp>['calls'], name: string) =>
  calls.filter(({ operation }) => operation === name).map(({ variables }) => variables)

test('invites from the dashboard in two presses, then moves on to the next application without waiting', async () => {
  const { press, calls } = open({}, '/')
  const lane = within(await screen.findByRole('region', { name: 'Applications to decide' }))
  await press.click(lane.getByRole('link', { name: /^Business a/ }))
  let shown = await dialog('Business a')
  expect(shown.getByText('2 applications are waiting.')).toBeVisible()
  expect(shown.getByText('Two trucks.')).toBeVisible()
  await press.click(shown.getByRole('button', { name: 'Invite' }))
  expect(await screen.findByText('Invitation sent')).toBeVisible()
  expect(asked(calls, 'InviteApplicant')).toEqual([{ id: 'a', version: 1 }])
  const next = await shown.findByRole('button', { name: 'Next application' })
  await waitFor(() => expect(next).toHaveFocus())
  expect(shown.getByText('Invited')).toBeVisible()
  await press.keyboard('{Enter}')
  shown = await dialog('Business b')
  await press.click(shown.getByRole('button', { name: 'Invite' }))
  await waitFor(() => expect(shown.getByRole('button', { name: 'Done' })).toHaveFocus())
})

test('shows all waiting applications one after the other, and goes back to the dashboard on closing', async () => {
  const { press, router } = open({}, '/', make('a'), { c: make('c') })
  const lane = within(await screen.findByRole('region', { name: 'Applications to decide' }))
  await press.click(lane.getByRole('link', { name: /^Business a/ }))
  for (const [shown, next] of [
    ['a', 'b'],
    ['b', 'c'],
    ['c', 'a'],
  ]) {
    const question = await dialog(`Business ${shown}`)
    await press.click(await question.findByRole('button', { name: 'Next application' }))
    await dialog(`Business ${next}`)
  }
  await press.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(router.location.search).toBe('')
})

test("declines with a listed reason, or with the admin's own words", async () => {
  const { press, calls } = open()
  const shown = await dialog('Business a')
  await press.click(await shown.findByRole('button', { name: 'Decline' }))
  await press.click(shown.getByRole('button', { name: 'Decline' }))
  expect(await shown.findByRole('alert')).toHaveTextContent('Please say why')
  await press.click(shown.getByRole('button', { name: "We don't serve your area yet." }))
  expect(shown.getByLabelText('Reason')).toHaveValue("We don't serve your area yet.")
  await press.type(shown.getByLabelText('Reason'), ' Soon, we hope.')
  await press.click(shown.getByRole('button', { name: 'Decline' }))
  expect(await screen.findByText('Application declined')).toBeVisible()
  expect(await shown.findByText("We don't serve your area yet. Soon, we hope.")).toBeVisible()
  expect(asked(calls, 'DeclineApplication')).toEqual([
    { input: { id: 'a', version: 1, reason: "We don't serve your area yet. Soon, we hope." } },
  ])
})

test('keeps what was typed after a listed reason, and on the way back', async () => {
  const { press } = open()
  const shown = await dialog('Business a')
  await press.click(await shown.findByRole('button', { name: 'Decline' }))
  const [first, second] = ["We don't serve your area yet.", "We couldn't reach you to verify your business."]
  await press.click(shown.getByRole('button', { name: first }))
  expect(shown.queryByRole('button', { name: 'Undo' })).toBeNull()
  await press.clear(shown.getByLabelText('Reason'))
  await press.type(shown.getByLabelText('Reason'), 'My own words')
  await press.click(shown.getByRole('button', { name: first }))
  await press.click(shown.getByRole('button', { name: second }))
  await press.click(shown.getByRole('button', { name: second }))
  expect(shown.getByLabelText('Reason')).toHaveValue(second)
  await press.click(shown.getByRole('button', { name: 'Undo' }))
  expect(shown.getByLabelText('Reason')).toHaveValue(first)
  expect(shown.getByRole('button', { name: second })).toHaveFocus()
  await press.click(shown.getByRole('button', { name: 'Undo' }))
  expect(shown.getByLabelText('Reason')).toHaveValue('My own words')
  expect(shown.queryByRole('button', { name: 'Undo' })).toBeNull()

  await press.click(shown.getByRole('button', { name: 'Back' }))
  await press.click(shown.getByRole('button', { name: 'Decline' }))
  expect(shown.getByLabelText('Reason')).toHaveValue('My own words')
})

test('shows what another admin has already decided', async () => {
  const words = 'An administrator has already declined this application'
  let isDecided = false
  const { press } = open({
    OneApplication: () => ({
      vendorApplication: isDecided ? decided('a', 'declined', { declineReason: 'Too far' }) : make('a'),
      vendorApplications: pagesOf('VendorApplication', [], 20),
    }),
    InviteApplicant: () => {
      isDecided = true
      return refusal('CONFLICT', words, { reason: 'APPLICATION_DECIDED' })
    },
  })
  const shown = await dialog('Business a')
  await press.click(await shown.findByRole('button', { name: 'Invite' }))
  expect(await screen.findByText(words)).toBeVisible()
  expect(await shown.findByText('Too far')).toBeVisible()
  expect(shown.queryByRole('button', { name: 'Invite' })).toBeNull()
})

describe("another admin's decision at the same time", () => {
  const bea = { __typename: 'User', id: 'bea', firstName: 'Bea', lastName: 'Two' }
  const stale = [{ kind: 'application' as const, id: 'a', jobId: null }]
  const openMoving = (status: string) => {
    let now = make('a')
    const app = open({
      OneApplication: () => ({
        vendorApplication: now,
        vendorApplications: { ...pagesOf('VendorApplication', [make('b')] as never, 20), totalCount: 1 },
      }),
    })
    const move = async () => {
      await waitFor(() => expect(app.live.isOpen()).toBe(true))
      now = decided('a', status, { decidedBy: bea })
      await act(async () => app.live.push({ stale }))
    }
    return { ...app, move }
  }

  it.each([
    ['invited', 'Bea Two has already invited this applicant.'],
    ['declined', 'Bea Two has already declined this application.'],
  ])(
    'shows the applicant as %s, keeps the reason focused, and leaves nothing to decline',
    async (status, why) => {
      const { press, move, calls } = openMoving(status)
      const shown = await dialog('Business a')
      await press.click(await shown.findByRole('button', { name: 'Decline' }))
      await press.type(shown.getByLabelText('Reason'), 'Too')
      await move()
      expect(await shown.findByRole('alert')).toHaveTextContent(why)
      await press.keyboard(' far')
      expect(shown.getByLabelText('Reason')).toHaveValue('Too far')
      expect(shown.getByLabelText('Reason')).toHaveFocus()
      expect(shown.queryByRole('button', { name: 'Decline' })).toBeNull()
      expect(shown.queryByRole('list', { name: 'Reasons' })).toBeNull()
      await press.click(shown.getByRole('button', { name: 'Back' }))
      expect(shown.getByRole('button', { name: 'Next application' })).toBeVisible()
      expect(asked(calls, 'DeclineApplication')).toEqual([])
    },
  )

  it('leaves the focus where it is', async () => {
    const { move } = openMoving('invited')
    const shown = await dialog('Business a')
    await shown.findByRole('button', { name: 'Decline' })
    screen.getByRole('button', { name: 'Close' }).focus()
    await move()
    expect(await shown.findByText(/^By Bea Two/)).toBeVisible()
    expect(shown.getByRole('button', { name: 'Next application' })).not.toHaveFocus()
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
  })
})

test('refuses to invite an email that has an account, and shows others with the same email next to it', async () => {
  const { press } = open(
    {},
    '/?application=a',
    make('a', {
      account: { __typename: 'User', id: 'd', firstName: 'Dale', lastName: 'Hart', userType: 'vendor' },
      others: [
        {
          __typename: 'VendorApplication',
          id: 'b',
          businessName: 'Business b',
          createdAt: '2026-11-20T09:00:00.000Z',
          status: 'waiting',
        },
      ],
    }),
  )
  const shown = await dialog('Business a')
  expect(await shown.findByText('This email already has an account')).toBeVisible()
  expect(shown.queryByRole('button', { name: 'Invite' })).toBeNull()
  await press.click(shown.getByRole('link', { name: 'Business b' }))
  expect(await screen.findByRole('dialog', { name: 'Business b' })).toBeVisible()
})

test("says that an application can't be loaded", async () => {
  open({ OneApplication: new Error('offline') })
  expect(await screen.findByText("We couldn't load this application")).toBeVisible()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('lists the waiting ones in Vendor Management, filters them, and says when there are none', async () => {
  const { press, calls, live } = open(
    {
      ManagedVendors: { users: pagesOf('User', [], 20) },
      Applications: ({ status }: { status: string | null }) => ({
        vendorApplications: pagesOf(
          'VendorApplication',
          status === 'declined' ? [] : ([make('a')] as never),
          20,
        ),
      }),
    },
    '/?tab=vendors',
  )
  const table = within(await screen.findByRole('table', { name: 'Applications' }))
  expect(await table.findByText('Business a', { selector: 'strong' })).toBeVisible()
  await press.selectOptions(screen.getByLabelText('Status'), 'declined')
  expect(await screen.findByText('No applications found')).toBeVisible()
  await press.selectOptions(screen.getByLabelText('Status'), 'all')
  await press.click(await screen.findByRole('button', { name: 'Open Business a' }))
  expect(await screen.findByRole('dialog', { name: 'Business a' })).toBeVisible()
  expect(asked(calls, 'Applications').map(variables => (variables as { status: unknown }).status)).toEqual([
    'waiting',
    'declined',
    null,
  ])
  const before = asked(calls, 'Applications').length
  await waitFor(() => expect(live.isOpen()).toBe(true))
  act(() => live.push({ stale: [{ kind: 'application', id: 'a', jobId: null }] }))
  await waitFor(() => expect(asked(calls, 'Applications').length).toBeGreaterThan(before))
})
