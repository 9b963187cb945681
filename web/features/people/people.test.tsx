import { act, screen, waitFor, within } from '@testing-library/react'
import { type Network, refusal } from '../../testing/fakeNetwork.js'
import { makeBusiness } from '../../testing/makers/makeBusiness.js'
import { makePreferences } from '../../testing/makers/makeNotices.js'
import { makePerson } from '../../testing/makers/makePerson.js'
import { makeVendor, VENDOR_ID } from '../../testing/makers/makeVendor.js'
import { vendor, vendorNetwork } from '../../testing/makers/vendorNetwork.js'
import { renderApp } from '../../testing/renderApp.js'

const ROSA_ID = '10000000-0000-4000-8000-000000000001'
const LUIS_ID = '10000000-0000-4000-8000-000000000002'
const dale = makePerson()
const rosa = makePerson({ id: ROSA_ID, name: 'Rosa Diaz', email: 'rosa@example.com', role: 'dispatcher' })
const luis = makePerson({
  id: LUIS_ID,
  name: 'Luis Ortega',
  email: 'luis@example.com',
  role: 'driver',
  invitedAt: new Date(Date.now() - 8 * 86_400_000).toISOString(),
})

const open = (network: Network = {}, user = vendor) =>
  renderApp('/?view=account', {
    user,
    network: {
      ...vendorNetwork(),
      ApiTokens: { apiTokens: [] },
      NoticePreferences: { noticePreferences: makePreferences() },
      MyDataExport: { myDataExport: null },
      OwnBusiness: { business: makeBusiness() },
      People: { people: [dale, rosa, luis] },
      ...network,
    },
  })

const section = async () => within(await screen.findByRole('region', { name: 'People' }))
const rowOf = async (name: string) => {
  const list = within(await (await section()).findByRole('list', { name: 'People' }))
  return within(list.getByText(name).closest('li')!)
}

test('shows somebody who works alone nothing but the invitation', async () => {
  open({ People: { people: [dale] } })
  const people = await section()
  expect(await people.findByRole('button', { name: 'Invite Somebody' })).toBeVisible()
  expect(people.queryByRole('list')).toBeNull()
})

test('lists people with their roles, and says whose invitation expired', async () => {
  open()
  expect((await rowOf('Dale Hart')).getByText('(you)')).toBeVisible()
  expect((await rowOf('Rosa Diaz')).getByText('Dispatcher')).toBeVisible()
  expect((await rowOf('Luis Ortega')).getByText('Invitation expired')).toBeVisible()
  // The only owner can neither leave nor change their own role.
  expect((await rowOf('Dale Hart')).queryByRole('button')).toBeNull()
})

test('says that people could not be loaded', async () => {
  open({ People: refusal('UNAVAILABLE', 'Back in a minute') })
  expect(await (await section()).findByText(/Back in a minute/)).toBeVisible()
})

test('invites somebody, after the form has checked what is missing', async () => {
  const maya = makePerson({
    id: '10000000-0000-4000-8000-000000000003',
    name: 'Maya Chen',
    email: 'maya@example.com',
    role: 'driver',
    invitedAt: new Date().toISOString(),
  })
  const { press, calls } = open({ People: { people: [dale] }, InvitePerson: { invitePerson: maya } })
  await press.click(await (await section()).findByRole('button', { name: 'Invite Somebody' }))
  const form = within(await screen.findByRole('form', { name: 'Invite somebody' }))
  expect(form.getByLabelText('First Name')).toHaveFocus()
  await press.click(form.getByRole('button', { name: 'Send Invitation' }))
  expect(await form.findByText('Please choose a role')).toBeVisible()
  await press.type(form.getByLabelText('First Name'), 'Maya')
  await press.type(form.getByLabelText('Last Name'), 'Chen')
  await press.type(form.getByLabelText('Email'), 'maya@example.com')
  await press.click(form.getByRole('radio', { name: /Driver/ }))
  await press.click(form.getByRole('button', { name: 'Send Invitation' }))
  expect((await rowOf('Maya Chen')).getByText('Invited')).toBeVisible()
  expect(calls.find(({ operation }) => operation === 'InvitePerson')?.variables).toEqual({
    input: { firstName: 'Maya', lastName: 'Chen', email: 'maya@example.com', role: 'driver' },
  })
})

test('shows at the email why somebody cannot be invited', async () => {
  const issues = [{ path: 'email', message: 'This email already has an account' }]
  const { press } = open({
    InvitePerson: refusal('CONFLICT', issues[0]!.message, { reason: 'WORKS_ELSEWHERE', issues }),
  })
  await press.click(await (await section()).findByRole('button', { name: 'Invite Somebody' }))
  const form = within(await screen.findByRole('form', { name: 'Invite somebody' }))
  await press.type(form.getByLabelText('First Name'), 'Maya')
  await press.type(form.getByLabelText('Last Name'), 'Chen')
  await press.type(form.getByLabelText('Email'), 'maya@example.com')
  await press.click(form.getByRole('radio', { name: /Driver/ }))
  await press.click(form.getByRole('button', { name: 'Send Invitation' }))
  await waitFor(() => expect(form.getByLabelText('Email')).toBeInvalid())
  expect(form.getByText('This email already has an account')).toBeVisible()
})

test('gives somebody another role', async () => {
  const { press, calls } = open({ ChangeRole: { changeRole: { ...rosa, role: 'owner' } } })
  await press.click((await rowOf('Rosa Diaz')).getByRole('button', { name: 'Change Role: Rosa Diaz' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Change the role of Rosa Diaz' }))
  await press.click(dialog.getByRole('radio', { name: /Owner/ }))
  await press.click(dialog.getByRole('button', { name: 'Save Role' }))
  expect(await (await rowOf('Rosa Diaz')).findByText('Owner')).toBeVisible()
  expect(calls.find(({ operation }) => operation === 'ChangeRole')?.variables).toEqual({
    personId: ROSA_ID,
    role: 'owner',
  })
  // With another owner, this one may leave.
  expect((await rowOf('Dale Hart')).getByRole('button', { name: 'Leave Becker Hauling' })).toBeVisible()
})

test('removes somebody after a question', async () => {
  let people = [dale, rosa]
  const { press, calls } = open({
    People: () => ({ people }),
    RemovePerson: () => {
      people = [dale]
      return { removePerson: true }
    },
  })
  await press.click((await rowOf('Rosa Diaz')).getByRole('button', { name: 'Remove Rosa Diaz' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove Rosa Diaz?' }))
  expect(dialog.getByText(/signed out everywhere at once/)).toBeVisible()
  await press.click(dialog.getByRole('button', { name: 'Remove' }))
  expect(await screen.findByText('Rosa Diaz was removed')).toBeInTheDocument()
  await waitFor(async () => expect((await section()).queryByText('Rosa Diaz')).toBeNull())
  expect(calls.find(({ operation }) => operation === 'RemovePerson')?.variables).toEqual({
    personId: ROSA_ID,
  })
})

test('keeps somebody whom the server keeps, and says why', async () => {
  const { press } = open({
    RemovePerson: refusal('CONFLICT', 'Make somebody else an owner first', { reason: 'LAST_OWNER' }),
  })
  await press.click((await rowOf('Rosa Diaz')).getByRole('button', { name: 'Remove Rosa Diaz' }))
  await press.click(await screen.findByRole('button', { name: 'Remove' }))
  expect(await screen.findByText('Make somebody else an owner first')).toBeInTheDocument()
  expect((await rowOf('Rosa Diaz')).getByText('Dispatcher')).toBeVisible()
})

test('follows what other owners change', async () => {
  let people = [dale, rosa]
  const app = open({ People: () => ({ people }) })
  await rowOf('Rosa Diaz')
  await waitFor(() => expect(app.live.subscriptions).toHaveLength(1))
  people = [dale, { ...rosa, role: 'driver' }]
  await act(async () => app.live.push({ stale: [{ kind: 'person', id: ROSA_ID, jobId: null }] }))
  expect(await (await rowOf('Rosa Diaz')).findByText('Driver')).toBeVisible()
})

const asDriver = makeVendor({
  role: 'driver',
  business: { __typename: 'WorksFor', id: VENDOR_ID, name: 'Becker Hauling', hasPeople: true },
  id: LUIS_ID,
})

test('lets a driver leave, without what is only for owners', async () => {
  const { press, calls } = open({ LeaveBusiness: { leaveBusiness: true } }, asDriver)
  const work = within(await screen.findByRole('region', { name: 'Your Work' }))
  expect(work.getByText('You work for Becker Hauling as a driver.')).toBeVisible()
  for (const name of ['People', 'Your Business', 'Developer'])
    expect(screen.queryByRole('region', { name })).toBeNull()
  await press.click(work.getByRole('button', { name: 'Leave Becker Hauling' }))
  await press.click(await screen.findByRole('button', { name: 'Leave' }))
  expect(await screen.findByText('You left Becker Hauling')).toBeInTheDocument()
  expect(calls.some(({ operation }) => operation === 'LeaveBusiness')).toBe(true)
})

test('shows a plain page to a vendor without a business', async () => {
  const { press } = renderApp('/', {
    user: makeVendor({ role: null, business: null }),
    network: {
      Logout: { logout: true },
      NoticePreferences: { noticePreferences: makePreferences() },
      MyDataExport: { myDataExport: null },
    },
  })
  expect(
    await screen.findByRole('heading', { level: 1, name: "You don't work for a business now" }),
  ).toBeVisible()
  const main = within(screen.getByRole('main'))
  await press.click(main.getByRole('link', { name: 'My Account' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'My Account' }))
  expect(await dialog.findByRole('button', { name: 'Close My Account' })).toBeVisible()
  await press.click(dialog.getByRole('button', { name: 'Close' }))
  await press.click(await main.findByRole('button', { name: 'Sign Out' }))
  expect(await screen.findByRole('button', { name: /^Vendor/ })).toBeVisible()
})

describe('API tokens', () => {
  const dispatchers = {
    __typename: 'ApiToken' as const,
    id: 'f0000001-0000-4000-8000-000000000000',
    name: 'Routing',
    scope: 'read' as const,
    role: 'dispatcher' as const,
    createdAt: '2026-11-18T10:00:00.000Z',
    expiresAt: '2099-02-18T10:00:00.000Z',
    lastUsedAt: null,
    revokedAt: null,
  }
  const openForm = async (hasPeople: boolean) => {
    const business = { __typename: 'WorksFor' as const, id: VENDOR_ID, name: 'Becker Hauling', hasPeople }
    const app = open(
      {
        CreateApiToken: {
          createApiToken: { __typename: 'NewApiToken', token: 'secret-token', apiToken: dispatchers },
        },
      },
      makeVendor({ business }),
    )
    await app.press.click(await screen.findByRole('button', { name: 'Show API Tokens' }))
    await app.press.click(await screen.findByRole('button', { name: 'New Token' }))
    await app.press.type(screen.getByLabelText('Name'), 'Routing')
    await app.press.type(screen.getByLabelText('Current Password'), 'dumpster-demo')
    return app
  }
  const inputs = ({ calls }: Awaited<ReturnType<typeof openForm>>) =>
    calls.filter(({ operation }) => operation === 'CreateApiToken').map(({ variables }) => variables)

  test('lets an owner choose the role of a token, and shows one that is not the owner', async () => {
    const app = await openForm(true)
    expect(screen.getByRole('radio', { name: /^Owner/ })).toBeChecked()
    await app.press.click(screen.getByRole('radio', { name: /^Dispatcher/ }))
    await app.press.click(screen.getByRole('button', { name: 'Create Token' }))
    expect(await screen.findByText('secret-token')).toBeVisible()
    expect(inputs(app)).toMatchObject([{ input: { name: 'Routing', role: 'dispatcher' } }])
    expect(screen.getByRole('list', { name: 'API tokens' })).toHaveTextContent('Dispatcher')
  })

  test('asks somebody who works alone for no role', async () => {
    const app = await openForm(false)
    expect(screen.queryByRole('radio', { name: /^Dispatcher/ })).toBeNull()
    await app.press.click(screen.getByRole('button', { name: 'Create Token' }))
    expect(await screen.findByText('secret-token')).toBeVisible()
    expect(inputs(app)).toEqual([{ input: expect.not.objectContaining({ role: expect.anything() }) }])
  })
})
