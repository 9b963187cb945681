import { screen, waitFor, within } from '@testing-library/react'
import type { TokenRow_TokenFragment } from '../features/accounts/settings/generated/settings.js'
import type { DownloadMyData_ExportFragment } from '../features/exports/generated/exports.js'
import { type Network, refusal } from '../testing/fakeNetwork.js'
import { makePreferences } from '../testing/makers/makeNotices.js'
import { makeUser } from '../testing/makers/makeUser.js'
import { renderApp } from '../testing/renderApp.js'

const user = makeUser()

const makeToken = (some: Partial<TokenRow_TokenFragment> = {}) => ({
  __typename: 'ApiToken' as const,
  id: 'f0000001-0000-4000-8000-000000000000',
  name: 'Bookkeeping',
  scope: 'read' as const,
  role: null,
  createdAt: '2026-11-18T10:00:00.000Z',
  expiresAt: '2099-02-18T10:00:00.000Z',
  lastUsedAt: null,
  revokedAt: null,
  ...some,
})

const open = (network: Network = {}) =>
  renderApp('/customer/account', {
    user,
    network: {
      ApiTokens: { apiTokens: [] },
      NoticePreferences: { noticePreferences: makePreferences() },
      MyDataExport: { myDataExport: null },
      ...network,
    },
  })
type App = ReturnType<typeof open>

const region = async (name: string) => within(await screen.findByRole('region', { name }))
const press = async (app: App, name: string) => app.press.click(await screen.findByRole('button', { name }))
const asked = (app: App, name: string) =>
  app.calls.filter(({ operation }) => operation === name).map(({ variables }) => variables)
const retype = async (app: App, label: string, text: string) => {
  const field = screen.getByLabelText(label)
  await app.press.clear(field)
  if (text !== '') await app.press.type(field, text)
}
const refused = (path: string, message: string) =>
  refusal('BAD_USER_INPUT', message, { issues: [{ path, message }] })

describe('Personal Information', () => {
  const saved = (some: object) => ({ UpdateAccount: { updateAccount: { ...user, ...some } } })

  it('shows first name, last name, email and phone', async () => {
    open()
    const facts = await region('Personal Information')
    expect(facts.getAllByRole('term').map(term => term.textContent)).toEqual([
      'First Name',
      'Last Name',
      'Email',
      'Phone',
    ])
    expect(facts.getAllByRole('definition').map(value => value.textContent)).toEqual([
      'Maria',
      'Lopez',
      'maria@example.com',
      '512-555-0144',
    ])
  })

  it('saves, says so, and updates the bar and the stored user at once', async () => {
    const app = open(saved({ firstName: 'Mary', phone: '512-555-0199' }))
    await press(app, 'Edit Information')
    expect(screen.getByLabelText('First Name')).toHaveFocus()
    await retype(app, 'First Name', 'Mary')
    await retype(app, 'Phone', '512-555-0199')
    expect(screen.queryByLabelText('Current Password')).toBeNull()
    await press(app, 'Save Changes')
    expect(await screen.findByText('Account updated')).toBeInTheDocument()
    expect(within(screen.getByRole('banner')).getByText('Welcome, Mary!')).toBeInTheDocument()
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({
      firstName: 'Mary',
      phone: '512-555-0199',
    })
    expect((await region('Personal Information')).getByText('512-555-0199')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Edit Information' })).toHaveFocus()
    expect(asked(app, 'UpdateAccount')).toEqual([
      {
        input: {
          firstName: 'Mary',
          lastName: 'Lopez',
          email: 'maria@example.com',
          phone: '512-555-0199',
          currentPassword: null,
          version: 1,
        },
      },
    ])
  })

  describe('changed in another browser at the same time', () => {
    const words = 'Someone changed this while you were editing. Check the latest version, then decide.'
    const now = { ...user, lastName: 'Luna', version: 4 }

    const edit = async () => {
      const app = open({
        UpdateAccount: ({ input }: { input: { version: number } }) =>
          input.version === now.version
            ? { updateAccount: { ...now, ...input, version: 5 } }
            : refusal('CONFLICT', words, { reason: 'CHANGED_MEANWHILE' }),
        Me: { me: now },
      })
      await press(app, 'Edit Information')
      await retype(app, 'First Name', 'Mary')
      await press(app, 'Save Changes')
      expect(await screen.findByText('Luna')).toBeVisible()
      expect(screen.getByText(words)).toBeVisible()
      expect(screen.getByLabelText('First Name')).toHaveValue('Mary')
      return app
    }

    it('shows the current value, and keeps what was typed', async () => {
      const app = await edit()
      await press(app, 'Keep What I Typed')
      expect(screen.getByRole('region', { name: 'Personal Information' })).toHaveFocus()
      expect(screen.queryByText(words)).toBeNull()
      await press(app, 'Save Changes')
      expect(await screen.findByText('Account updated')).toBeInTheDocument()
      expect(asked(app, 'UpdateAccount').at(-1)).toMatchObject({
        input: { firstName: 'Mary', lastName: 'Lopez', version: 4 },
      })
    })

    it('takes over the current value', async () => {
      const app = await edit()
      await press(app, 'Use What It Is Now')
      expect(screen.getByLabelText('First Name')).toHaveValue('Maria')
      expect(screen.getByLabelText('Last Name')).toHaveValue('Luna')
    })
  })

  it('changes nothing on Cancel', async () => {
    const app = open()
    await press(app, 'Edit Information')
    await retype(app, 'First Name', 'Mary')
    await press(app, 'Cancel')
    expect((await region('Personal Information')).getByText('Maria')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Edit Information' })).toHaveFocus()
    expect(asked(app, 'UpdateAccount')).toEqual([])
  })

  it.each([
    ['First Name', ' ', 'First name is required'],
    ['Last Name', '', 'Last name is required'],
    ['Email', 'maria', 'Invalid email address'],
    ['Phone', '555-0144', 'Phone number must be at least 10 digits'],
  ])('refuses %s "%s": %s', async (label, text, words) => {
    const app = open()
    await press(app, 'Edit Information')
    await retype(app, label, text)
    await press(app, 'Save Changes')
    expect(await screen.findByText(words)).toBeVisible()
    // The focus comes after the words.
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveFocus())
    expect(asked(app, 'UpdateAccount')).toEqual([])
  })

  it('asks for the current password for a new email', async () => {
    const app = open({
      UpdateAccount: ({ input }: { input: { currentPassword: string; email: string } }) =>
        input.currentPassword === 'dumpster-demo'
          ? { updateAccount: { ...user, email: input.email } }
          : refused('currentPassword', 'This is not your current password'),
    })
    await press(app, 'Edit Information')
    await retype(app, 'Email', 'mary@example.com')
    await app.press.type(await screen.findByLabelText('Current Password'), 'wrong')
    await press(app, 'Save Changes')
    expect(await screen.findByText('This is not your current password')).toBeVisible()
    expect(screen.getByLabelText('Email')).toHaveValue('mary@example.com')
    await retype(app, 'Current Password', 'dumpster-demo')
    await press(app, 'Save Changes')
    expect(await screen.findByText('Account updated')).toBeInTheDocument()
    expect((await region('Personal Information')).getByText('mary@example.com')).toBeVisible()
  })

  it.each([
    [
      'taken',
      refusal('CONFLICT', 'An account with this email already exists', { reason: 'EMAIL_TAKEN' }),
      'An account with this email already exists',
    ],
    ['not saved', new TypeError('Failed to fetch'), "We couldn't save your changes. Please try again."],
  ])('says that an email is %s, and keeps what was typed', async (_, failure, words) => {
    const app = open({ UpdateAccount: failure })
    await press(app, 'Edit Information')
    await retype(app, 'Email', 'dana@example.com')
    await app.press.type(await screen.findByLabelText('Current Password'), 'dumpster-demo')
    await press(app, 'Save Changes')
    expect(await screen.findByText(words)).toBeVisible()
    expect(screen.getByLabelText('Email')).toHaveValue('dana@example.com')
    expect(JSON.parse(localStorage.getItem('user') ?? '').email).toBe('maria@example.com')
  })
})

describe('Change Password', () => {
  const fillIn = async (app: App, current: string, password: string, again = password) => {
    await press(app, 'Change Password')
    if (current) await app.press.type(screen.getByLabelText('Current Password'), current)
    if (password) await app.press.type(screen.getByLabelText('New Password'), password)
    if (again) await app.press.type(screen.getByLabelText('Confirm Password'), again)
    await press(app, 'Save Password')
  }

  it('changes it and says who is signed out', async () => {
    const app = open({ ChangePassword: { changePassword: true } })
    await fillIn(app, 'dumpster-demo', 'new-password')
    expect(await screen.findByText('Password changed')).toBeInTheDocument()
    expect(asked(app, 'ChangePassword')).toEqual([
      {
        input: {
          currentPassword: 'dumpster-demo',
          password: 'new-password',
          confirmPassword: 'new-password',
          revokeTokens: false,
        },
      },
    ])
    expect(screen.queryByLabelText('New Password')).toBeNull()
    expect(screen.getByRole('button', { name: 'Change Password' })).toHaveFocus()
  })

  it('offers to revoke the valid tokens, and says so', async () => {
    const over = makeToken({ id: 'f0000003-0000-4000-8000-000000000000', expiresAt: '2020-01-01T00:00:00Z' })
    const app = open({
      ApiTokens: { apiTokens: [makeToken(), over] },
      ChangePassword: { changePassword: true },
    })
    await press(app, 'Show API Tokens')
    await screen.findByRole('list', { name: 'API tokens' })
    await press(app, 'Change Password')
    await app.press.type(screen.getByLabelText('Current Password'), 'dumpster-demo')
    await app.press.type(screen.getByLabelText('New Password'), 'new-password')
    await app.press.type(screen.getByLabelText('Confirm Password'), 'new-password')
    expect(screen.getByRole('checkbox', { name: 'Also revoke 1 API token' })).not.toBeChecked()
    await app.press.click(screen.getByRole('checkbox', { name: 'Also revoke 1 API token' }))
    await press(app, 'Save Password')
    expect(
      await screen.findByText('Every other browser has been signed out. Your API token no longer works.'),
    ).toBeInTheDocument()
    expect(asked(app, 'ChangePassword')).toEqual([{ input: expect.objectContaining({ revokeTokens: true }) }])
    expect(await screen.findByText('No tokens yet')).toBeVisible()
  })

  it.each([
    ['', 'new-password', 'new-password', 'Please enter your current password'],
    ['dumpster-demo', 'short', 'short', 'Password must be at least 8 characters'],
    ['dumpster-demo', 'new-password', 'another', "Passwords don't match"],
  ])('refuses "%s", "%s", and "%s": %s', async (current, password, again, words) => {
    const app = open()
    await fillIn(app, current, password, again)
    expect(await screen.findByText(words)).toBeVisible()
    expect(asked(app, 'ChangePassword')).toEqual([])
  })

  it('shows a wrong current password on its field, and keeps the others', async () => {
    const app = open({ ChangePassword: refused('currentPassword', 'This is not your current password') })
    await fillIn(app, 'wrong', 'new-password')
    expect(await screen.findByText('This is not your current password')).toBeVisible()
    await waitFor(() => expect(screen.getByLabelText('Current Password')).toHaveFocus())
    expect(screen.getByLabelText('New Password')).toHaveValue('new-password')
  })
})

describe('Sign Out Everywhere', () => {
  const confirm = async (app: App) => {
    await press(app, 'Sign Out Everywhere')
    const question = within(await screen.findByRole('dialog', { name: 'Sign out everywhere?' }))
    await app.press.click(question.getByRole('button', { name: 'Sign Out Everywhere' }))
  }

  it('offers to revoke the tokens, and says so', async () => {
    const second = makeToken({ id: 'f0000003-0000-4000-8000-000000000000', name: 'Old script' })
    const app = open({
      ApiTokens: { apiTokens: [makeToken(), second] },
      SignOutEverywhere: { signOutEverywhere: true },
    })
    await screen.findByText(/You have 2 API tokens/)
    await press(app, 'Sign Out Everywhere')
    const question = within(await screen.findByRole('dialog', { name: 'Sign out everywhere?' }))
    await app.press.click(question.getByRole('checkbox', { name: 'Also revoke 2 API tokens' }))
    await app.press.click(question.getByRole('button', { name: 'Sign Out Everywhere' }))
    expect(await screen.findByText('Your 2 API tokens no longer work.')).toBeInTheDocument()
    expect(asked(app, 'SignOutEverywhere')).toEqual([{ revokeTokens: true }])
  })

  it('offers and revokes no tokens if there are none', async () => {
    const app = open({ SignOutEverywhere: { signOutEverywhere: true } })
    await press(app, 'Show API Tokens')
    await screen.findByText('No tokens yet')
    await press(app, 'Sign Out Everywhere')
    const question = within(await screen.findByRole('dialog', { name: 'Sign out everywhere?' }))
    expect(question.queryByRole('checkbox')).toBeNull()
    await app.press.click(question.getByRole('button', { name: 'Sign Out Everywhere' }))
    await screen.findByText('Signed out everywhere')
    expect(asked(app, 'SignOutEverywhere')).toEqual([{ revokeTokens: false }])
  })

  it('asks first, then goes home as a visitor', async () => {
    const app = open({ SignOutEverywhere: { signOutEverywhere: true } })
    await confirm(app)
    expect(
      await screen.findByRole('heading', { level: 1, name: 'On demand dumpsters and junk pickup' }),
    ).toBeVisible()
    expect(await screen.findByText('Signed out everywhere')).toBeInTheDocument()
    expect(app.router.location.pathname).toBe('/')
    expect(localStorage.getItem('user')).toBeNull()
  })

  it('says that nobody is signed out when the server was not reached', async () => {
    const app = open({ SignOutEverywhere: new TypeError('Failed to fetch') })
    await confirm(app)
    expect(await screen.findByText("You're still signed in.")).toBeInTheDocument()
    expect(localStorage.getItem('user')).not.toBeNull()
  })
})

describe('Your Data', () => {
  const makeExport = (some: Partial<DownloadMyData_ExportFragment> = {}) => ({
    __typename: 'DataExport' as const,
    id: 'e0000001-0000-4000-8000-000000000000',
    status: 'preparing' as const,
    createdAt: '2026-11-20T18:00:00.000Z',
    expiresAt: null,
    size: null,
    downloadPath: null,
    ...some,
  })
  const ready = makeExport({
    status: 'ready',
    expiresAt: '2099-11-21T18:00:00.000Z',
    size: 12_600,
    downloadPath: '/objects/my-data/e0000001-0000-4000-8000-000000000000',
  })
  const data = () => region('Your Data')

  it('requests it once, prepares the file, and then shows a link with its size and lifetime', async () => {
    let made: ReturnType<typeof makeExport> | null = null
    const app = open({
      RequestMyData: { requestMyData: makeExport() },
      MyDataExport: () => ({ myDataExport: made }),
    })
    await press(app, 'Request My Data')
    expect(
      await screen.findByText("Your file is being prepared. We'll email you when it's ready."),
    ).toHaveFocus()
    expect(screen.queryByRole('button', { name: 'Request My Data' })).toBeNull()
    // Nothing polls.
    expect(asked(app, 'MyDataExport')).toHaveLength(1)
    made = ready
    await app.press.click((await data()).getByRole('button', { name: 'Refresh' }))
    const link = await screen.findByRole('link', { name: 'Download My Data' })
    expect(link).toHaveAttribute('href', ready.downloadPath)
    expect(link).toHaveAttribute('download')
    expect((await data()).getByRole('status')).toHaveTextContent(
      /^Your file is ready: 12 KB\. Download it before .*2099/,
    )
    expect((await data()).getByRole('status')).toHaveFocus()
    expect(asked(app, 'MyDataExport')).toHaveLength(2)
  })

  it.each([
    ['failed', makeExport({ status: 'failed' }), "We couldn't prepare your file. Please request a new one."],
    ['expired', { ...ready, status: 'expired', downloadPath: null }, 'Your last file has expired.'],
    [
      'over while the page was kept',
      { ...ready, expiresAt: '2020-11-21T18:00:00.000Z' },
      'Your last file has expired.',
    ],
  ] as const)('lets the user request a file again that %s', async (_case, found, text) => {
    const app = open({
      MyDataExport: { myDataExport: found },
      RequestMyData: { requestMyData: makeExport({ id: 'e0000002-0000-4000-8000-000000000000' }) },
    })
    expect(await screen.findByText(text)).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Download My Data' })).toBeNull()
    await press(app, 'Request My Data')
    expect(await screen.findByText(/is being prepared/)).toBeInTheDocument()
  })

  it("says why it can't be requested", async () => {
    const app = open({ RequestMyData: refusal('RATE_LIMITED', 'Too many attempts. Please try again later.') })
    await press(app, 'Request My Data')
    expect(await screen.findByText("We couldn't request your data")).toBeInTheDocument()
    expect(screen.getByText('Too many attempts. Please try again later.')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Request My Data' })).toBeEnabled()
  })

  it('retries looking up a file', async () => {
    let answer: object = refusal('UNAVAILABLE', 'Back in a minute')
    const app = open({ MyDataExport: () => answer as never })
    expect(await screen.findByText("We couldn't load your data file")).toBeInTheDocument()
    answer = { myDataExport: ready }
    await app.press.click((await data()).getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: 'Download My Data' })).toBeInTheDocument()
  })
})

describe('Close My Account', () => {
  const confirm = async (app: App, password: string) => {
    await press(app, 'Close My Account')
    const dialog = within(await screen.findByRole('dialog', { name: 'Close your account?' }))
    if (password) await app.press.type(dialog.getByLabelText('Current Password'), password)
    await app.press.click(dialog.getByRole('button', { name: 'Close my account' }))
    return dialog
  }

  it('says what goes and what stays, requires the password, and goes home', async () => {
    const app = open({ CloseAccount: { closeAccount: true } })
    await press(app, 'Close My Account')
    const dialog = within(await screen.findByRole('dialog', { name: 'Close your account?' }))
    for (const label of ['Erased right away:', 'Ended:', 'Kept, as “Deleted user”:']) {
      expect(dialog.getByText(label)).toBeVisible()
    }
    await app.press.click(dialog.getByRole('button', { name: 'Keep my account' }))
    await confirm(app, 'dumpster-demo')
    expect(await screen.findByText('Account closed')).toBeInTheDocument()
    expect(app.router.location.pathname).toBe('/')
    expect(localStorage.getItem('user')).toBeNull()
    expect(asked(app, 'CloseAccount')).toEqual([{ input: { currentPassword: 'dumpster-demo' } }])
  })

  it.each([
    [
      'while a job is under way',
      refusal('CONFLICT', 'You can close your account once none of your jobs is accepted or in progress', {
        reason: 'JOBS_UNDER_WAY',
      }),
      'You can close your account once none of your jobs is accepted or in progress',
    ],
    [
      'with a wrong password',
      refused('currentPassword', 'This is not your current password'),
      'This is not your current password',
    ],
    ['where nobody was reached', new TypeError('x'), "We couldn't close your account. Please try again."],
  ])('refuses %s, and keeps the dialog', async (_, failure, words) => {
    const app = open({ CloseAccount: failure })
    const dialog = await confirm(app, 'dumpster-demo')
    expect(await dialog.findByText(words)).toBeVisible()
    expect(dialog.getByLabelText('Current Password')).toHaveValue('dumpster-demo')
    expect(localStorage.getItem('user')).not.toBeNull()
  })

  it('requires the password', async () => {
    const app = open()
    const dialog = await confirm(app, '')
    expect(await dialog.findByText('Please enter your current password')).toBeVisible()
    expect(asked(app, 'CloseAccount')).toEqual([])
  })
})

describe('API Tokens', () => {
  /** They are in a section that is closed at first. */
  const openTokens = async (network: Network = {}) => {
    const app = open(network)
    await press(app, 'Show API Tokens')
    return app
  }

  it('stays closed until the section is opened, and can be hidden again', async () => {
    const app = open({ ApiTokens: { apiTokens: [makeToken()] } })
    const section = await region('Developer')
    expect(
      await section.findByText('Connect other programs to your account. You have 1 API token.'),
    ).toBeVisible()
    expect(section.queryByRole('button', { name: 'New Token' })).toBeNull()
    const button = section.getByRole('button', { name: 'Show API Tokens', expanded: false })
    await app.press.click(button)
    expect(section.getByRole('button', { name: 'New Token' })).toBeVisible()
    await app.press.click(section.getByRole('button', { name: 'Hide API Tokens', expanded: true }))
    expect(section.queryByRole('button', { name: 'New Token' })).toBeNull()
  })

  it('lists them with scope, expiry and last use', async () => {
    const used = makeToken({
      id: 'f0000002-0000-4000-8000-000000000000',
      name: 'Old script',
      scope: 'read_write',
      expiresAt: '2020-02-18T10:00:00.000Z',
      lastUsedAt: '2020-02-01T10:00:00.000Z',
    })
    await openTokens({ ApiTokens: { apiTokens: [makeToken(), used] } })
    const rows = within(await screen.findByRole('list', { name: 'API tokens' })).getAllByRole('listitem')
    expect(rows[0]).toHaveTextContent(/Bookkeeping.*Read only.*Expires .*2099.*Never used/)
    expect(rows[1]).toHaveTextContent(/Old script.*Read and write.*Expired.*Expired .*2020.*Last used/)
  })

  it('shows a new one once, to be copied, and adds it to the list', async () => {
    const app = await openTokens({
      CreateApiToken: {
        createApiToken: { __typename: 'NewApiToken', token: 'secret-token', apiToken: makeToken() },
      },
    })
    expect(await screen.findByText('No tokens yet')).toBeVisible()
    await press(app, 'New Token')
    expect(screen.getByLabelText('Name')).toHaveFocus()
    await app.press.type(screen.getByLabelText('Name'), 'Bookkeeping')
    await app.press.type(screen.getByLabelText('Current Password'), 'dumpster-demo')
    await app.press.click(screen.getByRole('radio', { name: /Read and write/ }))
    await retype(app, 'Expires after (days)', '30')
    await press(app, 'Create Token')
    expect(await screen.findByText('secret-token')).toBeVisible()
    expect(asked(app, 'CreateApiToken')).toEqual([
      {
        input: {
          name: 'Bookkeeping',
          scope: 'read_write',
          expiresInDays: 30,
          currentPassword: 'dumpster-demo',
        },
      },
    ])
    expect(screen.getByRole('list', { name: 'API tokens' })).toHaveTextContent('Bookkeeping')

    await press(app, 'Copy Token')
    expect(await screen.findByText('Token copied')).toBeInTheDocument()
    expect(await navigator.clipboard.readText()).toBe('secret-token')
    await press(app, 'Done')
    expect(screen.queryByText('secret-token')).toBeNull()
    expect(screen.getByRole('button', { name: 'New Token' })).toHaveFocus()
  })

  it('selects the token when the browser refuses to copy', async () => {
    const app = await openTokens({
      CreateApiToken: {
        createApiToken: { __typename: 'NewApiToken', token: 'secret-token', apiToken: makeToken() },
      },
    })
    await press(app, 'New Token')
    await app.press.type(screen.getByLabelText('Name'), 'Bookkeeping')
    await app.press.type(screen.getByLabelText('Current Password'), 'dumpster-demo')
    await press(app, 'Create Token')
    await screen.findByText('secret-token')
    navigator.clipboard.writeText = async () => {
      throw new Error('NotAllowedError')
    }
    await press(app, 'Copy Token')
    expect(await screen.findByText("We couldn't copy it")).toBeInTheDocument()
    expect(getSelection()?.toString()).toBe('secret-token')
  })

  it.each([
    ['Name', ' ', 'Please name the token'],
    ['Expires after (days)', '', 'Please choose how long the token lasts'],
    ['Expires after (days)', 'soon', 'Please choose how long the token lasts'],
    ['Expires after (days)', '0', 'A token can last 1 to 365 days'],
    ['Expires after (days)', '366', 'A token can last 1 to 365 days'],
  ])('refuses %s "%s": %s', async (label, text, words) => {
    const app = await openTokens()
    await press(app, 'New Token')
    await app.press.type(screen.getByLabelText('Name'), 'Bookkeeping')
    await app.press.type(screen.getByLabelText('Current Password'), 'dumpster-demo')
    await retype(app, label, text)
    await press(app, 'Create Token')
    expect(await screen.findByText(words)).toBeVisible()
    expect(asked(app, 'CreateApiToken')).toEqual([])
  })

  it("refuses more than twenty in the server's words, and keeps what was typed", async () => {
    const words = "You've reached the limit of tokens. Revoke one first."
    const app = await openTokens({
      CreateApiToken: refusal('CONFLICT', words, { reason: 'TOO_MANY_TOKENS' }),
    })
    await press(app, 'New Token')
    await app.press.type(screen.getByLabelText('Name'), 'Bookkeeping')
    await app.press.type(screen.getByLabelText('Current Password'), 'dumpster-demo')
    await press(app, 'Create Token')
    expect(await screen.findByText(words)).toBeVisible()
    expect(screen.getByLabelText('Name')).toHaveValue('Bookkeeping')
  })

  it('requires the password, and loses nothing on a wrong one', async () => {
    const app = await openTokens({
      CreateApiToken: refused('currentPassword', 'This is not your current password'),
    })
    await press(app, 'New Token')
    await app.press.type(screen.getByLabelText('Name'), 'Bookkeeping')
    await press(app, 'Create Token')
    expect(await screen.findByText('Please enter your current password')).toBeVisible()
    expect(asked(app, 'CreateApiToken')).toEqual([])
    await app.press.type(screen.getByLabelText('Current Password'), 'wrong')
    await press(app, 'Create Token')
    expect(await screen.findByText('This is not your current password')).toBeVisible()
    expect(screen.getByLabelText('Name')).toHaveValue('Bookkeeping')
  })

  const revoke = async (app: App) => {
    await press(app, 'Revoke Bookkeeping')
    const question = within(await screen.findByRole('alertdialog', { name: 'Revoke Bookkeeping?' }))
    await app.press.click(question.getByRole('button', { name: 'Revoke' }))
  }

  it('revokes one after a question, and removes it from the list', async () => {
    const app = await openTokens({
      ApiTokens: { apiTokens: [makeToken()] },
      RevokeApiToken: { revokeApiToken: makeToken({ revokedAt: '2026-11-20T10:00:00.000Z' }) },
    })
    await revoke(app)
    expect(await screen.findByText('Token revoked')).toBeInTheDocument()
    expect(await screen.findByText('No tokens yet')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('heading', { name: 'API Tokens' })).toHaveFocus())
    expect(asked(app, 'RevokeApiToken')).toEqual([{ id: makeToken().id }])
  })

  it('moves the focus to the heading when one of several is revoked', async () => {
    const other = makeToken({ id: 'e0000002-0000-4000-8000-000000000000', name: 'Routes' })
    const app = await openTokens({
      ApiTokens: { apiTokens: [makeToken(), other] },
      RevokeApiToken: { revokeApiToken: makeToken({ revokedAt: '2026-11-20T10:00:00.000Z' }) },
    })
    await revoke(app)
    expect(await screen.findByText('Token revoked')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Revoke Bookkeeping' })).toBeNull())
    await waitFor(() => expect(screen.getByRole('heading', { name: 'API Tokens' })).toHaveFocus())
  })

  it('stays when revoking failed', async () => {
    const app = await openTokens({
      ApiTokens: { apiTokens: [makeToken()] },
      RevokeApiToken: new TypeError('Failed to fetch'),
    })
    await revoke(app)
    expect(await screen.findByText('Error revoking token')).toBeInTheDocument()
    expect(screen.getByRole('list', { name: 'API tokens' })).toHaveTextContent('Bookkeeping')
  })

  it("says that tokens couldn't be loaded, and retries", async () => {
    let isBroken = true
    const app = await openTokens({
      ApiTokens: () => (isBroken ? new TypeError('Failed to fetch') : { apiTokens: [makeToken()] }),
    })
    expect(await screen.findByText("We couldn't load your tokens")).toBeVisible()
    isBroken = false
    await press(app, 'Try again')
    expect(await screen.findByText('Bookkeeping')).toBeVisible()
  })
})
