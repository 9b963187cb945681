import { jest } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import { type Network, refusal } from '../../../testing/fakeNetwork.js'
import { adminNetwork, adminStats } from '../../../testing/makers/adminNetwork.js'
import { pagesOf, totalOf } from '../../../testing/makers/connection.js'
import { admin, makeListedUser } from '../../../testing/makers/makeUser.js'
import { renderApp } from '../../../testing/renderApp.js'
import { textOf } from '../../../testing/textOf.js'
import type {
  AdminSuspension_RequestFragment,
  UsersQueryVariables,
  UserTotalQueryVariables,
} from './generated/users.js'

const many = Array.from({ length: 25 }, (_, index) => makeListedUser(index + 1))

type People = ReturnType<typeof makeListedUser>[]

/** The server's search among `people`. */
const foundAmong = (people: People, { search, type, isActive }: UserTotalQueryVariables) =>
  people
    .filter(({ firstName, lastName, email }) =>
      `${firstName} ${lastName} ${email}`.toLowerCase().includes((search ?? '').toLowerCase()),
    )
    .filter(({ userType }) => !type || userType === type)
    .filter(user => isActive == null || user.isActive === isActive)

const among = (people: People) => (asked: UsersQueryVariables) => ({
  users: pagesOf('User', foundAmong(people, asked), asked.first, asked.after),
})

const countAmong = (people: People) => (asked: UserTotalQueryVariables) => ({
  users: totalOf('User', foundAmong(people, asked)),
})

const open = (network: Network = {}, people = many) =>
  renderApp('/?tab=users', {
    user: admin,
    network: { ...adminNetwork, Users: among(people), UserTotal: countAmong(people), ...network },
  })

const rows = async () => (await screen.findAllByRole('row')).slice(1)
const row = async (name: string) => screen.findByRole('row', { name: new RegExp(name) })
const asked = (calls: Array<{ operation: string; variables: object }>) =>
  calls.filter(({ operation }) => operation === 'Users').map(({ variables }) => variables)

describe('the table', () => {
  it('has the columns and badges', async () => {
    open({}, [
      makeListedUser(1, { firstName: 'Maria', lastName: 'Lopez', createdAt: '2025-03-04T12:00:00.000Z' }),
      makeListedUser(2, { firstName: 'Dale', userType: 'vendor', isActive: false }),
    ])
    expect((await screen.findAllByRole('columnheader')).map(({ textContent }) => textContent)).toEqual([
      'User',
      'Type',
      'Status',
      'Joined',
      'Actions',
    ])
    const maria = await row('Maria Lopez')
    expect(maria).toHaveTextContent('person1@example.com')
    expect(maria).toHaveTextContent('Customer')
    expect(within(maria).getByText('Active')).toBeVisible()
    expect(maria).toHaveTextContent('Tue, Mar 4, 2025')
    expect(within(await row('Dale')).getByText('Suspended')).toBeVisible()
  })

  it('shows that it is loading, then that nobody was found', async () => {
    const { promise, resolve } = Promise.withResolvers<{ users: object }>()
    open({ Users: () => promise as never })
    expect(await screen.findByText('Loading users...')).toBeInTheDocument()
    resolve({ users: pagesOf('User', [], 10) })
    expect(await screen.findByText('No users found')).toBeVisible()
    expect(screen.getByText('Showing 0 to 0 of 0 results')).toBeVisible()
  })

  it('says that loading failed, and retries on request', async () => {
    let isBroken = true
    const { press } = open({
      Users: (asked: UsersQueryVariables) =>
        isBroken ? refusal('UNAVAILABLE', 'Back in a minute') : among(many)(asked),
    })
    expect(await screen.findByText("We couldn't load the users")).toBeVisible()
    expect(screen.getByText('Back in a minute')).toBeVisible()
    isBroken = false
    await press.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await rows()).toHaveLength(10)
  })
})

test('shows pages of ten, forward and back', async () => {
  const { press } = open()
  expect(await screen.findByText('Showing 1 to 10 of 25 results')).toBeVisible()
  const previous = screen.getByRole('button', { name: 'Previous' })
  const next = screen.getByRole('button', { name: 'Next' })
  expect(previous).toBeDisabled()
  await press.click(next)
  expect(await screen.findByText('Showing 11 to 20 of 25 results')).toBeVisible()
  expect(await row('Person 11')).toBeVisible()
  expect(previous).toBeEnabled()
  await press.click(next)
  expect(await screen.findByText('Showing 21 to 25 of 25 results')).toBeVisible()
  expect(next).toBeDisabled()
  expect(previous).toHaveFocus()
  await press.click(previous)
  expect(await screen.findByText('Showing 11 to 20 of 25 results')).toBeVisible()
  await press.click(previous)
  expect(await screen.findByText('Showing 1 to 10 of 25 results')).toBeVisible()
  expect(next).toHaveFocus()
})

describe('the total', () => {
  const status = () => screen.findByText(/^Showing/)
  const counts = (calls: Array<{ operation: string; variables: object }>) =>
    calls.filter(({ operation }) => operation === 'UserTotal').map(({ variables }) => variables)

  it('delays nothing: rows and buttons come first, and the sentence is announced once it is complete', async () => {
    const { promise, resolve } = Promise.withResolvers<{ users: object }>()
    const { press } = open({ UserTotal: () => promise as never })
    expect(await rows()).toHaveLength(10)
    expect(await status()).toHaveTextContent('Showing 1 to 10 of … results')
    expect(await status()).toHaveAttribute('aria-busy', 'true')
    await press.click(screen.getByRole('button', { name: 'Next' }))
    expect(await row('Person 11')).toBeVisible()
    resolve({ users: totalOf('User', many) })
    expect(await screen.findByText('Showing 11 to 20 of 25 results')).toHaveAttribute('aria-busy', 'false')
  })

  it('queries once for all pages and sort orders of a filter', async () => {
    const { press, calls } = open()
    await press.click(await screen.findByRole('button', { name: 'Next' }))
    await screen.findByText('Showing 11 to 20 of 25 results')
    await press.selectOptions(screen.getByLabelText('Order'), 'By name')
    await screen.findByText('Showing 1 to 10 of 25 results')
    expect(counts(calls)).toEqual([{ search: null, type: null, isActive: null }])
    await press.selectOptions(screen.getByLabelText('Type'), 'Customer')
    await waitFor(() => expect(counts(calls).at(-1)).toMatchObject({ type: 'customer' }))
  })

  it('queries nothing when the page is the last one', async () => {
    const { calls } = open({}, many.slice(0, 10))
    expect(await screen.findByText('Showing 1 to 10 of 10 results')).toBeVisible()
    expect(counts(calls)).toEqual([])
  })

  it('keeps the total open when counting failed, and still pages', async () => {
    const { press } = open({ UserTotal: refusal('UNAVAILABLE', 'Back in a minute') })
    expect(await screen.findByText('Showing 1 to 10 of more than 10 results')).toBeVisible()
    await press.click(screen.getByRole('button', { name: 'Next' }))
    expect(await screen.findByText('Showing 11 to 20 of more than 20 results')).toBeVisible()
    await press.click(screen.getByRole('button', { name: 'Next' }))
    expect(await screen.findByText('Showing 21 to 25 of 25 results')).toBeVisible()
  })

  it('reads "more than 1,000" where the server stopped counting', async () => {
    open({ UserTotal: { users: { ...totalOf('User', many), totalCount: 1001 } } })
    expect(await screen.findByText('Showing 1 to 10 of more than 1,000 results')).toBeVisible()
  })

  it('counts again when someone in the filter was suspended', async () => {
    const people = [...many]
    const { press, calls } = open(
      {
        SetUserActive: ({ userId }: { userId: string }) => {
          const at = people.findIndex(({ id }) => id === userId)
          people[at] = { ...people[at]!, isActive: false }
          return { setUserActive: people[at]! }
        },
      },
      people,
    )
    await press.selectOptions(await screen.findByLabelText('Status'), 'Active')
    await waitFor(() => expect(counts(calls).at(-1)).toMatchObject({ isActive: true }))
    await screen.findByText('Showing 1 to 10 of 25 results')
    const [suspend] = await screen.findAllByRole('button', { name: /^Suspend / })
    await press.click(suspend!)
    await press.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Suspend' }))
    expect(await screen.findByText('Showing 1 to 10 of 24 results')).toBeVisible()
  })
})

describe('finding', () => {
  it('searches once after a pause in typing, and starts at the first page', async () => {
    const { press, calls } = open()
    await press.click(await screen.findByRole('button', { name: 'Next' }))
    await screen.findByText('Showing 11 to 20 of 25 results')
    const before = asked(calls).length
    await press.type(screen.getByPlaceholderText('Search users...'), 'person 07')
    expect(await screen.findByText('Showing 1 to 1 of 1 results')).toBeVisible()
    expect(asked(calls).slice(before)).toEqual([
      expect.objectContaining({ search: 'person 07', after: null }),
    ])
  })

  it('does not wait for the pause on Enter', async () => {
    const { press, calls } = open()
    await screen.findByText('Showing 1 to 10 of 25 results')
    jest.useFakeTimers({ advanceTimers: true, doNotFake: ['setImmediate', 'queueMicrotask'] })
    await press.type(screen.getByLabelText('Search users'), '%{Enter}')
    expect(asked(calls).at(-1)).toMatchObject({ search: '%' })
    jest.useRealTimers()
    expect(await screen.findByText('No users found')).toBeVisible()
  })

  it('filters by type and status, and sorts', async () => {
    const { press, calls } = open({}, [
      ...many,
      makeListedUser(26, { userType: 'vendor', isActive: false, firstName: 'Dale' }),
    ])
    await screen.findByText('Showing 1 to 10 of 26 results')
    await press.selectOptions(screen.getByLabelText('Type'), 'Vendor')
    await press.selectOptions(screen.getByLabelText('Status'), 'Suspended')
    expect(await screen.findByText('Showing 1 to 1 of 1 results')).toBeVisible()
    expect(await row('Dale')).toBeVisible()
    await press.selectOptions(screen.getByLabelText('Order'), 'By name')
    await waitFor(() =>
      expect(asked(calls).at(-1)).toMatchObject({ type: 'vendor', isActive: false, sort: 'name' }),
    )
    await waitFor(() =>
      expect(screen.getByRole('columnheader', { name: 'User' })).toHaveAttribute('aria-sort', 'ascending'),
    )
  })
})

describe('suspending', () => {
  const dale = makeListedUser(1, { firstName: 'Dale', lastName: 'Hart', userType: 'vendor' })

  it('asks first, and then updates the row, the figures, and the toast', async () => {
    let activeVendors = 4
    const { press, calls } = open(
      {
        AdminStats: () => adminStats({ activeVendors }),
        SetUserActive: ({ isActive }: { isActive: boolean }) => {
          activeVendors = isActive ? 4 : 3
          return { setUserActive: { ...dale, isActive } }
        },
      },
      [dale],
    )
    await press.click(await screen.findByRole('button', { name: 'Suspend Dale Hart' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Suspend Dale Hart?' })
    expect(dialog).toHaveTextContent('Their pending bids can no longer be accepted')
    await press.click(within(dialog).getByRole('button', { name: 'Suspend' }))
    expect(await screen.findByText('User updated successfully!')).toBeVisible()
    expect(within(await row('Dale Hart')).getByText('Suspended')).toBeVisible()
    await waitFor(() =>
      expect(screen.getByText('Active Vendors').closest('dt')?.nextSibling).toHaveTextContent('3'),
    )
    expect(calls.find(({ operation }) => operation === 'SetUserActive')?.variables).toEqual({
      userId: dale.id,
      isActive: false,
    })
    await press.click(screen.getByRole('button', { name: 'Reactivate Dale Hart' }))
    await press.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Reactivate' }),
    )
    expect(await screen.findByRole('button', { name: 'Suspend Dale Hart' })).toBeVisible()
  })

  it('says how many accepted jobs a vendor leaves, before and after', async () => {
    const { press } = open(
      {
        JobsUnderWay: { jobsUnderWay: 3 },
        SetUserActive: { setUserActive: { ...dale, isActive: false } },
      },
      [dale],
    )
    await press.click(await screen.findByRole('button', { name: 'Suspend Dale Hart' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Suspend Dale Hart?' })
    expect(await within(dialog).findByText('3 accepted jobs')).toBeVisible()
    expect(dialog).toHaveTextContent("We'll notify their customers")
    await press.click(within(dialog).getByRole('button', { name: 'Suspend' }))
    expect(await screen.findByText(/^Dale Hart is suspended\. 3 accepted jobs left/)).toBeVisible()
  })

  it('changes nothing when it is cancelled', async () => {
    const { press, calls } = open({}, [dale])
    await press.click(await screen.findByRole('button', { name: 'Suspend Dale Hart' }))
    await press.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(calls.map(({ operation }) => operation)).not.toContain('SetUserActive')
  })

  it('says why it was refused', async () => {
    const { press } = open({ SetUserActive: refusal('NOT_FOUND', 'User not found') }, [dale])
    await press.click(await screen.findByRole('button', { name: 'Suspend Dale Hart' }))
    await press.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Suspend' }))
    expect(await screen.findByText('Error updating user')).toBeVisible()
    expect(screen.getByText('User not found')).toBeVisible()
    expect(within(await row('Dale Hart')).getByText('Active')).toBeVisible()
  })
})

describe('a change by another admin while a question is open', () => {
  const dale = makeListedUser(1, { firstName: 'Dale', lastName: 'Hart', userType: 'vendor' })
  const invited = { ...dale, invitedAt: '2025-11-20T12:00:00.000Z' }
  const boss = { ...dale, userType: 'admin' as const }

  it.each([
    ['Suspend Dale Hart', dale, { isActive: false }, 'Dale Hart is already suspended.'],
    [
      'Reactivate Dale Hart',
      { ...dale, isActive: false },
      { isActive: true },
      'Dale Hart is already active.',
    ],
    ['Ask to Suspend Dale Hart', boss, { isActive: false }, 'Dale Hart is already suspended.'],
    [
      'Invite Again Dale Hart',
      invited,
      { invitedAt: null },
      'Dale Hart has already accepted the invitation.',
    ],
    ['Invite Again Dale Hart', invited, { isActive: false }, 'Dale Hart is already suspended.'],
  ])('says so in the question %s, and leaves nothing to confirm', async (button, before, some, why) => {
    let now = before
    // The filter removes the row from the list, so only the person can be followed.
    const listed = () => (now === before ? [now] : [])
    const { press, live, calls } = open({
      Users: (asked: UsersQueryVariables) => among(listed())(asked),
      ViewedUser: () => ({ user: now }),
    })
    await press.click(await screen.findByRole('button', { name: button }))
    const question = within(await screen.findByRole('alertdialog'))
    expect(question.getAllByRole('button')).toHaveLength(2)
    await waitFor(() => expect(live.isOpen()).toBe(true))
    now = { ...before, ...some }
    await act(async () => live.push({ stale: [{ kind: 'user', id: dale.id, jobId: null }] }))
    expect(await question.findByText(why)).toBeVisible()
    expect(question.getAllByRole('button').map(each => each.textContent)).toEqual(['Close'])
    await press.click(question.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(calls.map(({ operation }) => operation)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(SetUserActive|Request|Resend)/)]),
    )
  })
})

describe('an administrator', () => {
  const ben = makeListedUser(1, { firstName: 'Ben', lastName: 'Ray', userType: 'admin' })
  const cleo = makeListedUser(2, { firstName: 'Cleo', lastName: 'Diaz', userType: 'admin' })
  const asked = (some: Partial<AdminSuspension_RequestFragment> = {}) => ({
    __typename: 'AdminSuspension' as const,
    id: 'a5000001-0000-4000-8000-000000000000',
    userId: ben.id,
    isActive: false,
    askedAt: '2026-11-20T18:00:00.000Z',
    expiresAt: '2026-11-21T18:00:00.000Z',
    user: ben,
    askedBy: cleo,
    viewerCanConfirm: true,
    viewerCanWithdraw: true,
    ...some,
  })

  it('asks another administrator to confirm a suspension, and waits', async () => {
    const requests: ReturnType<typeof asked>[] = []
    const { press, calls } = open(
      {
        AdminSuspensions: () => ({ adminSuspensions: [...requests] }),
        RequestAdminSuspension: () => {
          requests.push(asked({ askedBy: admin, viewerCanConfirm: false }))
          return { requestAdminSuspension: requests[0] }
        },
      },
      [ben],
    )
    expect(within(await row('Ben Ray')).queryByRole('button', { name: 'Suspend Ben Ray' })).toBeNull()
    await press.click(await screen.findByRole('button', { name: 'Ask to Suspend Ben Ray' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Ask to suspend Ben Ray?' }))
    expect(question.getByText(/Nothing changes until a second administrator confirms/)).toBeVisible()
    await press.click(question.getByRole('button', { name: 'Ask' }))
    const list = within(await screen.findByRole('list', { name: 'Requests about administrators' }))
    expect(list.getByText('Ada Okafor asked to suspend Ben Ray')).toBeVisible()
    expect(list.queryByRole('button', { name: /Confirm/ })).toBeNull()
    expect(list.getByRole('button', { name: 'Withdraw the request about Ben Ray' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Ask to Suspend Ben Ray' })).toBeNull()
    expect(calls.find(({ operation }) => operation === 'RequestAdminSuspension')?.variables).toEqual({
      userId: ben.id,
      isActive: false,
    })
  })

  it('suspends once a second administrator confirms', async () => {
    let requests = [asked()]
    const { press, calls } = open(
      {
        AdminSuspensions: () => ({ adminSuspensions: requests }),
        ConfirmAdminSuspension: () => {
          requests = []
          return { confirmAdminSuspension: { ...ben, isActive: false } }
        },
      },
      [ben],
    )
    await press.click(await screen.findByRole('button', { name: 'Confirm the request about Ben Ray' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Suspend Ben Ray?' }))
    await press.click(question.getByRole('button', { name: 'Suspend' }))
    expect(await screen.findByText('Ben Ray is suspended.')).toBeVisible()
    expect(within(await row('Ben Ray')).getByText('Suspended')).toBeVisible()
    await waitFor(() =>
      expect(screen.queryByRole('list', { name: 'Requests about administrators' })).toBeNull(),
    )
    expect(await screen.findByRole('button', { name: 'Ask to Reactivate Ben Ray' })).toBeVisible()
    expect(calls.find(({ operation }) => operation === 'ConfirmAdminSuspension')?.variables).toEqual({
      id: asked().id,
    })
  })

  it('does not ask twice when another admin has already asked', async () => {
    let requests: ReturnType<typeof asked>[] = []
    const { press, live, calls } = open(
      { AdminSuspensions: () => ({ adminSuspensions: requests }), ViewedUser: { user: ben } },
      [ben],
    )
    await press.click(await screen.findByRole('button', { name: 'Ask to Suspend Ben Ray' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Ask to suspend Ben Ray?' }))
    await waitFor(() => expect(live.isOpen()).toBe(true))
    requests = [asked()]
    await act(async () => live.push({ stale: [{ kind: 'suspension', id: asked().id, jobId: null }] }))
    expect(await question.findByText('Another administrator already asked for this.')).toBeVisible()
    expect(question.getAllByRole('button').map(button => button.textContent)).toEqual(['Close'])
    expect(calls.filter(({ operation }) => operation === 'RequestAdminSuspension')).toEqual([])
  })

  it('stays active when the request is withdrawn', async () => {
    let requests = [asked()]
    const { press } = open(
      {
        AdminSuspensions: () => ({ adminSuspensions: requests }),
        WithdrawAdminSuspension: () => {
          requests = []
          return { withdrawAdminSuspension: ben }
        },
      },
      [ben],
    )
    await press.click(await screen.findByRole('button', { name: 'Withdraw the request about Ben Ray' }))
    expect(await screen.findByText('Nothing has changed for Ben Ray.')).toBeVisible()
    expect(await screen.findByRole('button', { name: 'Ask to Suspend Ben Ray' })).toBeVisible()
  })

  it.each([
    ['withdraws', ben, 'The request was withdrawn.'],
    ['confirms', { ...ben, isActive: false }, 'Ben Ray is already suspended.'],
  ])('asks until another admin %s the request, and then says so', async (_does, then, why) => {
    let requests = [asked({ expiresAt: '2126-11-21T18:00:00.000Z' })]
    const { press, live, calls } = open(
      { AdminSuspensions: () => ({ adminSuspensions: requests }), ViewedUser: () => ({ user: then }) },
      [ben],
    )
    await press.click(await screen.findByRole('button', { name: 'Confirm the request about Ben Ray' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Suspend Ben Ray?' }))
    await waitFor(() => expect(live.isOpen()).toBe(true))
    requests = []
    await act(async () => live.push({ stale: [{ kind: 'suspension', id: asked().id, jobId: null }] }))
    expect(await question.findByText(why)).toBeVisible()
    expect(question.getAllByRole('button').map(button => button.textContent)).toEqual(['Close'])
    await press.click(question.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.getByRole('heading', { name: 'User Management' })).toHaveFocus())
    expect(calls.map(({ operation }) => operation)).not.toContain('ConfirmAdminSuspension')
  })

  it('says why a request can no longer be confirmed', async () => {
    const words = 'This request is over'
    const { press } = open(
      {
        AdminSuspensions: { adminSuspensions: [asked()] },
        ConfirmAdminSuspension: refusal('CONFLICT', words, { reason: 'REQUEST_OVER' }),
      },
      [ben],
    )
    await press.click(await screen.findByRole('button', { name: 'Confirm the request about Ben Ray' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Suspend Ben Ray?' }))
    await press.click(question.getByRole('button', { name: 'Suspend' }))
    expect(await screen.findByText(words)).toBeVisible()
  })

  it('offers admins no buttons on requests about themselves', async () => {
    const { id, firstName, lastName } = admin
    const self = { ...ben, id, firstName, lastName }
    open(
      {
        AdminSuspensions: {
          adminSuspensions: [asked({ userId: admin.id, viewerCanConfirm: false, viewerCanWithdraw: false })],
        },
      },
      [self],
    )
    const list = within(await screen.findByRole('list', { name: 'Requests about administrators' }))
    expect(list.queryByRole('button')).toBeNull()
    expect(within(await row('Ada Okafor')).queryByRole('button', { name: /Ask/ })).toBeNull()
  })
})

describe('inviting', () => {
  const fill = async (press: ReturnType<typeof renderApp>['press']) => {
    await press.click(await screen.findByRole('button', { name: 'Add User' }))
    const dialog = await screen.findByRole('dialog', { name: 'Add User' })
    expect(dialog).toHaveTextContent('We will email an invitation')
    await press.type(within(dialog).getByLabelText('First name'), 'Vera')
    await press.type(within(dialog).getByLabelText('Last name'), 'Novak')
    await press.type(within(dialog).getByLabelText('Email'), 'vera@example.com')
    return dialog
  }

  it('sends the invitation, and updates the list and the figures', async () => {
    const people = [...many]
    const { press, calls } = open({
      Users: (asked: UsersQueryVariables) => among(people)(asked),
      AdminStats: () => adminStats({ totalUsers: people.length }),
      CreateUser: () => {
        const vera = makeListedUser(99, { firstName: 'Vera', lastName: 'Novak', userType: 'vendor' })
        people.unshift(vera)
        return { createUser: vera }
      },
    })
    const dialog = await fill(press)
    await press.click(within(dialog).getByRole('button', { name: 'Send Invitation' }))
    expect(await screen.findByText('Invitation sent')).toBeVisible()
    expect(await row('Vera Novak')).toBeVisible()
    await waitFor(() =>
      expect(screen.getByText('Total Users').closest('dt')?.nextSibling).toHaveTextContent('26'),
    )
    expect(calls.find(({ operation }) => operation === 'CreateUser')?.variables).toEqual({
      input: {
        userType: 'vendor',
        firstName: 'Vera',
        lastName: 'Novak',
        email: 'vera@example.com',
        phone: null,
      },
    })
  })

  it('keeps what was typed when the email is taken', async () => {
    const taken = 'An account with this email already exists'
    const { press } = open({ CreateUser: refusal('CONFLICT', taken, { reason: 'EMAIL_TAKEN' }) })
    const dialog = await fill(press)
    await press.click(within(dialog).getByRole('button', { name: 'Send Invitation' }))
    expect(await screen.findByText(taken)).toBeVisible()
    expect(within(dialog).getByLabelText('First name')).toHaveValue('Vera')
  })

  it('shows errors from the server on their fields, and errors from the rules before that', async () => {
    const issues = [{ path: 'email', message: 'Invalid email address' }]
    const { press, calls } = open({ CreateUser: refusal('BAD_USER_INPUT', 'Bad', { issues }) })
    const dialog = await fill(press)
    await press.type(within(dialog).getByLabelText('Phone'), '123')
    await press.click(within(dialog).getByRole('button', { name: 'Send Invitation' }))
    expect(await within(dialog).findByText('Phone number must be at least 10 digits')).toBeVisible()
    expect(calls.map(({ operation }) => operation)).not.toContain('CreateUser')
    await press.clear(within(dialog).getByLabelText('Phone'))
    await press.click(within(dialog).getByRole('button', { name: 'Send Invitation' }))
    expect(await within(dialog).findByText('Invalid email address')).toBeVisible()
    expect(within(dialog).getByLabelText('Email')).toHaveFocus()
  })
})

test('edits a user, and updates the row at once', async () => {
  const dale = makeListedUser(1, { firstName: 'Dale', lastName: 'Hart', phone: null })
  const { press, calls } = open(
    { UpdateUser: ({ input }: { input: object }) => ({ updateUser: { ...dale, ...input } }) },
    [dale],
  )
  await press.click(await screen.findByRole('button', { name: 'Edit Dale Hart' }))
  const dialog = await screen.findByRole('dialog', { name: 'Edit Dale Hart' })
  await press.clear(within(dialog).getByLabelText('First name'))
  await press.type(within(dialog).getByLabelText('First name'), 'Dan')
  await press.click(within(dialog).getByRole('button', { name: 'Save Changes' }))
  expect(await screen.findByText('User updated successfully!')).toBeVisible()
  expect(await row('Dan Hart')).toBeVisible()
  expect(calls.find(({ operation }) => operation === 'UpdateUser')?.variables).toEqual({
    input: { id: dale.id, version: 1, firstName: 'Dan', lastName: 'Hart', email: dale.email, phone: null },
  })
})

describe('the email of an administrator', () => {
  const words = 'Administrators must change their own email in My Account'
  const ben = makeListedUser(1, { firstName: 'Ben', lastName: 'Ray', userType: 'admin' })
  const edit = async (user: typeof ben, network: Network = {}) => {
    const app = open(network, [user])
    await app.press.click(await screen.findByRole('button', { name: 'Edit Ben Ray' }))
    return { ...app, dialog: within(await screen.findByRole('dialog', { name: 'Edit Ben Ray' })) }
  }

  it('cannot be edited, and says who can change it', async () => {
    const { press, dialog, calls } = await edit(ben, {
      UpdateUser: ({ input }: { input: object }) => ({ updateUser: { ...ben, ...input } }),
    })
    const email = dialog.getByLabelText('Email')
    expect(email).toHaveAccessibleDescription(words)
    await press.type(email, 'x')
    expect(email).toHaveValue(ben.email)
    await press.type(dialog.getByLabelText('First name'), 'jamin')
    await press.click(dialog.getByRole('button', { name: 'Save Changes' }))
    expect(await screen.findByText('Benjamin Ray is saved.')).toBeVisible()
    expect(calls.find(({ operation }) => operation === 'UpdateUser')?.variables).toMatchObject({
      input: { firstName: 'Benjamin', email: ben.email },
    })
  })

  it('keeps their own change, no matter which part of the edit is kept', async () => {
    const now = { ...ben, email: 'new@example.com', version: 7 }
    const { press, dialog, calls } = await edit(ben, {
      UpdateUser: ({ input }: { input: { version: number } }) =>
        input.version === now.version
          ? { updateUser: { ...now, ...input, version: 8 } }
          : refusal('CONFLICT', 'Changed', { reason: 'CHANGED_MEANWHILE' }),
      ViewedUser: { user: now },
    })
    await press.type(dialog.getByLabelText('First name'), 'jamin')
    await press.click(dialog.getByRole('button', { name: 'Save Changes' }))
    await press.click(await dialog.findByRole('button', { name: 'Keep What I Typed' }))
    await press.click(dialog.getByRole('button', { name: 'Save Changes' }))
    expect(await screen.findByText('Benjamin Ray is saved.')).toBeVisible()
    expect(calls.filter(({ operation }) => operation === 'UpdateUser').at(-1)?.variables).toMatchObject({
      input: { firstName: 'Benjamin', email: 'new@example.com', version: 7 },
    })
  })

  it('shows a field like the others until the invitation is accepted, with a refusal on it', async () => {
    const { press, dialog } = await edit(
      { ...ben, invitedAt: '2025-11-20T12:00:00.000Z' },
      { UpdateUser: refusal('BAD_USER_INPUT', words, { issues: [{ path: 'email', message: words }] }) },
    )
    await press.type(dialog.getByLabelText('Email'), 'x')
    await press.click(dialog.getByRole('button', { name: 'Save Changes' }))
    await waitFor(() => expect(dialog.getByLabelText('Email')).toHaveAccessibleDescription(words))
    expect(dialog.getByLabelText('Email')).toHaveFocus()
  })
})

describe('a user changed in the meantime', () => {
  const words = 'Someone changed this while you were editing. Check the latest version, then decide.'
  const dale = makeListedUser(1, { firstName: 'Dale', lastName: 'Hart', phone: null })
  const now = { ...dale, lastName: 'Hartman', phone: '512-555-0199', version: 7 }

  const edit = async () => {
    const app = open(
      {
        UpdateUser: ({ input }: { input: { version: number } }) =>
          input.version === now.version
            ? { updateUser: { ...now, ...input, version: 8 } }
            : refusal('CONFLICT', words, { reason: 'CHANGED_MEANWHILE' }),
        ViewedUser: { user: now },
      },
      [dale],
    )
    await app.press.click(await screen.findByRole('button', { name: 'Edit Dale Hart' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Dale Hart' }))
    await app.press.clear(dialog.getByLabelText('First name'))
    await app.press.type(dialog.getByLabelText('First name'), 'Dan')
    await app.press.click(dialog.getByRole('button', { name: 'Save Changes' }))
    const notice = await dialog.findByRole('status')
    expect(notice).toHaveTextContent('Hartman')
    expect(notice).toHaveTextContent('(512) 555-0199')
    expect(await screen.findByText(words)).toBeVisible()
    expect(dialog.getByLabelText('First name')).toHaveValue('Dan')
    return { ...app, dialog }
  }
  const sent = (calls: Array<{ operation: string; variables: object }>) =>
    calls.filter(({ operation }) => operation === 'UpdateUser').map(({ variables }) => variables)

  it('saves what was typed when the admin says so', async () => {
    const { press, dialog, calls } = await edit()
    await press.click(dialog.getByRole('button', { name: 'Keep What I Typed' }))
    expect(dialog.queryByRole('status')).toBeNull()
    await press.click(dialog.getByRole('button', { name: 'Save Changes' }))
    expect(await screen.findByText('User updated successfully!')).toBeVisible()
    expect(sent(calls).at(-1)).toEqual({
      input: { id: dale.id, version: 7, firstName: 'Dan', lastName: 'Hart', email: dale.email, phone: null },
    })
  })

  it("takes the user's current state when the admin says so", async () => {
    const { press, dialog, calls } = await edit()
    await press.click(dialog.getByRole('button', { name: 'Use What It Is Now' }))
    expect(dialog.getByLabelText('First name')).toHaveValue('Dale')
    expect(dialog.getByLabelText('Last name')).toHaveValue('Hartman')
    await press.click(dialog.getByRole('button', { name: 'Save Changes' }))
    await waitFor(() => expect(sent(calls)).toHaveLength(2))
    expect(sent(calls)[1]).toMatchObject({ input: { version: 7, firstName: 'Dale', lastName: 'Hartman' } })
  })
})

describe('exporting', () => {
  const saved: Blob[] = []
  const real = { create: URL.createObjectURL, revoke: URL.revokeObjectURL }
  beforeEach(() => {
    saved.length = 0
    URL.createObjectURL = blob => {
      saved.push(blob as Blob)
      return 'blob:users'
    }
    URL.revokeObjectURL = () => {}
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  })
  afterEach(() => {
    URL.createObjectURL = real.create
    URL.revokeObjectURL = real.revoke
    jest.restoreAllMocks()
  })

  it('exports all pages that the filter finds, and no formula', async () => {
    const people = Array.from({ length: 250 }, (_, index) => makeListedUser(index + 1))
    people[120] = makeListedUser(121, { firstName: '=cmd()', phone: '+15125550100' })
    people.push(makeListedUser(300, { userType: 'vendor' }))
    const { press } = open({}, people)
    await press.selectOptions(await screen.findByLabelText('Type'), 'Customer')
    await press.click(screen.getByRole('button', { name: 'Export CSV' }))
    expect(await screen.findByText('250 rows are in users.csv.')).toBeVisible()
    const text = await textOf(saved[0] as Blob)
    const lines = text.trim().split('\r\n')
    expect(lines).toHaveLength(251)
    expect(lines[0]).toBe('First name,Last name,Email,Phone,Type,Status,Joined')
    expect(lines[121]).toMatch(/^'=cmd\(\),121,person121@example.com,'\+15125550100,Customer,Active,/)
  })

  it('exports only the selected rows', async () => {
    const { press } = open()
    await press.click(await screen.findByRole('checkbox', { name: 'Select Person 02' }))
    await press.click(screen.getByRole('button', { name: 'Export CSV' }))
    expect(await screen.findByText('1 row is in users.csv.')).toBeVisible()
    expect(saved).toHaveLength(1)
  })

  it('says that the export failed', async () => {
    const { press } = open({
      Users: (asked: UsersQueryVariables) =>
        asked.first === 100 ? new Error('offline') : among(many)(asked),
    })
    await press.click(await screen.findByRole('button', { name: 'Export CSV' }))
    expect(await screen.findByText('Error exporting users')).toBeVisible()
    expect(saved).toHaveLength(0)
  })
})

describe('several users at once', () => {
  const dale = makeListedUser(1, { firstName: 'Dale', lastName: 'Hart', userType: 'vendor' })
  const mia = makeListedUser(2, { firstName: 'Mia', lastName: 'Santos', userType: 'vendor' })
  const bob = makeListedUser(3, { firstName: 'Bob', lastName: 'Boss', userType: 'admin' })
  const people = [dale, mia, bob]

  const select = async (network: Network = {}) => {
    const app = open(network, people)
    for (const name of ['Dale Hart', 'Bob Boss'])
      await app.press.click(await screen.findByRole('checkbox', { name: `Select ${name}` }))
    return { ...app, selected: within(screen.getByRole('group', { name: 'Selected users' })) }
  }

  it('suspends after a question that names them, and says who was not suspended and why', async () => {
    const { press, selected, calls } = await select({
      SetUsersActive: {
        setUsersActive: {
          __typename: 'UsersActiveReport',
          changed: [{ ...dale, isActive: false }],
          refused: [
            { __typename: 'RefusedUser', userId: bob.id, message: 'Administrators cannot be suspended' },
          ],
        },
      },
    })
    expect(selected.getByText('2 selected')).toBeVisible()
    await press.click(selected.getByRole('button', { name: 'Suspend' }))
    const asking = within(await screen.findByRole('alertdialog', { name: 'Suspend 2 users?' }))
    expect(asking.getByText('Dale Hart, Bob Boss')).toBeVisible()
    await press.click(asking.getByRole('button', { name: 'Suspend' }))
    const report = within(await screen.findByRole('dialog', { name: '1 user suspended' }))
    expect(report.getByRole('listitem')).toHaveTextContent('Bob Boss: Administrators cannot be suspended')
    await press.click(report.getByText('Close', { selector: 'button *, button' }))
    expect(within(await row('Dale Hart')).getByText('Suspended')).toBeVisible()
    expect(screen.queryByRole('group', { name: 'Selected users' })).toBeNull()
    expect(calls.find(({ operation }) => operation === 'SetUsersActive')?.variables).toEqual({
      userIds: [dale.id, bob.id],
      isActive: false,
    })
  })

  it('offers to reactivate users, including one suspended from its own row', async () => {
    const { press, selected } = await select({
      SetUserActive: { setUserActive: { ...dale, isActive: false } },
    })
    expect(selected.queryByRole('button', { name: 'Reactivate' })).toBeNull()
    await press.click(screen.getByRole('button', { name: 'Suspend Dale Hart' }))
    await press.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Suspend' }))
    expect(await selected.findByRole('button', { name: 'Reactivate' })).toBeVisible()
  })

  it('selects and clears all on a page, and clears the selection for another filter', async () => {
    const { press } = open({}, people)
    await press.click(await screen.findByRole('checkbox', { name: 'Select all users on this page' }))
    expect(screen.getByText('3 selected')).toBeVisible()
    await press.click(screen.getByRole('button', { name: 'Clear' }))
    expect(screen.getByRole('checkbox', { name: 'Select Dale Hart' })).not.toBeChecked()
    await press.click(screen.getByRole('checkbox', { name: 'Select Dale Hart' }))
    await press.selectOptions(screen.getByLabelText('Status'), 'Active')
    await waitFor(() => expect(screen.queryByText('1 selected')).toBeNull())
  })

  it("keeps users selected who couldn't be changed", async () => {
    const { press, selected } = await select({ SetUsersActive: refusal('UNAVAILABLE', 'Back in a minute') })
    await press.click(selected.getByRole('button', { name: 'Suspend' }))
    await press.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Suspend' }))
    expect(await screen.findByText('Back in a minute')).toBeVisible()
    expect(screen.getByText('2 selected')).toBeVisible()
  })
})

describe('an invitation', () => {
  const nia = makeListedUser(1, {
    firstName: 'Nia',
    lastName: 'Okafor',
    userType: 'vendor',
    invitedAt: '2025-11-20T12:00:00.000Z',
  })

  it('says how long it has been waiting, and sends it again', async () => {
    const { press, calls } = open(
      { ResendInvitation: { resendInvitation: { ...nia, invitedAt: '2025-12-01T12:00:00.000Z' } } },
      [nia, makeListedUser(2)],
    )
    expect(await row('Nia Okafor')).toHaveTextContent('Invited, Nov 20, 2025')
    expect(within(await row('Person 02')).queryByRole('button', { name: /^Invite Again/ })).toBeNull()
    await press.click(screen.getByRole('button', { name: 'Invite Again Nia Okafor' }))
    const asking = within(await screen.findByRole('alertdialog', { name: 'Invite Nia Okafor again?' }))
    await press.click(asking.getByRole('button', { name: 'Send Invitation' }))
    expect(await screen.findByText('Invitation sent')).toBeVisible()
    expect(await row('Nia Okafor')).toHaveTextContent('Invited, Dec 1, 2025')
    expect(calls.find(({ operation }) => operation === 'ResendInvitation')?.variables).toEqual({
      userId: nia.id,
    })
  })

  it('says that it was sent too often', async () => {
    const words = 'We sent this invitation three times in the last hour. Please try again later.'
    const { press } = open({ ResendInvitation: refusal('RATE_LIMITED', words) }, [nia])
    await press.click(await screen.findByRole('button', { name: 'Invite Again Nia Okafor' }))
    await press.click(await screen.findByRole('button', { name: 'Send Invitation' }))
    expect(await screen.findByText(words)).toBeVisible()
  })
})
