import { jest } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { refusal } from '../testing/fakeNetwork.js'
import { makeUser } from '../testing/makers/makeUser.js'
import { settings } from '../testing/makers/settings.js'
import { vendorNetwork } from '../testing/makers/vendorNetwork.js'
import { renderApp } from '../testing/renderApp.js'

/** Reduces a user to the fields that the app queries about the viewer. */
const viewerOf = ({ businessName: _, ...viewer }: ReturnType<typeof makeUser>) => viewer

const setUp = (...given: Parameters<typeof renderApp>) => {
  const app = renderApp(...given)
  const choose = async (kind: RegExp) => app.press.click(await screen.findByRole('button', { name: kind }))
  const toast = async (title: string) => {
    const shown = (await screen.findByText(title, { selector: 'li *' })).closest('li')
    if (!shown) throw new Error(`"${title}" is not in a toast`)
    return within(shown)
  }
  return { ...app, choose, toast }
}

const signIn = async ({ press }: ReturnType<typeof setUp>) => {
  await press.type(await screen.findByLabelText('Email'), 'maria@example.com')
  await press.type(screen.getByLabelText('Password'), 'dumpster-demo')
  await press.click(screen.getByRole('button', { name: 'Sign In' }))
}

describe('signing in', () => {
  test('offers an account only to customers, and goes back to the choice', async () => {
    const { press, choose, router } = setUp('/')
    await choose(/^Customer/)
    expect(await screen.findByRole('heading', { name: 'Sign In as Customer' })).toHaveFocus()
    expect(screen.getByText("Don't have an account?")).toBeInTheDocument()
    await press.click(screen.getByRole('button', { name: 'Back' }))
    await choose(/^Vendor/)
    expect(await screen.findByRole('heading', { name: 'Sign In as Vendor' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Sign up as a customer' })).not.toBeInTheDocument()
    await waitFor(() => router.navigate(-1))
    expect(await screen.findByRole('button', { name: /^Vendor/ })).toBeInTheDocument()
  })

  test('says what is missing in the words of the rules', async () => {
    const { press, choose, calls } = setUp('/')
    await choose(/^Customer/)
    await press.click(await screen.findByRole('button', { name: 'Sign In' }))
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus())
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Invalid email address')
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Password is required')
    expect(calls.map(({ operation }) => operation)).not.toContain('Login')
  })

  test('stores the user, says welcome back, and goes to the customer home page', async () => {
    const app = setUp('/', { network: { Login: { login: makeUser() } } })
    await app.choose(/^Customer/)
    await signIn(app)
    const toast = await app.toast('Welcome back!')
    expect(toast.getByText('You have successfully logged in.')).toBeInTheDocument()
    await waitFor(() => expect(app.router.location.pathname).toBe('/customer'))
    expect(JSON.parse(localStorage.getItem('user') ?? '{}')).toMatchObject(viewerOf(makeUser()))
  })

  test('shows that it is busy on the button, and disables everything', async () => {
    const app = setUp('/', { network: { Login: () => new Promise(() => {}) } })
    await app.choose(/^Vendor/)
    await signIn(app)
    expect(await screen.findByRole('button', { name: 'Signing In...' })).toBeDisabled()
    expect(screen.getByLabelText('Email')).toBeDisabled()
    expect(screen.getByRole('button', { name: 'Forgot password?' })).toBeDisabled()
    expect(screen.getByRole('button', { name: 'Back' })).toBeDisabled()
  })

  test.each([
    [
      'wrong',
      refusal('UNAUTHENTICATED', 'Invalid email or password'),
      /^Invalid email or password\. Please try again\. If you already have a Customer account, use the 'Forgot password\?' option\. If you do not yet have a Customer account, click the 'Sign up as a customer' button to create your account!$/,
    ],
    ['out of reach', new TypeError('Failed to fetch'), /couldn't reach Haulbid/],
  ])('says in a red toast what is wrong, and logs it: %s', async (_, failure, words) => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {})
    const app = setUp('/', { network: { Login: failure } })
    await app.choose(/^Customer/)
    await signIn(app)
    const toast = await app.toast('Login failed.')
    expect(toast.getByText(words)).toBeInTheDocument()
    expect(log).toHaveBeenCalledWith('Login failed', expect.anything())
    expect(screen.getByLabelText('Email')).toHaveValue('maria@example.com')
    log.mockRestore()
  })
})

test('tells a suspended user how to write to support', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  const app = setUp('/', {
    network: { Settings: { settings }, Login: refusal('FORBIDDEN', 'This account is suspended') },
  })
  await app.choose(/^Customer/)
  await signIn(app)
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByText('This account is suspended')).toBeVisible()
  expect(await alert.findByRole('link', { name: settings.supportEmail })).toHaveAttribute(
    'href',
    `mailto:${settings.supportEmail}`,
  )
  log.mockRestore()
})

test('says once that an account is suspended', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  const app = setUp('/', {
    network: { Settings: { settings }, Login: refusal('FORBIDDEN', 'This account is suspended') },
  })
  await app.choose(/^Customer/)
  await signIn(app)
  await screen.findByRole('alert')
  expect(screen.getAllByText('This account is suspended')).toHaveLength(1)
  expect(screen.queryByText('Login failed.')).toBeNull()
  log.mockRestore()
})

describe('signing up', () => {
  const open = async (app: ReturnType<typeof setUp>) => {
    await app.choose(/^Customer/)
    await app.press.click(await screen.findByRole('button', { name: 'Sign up as a customer' }))
    await screen.findByRole('heading', { name: 'Create Your Customer Account' })
  }
  const fill = async ({ press }: ReturnType<typeof setUp>, some: Record<string, string> = {}) => {
    const entries = {
      'First Name': 'Maria',
      'Last Name': 'Lopez',
      'Email Address': 'maria@example.com',
      'Phone Number': '512-555-0144',
      'Initial Service ZIP Code': '78701',
      Password: 'dumpster-demo',
      'Confirm Password': 'dumpster-demo',
      ...some,
    }
    for (const [label, value] of Object.entries(entries))
      await press.type(screen.getByLabelText(label), value)
    await press.click(screen.getByRole('radio', { name: /Junk pickup/ }))
  }
  const create = ({ press }: ReturnType<typeof setUp>) =>
    press.click(screen.getByRole('button', { name: 'Create Account' }))

  test('shows every rule on its field', async () => {
    const app = setUp('/')
    await open(app)
    for (const [label, value] of [
      ['Email Address', 'maria'],
      ['Phone Number', '555'],
      ['Initial Service ZIP Code', '787'],
      ['Password', 'short'],
      ['Confirm Password', 'other'],
    ] as const)
      await app.press.type(screen.getByLabelText(label), value)
    await create(app)
    await waitFor(() => expect(screen.getByLabelText('First Name')).toHaveFocus())
    for (const [label, words] of [
      ['First Name', 'First name is required'],
      ['Last Name', 'Last name is required'],
      ['Email Address', 'Invalid email address'],
      ['Phone Number', 'Phone number must be at least 10 digits'],
      ['Initial Service ZIP Code', 'ZIP code must be at least 5 digits'],
      ['Password', 'Password must be at least 8 characters'],
    ] as const)
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(words)
    expect(screen.getByText('Please select a service type')).toBeInTheDocument()
  })

  test("says on the second password that they don't match", async () => {
    const app = setUp('/')
    await open(app)
    await fill(app, { 'Confirm Password': 'dumpster-dame' })
    await create(app)
    await waitFor(() => expect(screen.getByLabelText('Confirm Password')).toHaveFocus())
    expect(screen.getByLabelText('Confirm Password')).toHaveAccessibleDescription("Passwords don't match")
  }, 40_000)

  test('asks before either way back discards what was typed', async () => {
    const app = setUp('/')
    const back = () => app.press.click(screen.getByRole('button', { name: 'Back to Sign In' }))
    const question = { name: 'Leave without sending?' }
    await open(app)
    await app.press.type(screen.getByLabelText('First Name'), 'Maria')
    await waitFor(() => app.router.navigate(-1))
    expect(await screen.findByRole('alertdialog', question)).toBeVisible()
    await app.press.click(screen.getByRole('button', { name: 'Stay here' }))
    await back()
    expect(await screen.findByRole('alertdialog', question)).toBeVisible()
    await app.press.click(screen.getByRole('button', { name: 'Stay here' }))
    expect(screen.getByLabelText('First Name')).toHaveValue('Maria')
    await back()
    await app.press.click(await screen.findByRole('button', { name: 'Leave' }))
    expect(await screen.findByRole('heading', { name: 'Sign In as Customer' })).toBeVisible()
    expect(Object.keys(localStorage)).toEqual([])
  })

  test('asks nothing before leaving an untouched form', async () => {
    const app = setUp('/')
    await open(app)
    await waitFor(() => app.router.navigate(-1))
    expect(await screen.findByRole('heading', { name: 'Sign In as Customer' })).toBeVisible()
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  })

  test('signs in at once, opens the form of the chosen service, and shows both welcomes, one after the other', async () => {
    const app = setUp('/', { network: { SignUpCustomer: { signUpCustomer: makeUser() } } })
    await open(app)
    await fill(app)
    await create(app)
    expect(
      (await app.toast('Account created successfully!')).getByText(
        'Welcome to Haulbid. You can now start booking services.',
      ),
    ).toBeInTheDocument()
    expect(
      (await app.toast('Welcome to Haulbid!')).getByText('Your account has been created successfully.'),
    ).toBeInTheDocument()
    await waitFor(() => expect(app.router.location.pathname).toBe('/customer'))
    // The form of the chosen service opens.
    expect(await screen.findByRole('form', { name: 'Junk Pickup' })).toBeVisible()
    expect(app.router.location.search).toBe('?request=junk_pickup')
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(app.calls.find(({ operation }) => operation === 'SignUpCustomer')?.variables).toEqual({
      input: {
        firstName: 'Maria',
        lastName: 'Lopez',
        email: 'maria@example.com',
        phone: '512-555-0144',
        initialServiceZipCode: '78701',
        initialServiceType: 'junk_pickup',
        password: 'dumpster-demo',
        confirmPassword: 'dumpster-demo',
        userType: 'customer',
      },
    })
  }, 40_000)

  test("shows the server's objection on its field and in the toast, and one without a field only in the toast", async () => {
    const issues = [{ path: 'email', message: 'This email is taken' }]
    const answers = [
      refusal('BAD_USER_INPUT', 'This email is taken', { issues }),
      new TypeError('Failed to fetch'),
    ]
    const app = setUp('/', { network: { SignUpCustomer: () => answers.shift() ?? {} } })
    await open(app)
    await fill(app)
    await create(app)
    await waitFor(() =>
      expect(screen.getByLabelText('Email Address')).toHaveAccessibleDescription('This email is taken'),
    )
    expect(screen.getByLabelText('Email Address')).toHaveFocus()
    const toast = await app.toast('Signup failed')
    expect(toast.getByText('This email is taken')).toBeInTheDocument()
    await create(app)
    // A newer toast waits until the previous one could be read.
    expect(
      await screen.findByText('Failed to create account. Please try again.', {}, { timeout: 5000 }),
    ).toBeInTheDocument()
    expect(screen.getByLabelText('Password')).toHaveValue('dumpster-demo')
  }, 40_000)
})

describe('resetting the password', () => {
  const open = async (app: ReturnType<typeof setUp>) => {
    await app.choose(/^Customer/)
    await app.press.click(await screen.findByRole('button', { name: 'Forgot password?' }))
    return within(await screen.findByRole('dialog', { name: 'Reset your password' }))
  }

  test('requests the mail, closes the dialog, and reveals nothing about the account in the toast', async () => {
    const app = setUp('/', { network: { RequestPasswordReset: { requestPasswordReset: true } } })
    const dialog = await open(app)
    await app.press.type(dialog.getByLabelText('Email'), 'maria')
    await app.press.click(dialog.getByRole('button', { name: 'Send reset email' }))
    expect(await dialog.findByText('Invalid email address')).toBeInTheDocument()
    await app.press.type(dialog.getByLabelText('Email'), '@example.com')
    await app.press.click(dialog.getByRole('button', { name: 'Send reset email' }))
    const toast = await app.toast('Reset email sent.')
    expect(
      toast.getByText("If an account with that email exists, we've sent password reset instructions."),
    ).toBeInTheDocument()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await app.press.click(screen.getByRole('button', { name: 'Forgot password?' }))
    expect(within(await screen.findByRole('dialog')).getByLabelText('Email')).toHaveValue('')
  })

  test('says that it failed, and keeps the dialog', async () => {
    const app = setUp('/', { network: { RequestPasswordReset: new TypeError('Failed to fetch') } })
    const dialog = await open(app)
    await app.press.type(dialog.getByLabelText('Email'), 'maria@example.com')
    await app.press.click(dialog.getByRole('button', { name: 'Send reset email' }))
    expect(
      await screen.findByText('Failed to send reset email. Please try again.', { selector: 'li *' }),
    ).toBeInTheDocument()
    expect(dialog.getByLabelText('Email')).toHaveValue('maria@example.com')
  })

  test("opens the dialog from the mail's link, even for a signed-in user, and ends that session", async () => {
    const app = setUp('/?reset=a-token', {
      user: makeUser(),
      network: { ResetPassword: { resetPassword: true } },
    })
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose a new password' }))
    await app.press.type(dialog.getByLabelText('New Password'), 'new-password')
    await app.press.type(dialog.getByLabelText('Confirm Password'), 'another')
    await app.press.click(dialog.getByRole('button', { name: 'Save password' }))
    expect(await dialog.findByText("Passwords don't match")).toBeInTheDocument()
    await app.press.clear(dialog.getByLabelText('Confirm Password'))
    await app.press.type(dialog.getByLabelText('Confirm Password'), 'new-password')
    await app.press.click(dialog.getByRole('button', { name: 'Save password' }))
    await app.toast('Password changed.')
    expect(app.calls.find(({ operation }) => operation === 'ResetPassword')?.variables).toEqual({
      input: { token: 'a-token', password: 'new-password', confirmPassword: 'new-password' },
    })
    expect(localStorage.getItem('user')).toBeNull()
    await waitFor(() => expect(app.router.location.search).toBe(''))
  }, 40_000)

  test('says in the dialog that a link has been used', async () => {
    const issues = [{ path: 'token', message: 'This link has been used or is too old' }]
    const app = setUp('/?reset=a-token', {
      network: {
        ResetPassword: refusal('BAD_USER_INPUT', 'This link has been used or is too old', { issues }),
      },
    })
    const dialog = within(await screen.findByRole('dialog'))
    await app.press.type(dialog.getByLabelText('New Password'), 'new-password')
    await app.press.type(dialog.getByLabelText('Confirm Password'), 'new-password')
    await app.press.click(dialog.getByRole('button', { name: 'Save password' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent('This link has been used or is too old')
  })
})

describe('an invitation', () => {
  const title = 'Welcome to Haulbid, choose a password'
  const vera = makeUser({ id: 'vera', firstName: 'Vera', lastName: 'Novak', userType: 'vendor' })
  /** To an account of their own. */
  const unnamed = { Invitation: { invitation: { business: null, role: null } } }
  const choose = async (app: ReturnType<typeof setUp>) => {
    const dialog = within(await screen.findByRole('dialog', { name: title }))
    await app.press.type(dialog.getByLabelText('Password'), 'chosen by me')
    await app.press.type(dialog.getByLabelText('Confirm Password'), 'chosen by me')
    await app.press.click(dialog.getByRole('button', { name: 'Save and Sign In' }))
    return dialog
  }

  test.each([
    ['a visitor', undefined, /You.ll be signed in right away/],
    ['somebody else who is signed in', makeUser(), /This browser is signed in as Maria Lopez/],
  ])(
    'lets %s choose a password and opens the dashboard',
    async (_, user, words) => {
      const app = setUp('/?invitation=a-token', {
        ...(user && { user }),
        network: { ...vendorNetwork(), ...unnamed, AcceptInvitation: { acceptInvitation: vera } },
      })
      expect(await screen.findByText(words)).toBeVisible()
      await choose(app)
      expect(await screen.findByRole('heading', { name: 'Vendor Dashboard' })).toBeVisible()
      await app.toast('Welcome, Vera!')
      expect(app.calls.find(({ operation }) => operation === 'AcceptInvitation')?.variables).toEqual({
        input: { token: 'a-token', password: 'chosen by me', confirmPassword: 'chosen by me' },
      })
      expect(JSON.parse(localStorage.getItem('user') ?? 'null').id).toBe('vera')
      expect(app.router.location.search).toBe('')
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    },
    40_000,
  )

  test('says which business invites, and as what', async () => {
    setUp('/?invitation=a-token', {
      network: { Invitation: { invitation: { business: 'Becker Hauling', role: 'dispatcher' } } },
    })
    expect(
      await screen.findByText(/^Becker Hauling invited you as a dispatcher\. You.ll be signed in/),
    ).toBeVisible()
  })

  test('says that it was used, and signs in nobody', async () => {
    const words = 'This invitation was already used or has expired.'
    const app = setUp('/?invitation=a-token', {
      network: {
        ...unnamed,
        AcceptInvitation: refusal('BAD_USER_INPUT', words, { issues: [{ path: 'token', message: words }] }),
      },
    })
    const dialog = await choose(app)
    expect(await dialog.findByRole('alert')).toHaveTextContent(words)
    expect(localStorage.getItem('user')).toBeNull()
  })

  test('says in the dialog that the account is suspended, and keeps the signed-in user', async () => {
    const app = setUp('/?invitation=a-token', {
      user: makeUser(),
      network: {
        Me: { me: makeUser() },
        ...unnamed,
        AcceptInvitation: refusal('FORBIDDEN', 'This account is suspended', { reason: 'SUSPENDED' }),
      },
    })
    const dialog = await choose(app)
    expect(await dialog.findByRole('alert')).toHaveTextContent('This account is suspended')
    expect(JSON.parse(localStorage.getItem('user') ?? 'null')).toMatchObject({ firstName: 'Maria' })
  })
})

describe('taking back a change of email', () => {
  const title = 'Undo your email change?'

  test("asks first after the mail's link, then says what follows and ends the session", async () => {
    const app = setUp('/?takeback=a-token', {
      user: makeUser(),
      network: { TakeBackEmail: { takeBackEmail: true } },
    })
    const dialog = within(await screen.findByRole('dialog', { name: title }))
    expect(app.calls.some(({ operation }) => operation === 'TakeBackEmail')).toBe(false)
    await app.press.click(dialog.getByRole('button', { name: 'Undo Change' }))
    const toast = await app.toast('Your previous email is back.')
    expect(toast.getByText('We emailed you a link to choose a new password.')).toBeInTheDocument()
    expect(app.calls.find(({ operation }) => operation === 'TakeBackEmail')?.variables).toEqual({
      input: { token: 'a-token' },
    })
    expect(localStorage.getItem('user')).toBeNull()
    await waitFor(() => expect(app.router.location.search).toBe(''))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  test('says in the dialog that a link no longer works, and changes nothing on Cancel', async () => {
    const message = 'This link no longer works. If you still need help, please write to support.'
    const app = setUp('/?takeback=a-token', {
      network: {
        TakeBackEmail: refusal('BAD_USER_INPUT', message, { issues: [{ path: 'token', message }] }),
      },
    })
    const dialog = within(await screen.findByRole('dialog', { name: title }))
    await app.press.click(dialog.getByRole('button', { name: 'Undo Change' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent(message)
    await app.press.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(app.router.location.search).toBe(''))
  })

  test('says that the server was not reached, and lets the user try again', async () => {
    const app = setUp('/?takeback=a-token', { network: { TakeBackEmail: new TypeError('Failed to fetch') } })
    const dialog = within(await screen.findByRole('dialog', { name: title }))
    await app.press.click(dialog.getByRole('button', { name: 'Undo Change' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent("We couldn't undo the change.")
    expect(dialog.getByRole('button', { name: 'Undo Change' })).toBeEnabled()
  })
})

describe('confirming an email', () => {
  const title = 'Confirm your email?'
  const press = async (app: ReturnType<typeof setUp>) => {
    const dialog = within(await screen.findByRole('dialog', { name: title }))
    // A mail program that opens links must not confirm the address.
    expect(app.calls.some(({ operation }) => operation === 'ConfirmEmail')).toBe(false)
    await app.press.click(dialog.getByRole('button', { name: 'Confirm Email' }))
    return dialog
  }

  test("asks first after the mail's link, then tells a visitor that it is done", async () => {
    const app = setUp('/?confirm=a-token', { network: { ConfirmEmail: { confirmEmail: true } } })
    await press(app)
    const toast = await app.toast('Your email is confirmed.')
    expect(toast.getByText("You'll get our emails there from now on.")).toBeInTheDocument()
    expect(app.calls.find(({ operation }) => operation === 'ConfirmEmail')?.variables).toEqual({
      input: { token: 'a-token' },
    })
    await waitFor(() => expect(app.router.location.search).toBe(''))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  test("stops asking for confirmation in the user's own browser", async () => {
    const user = makeUser({ emailConfirmedAt: null })
    let me = user
    const app = setUp('/?confirm=a-token', {
      user,
      network: {
        Me: () => ({ me }),
        ConfirmEmail: () => {
          me = makeUser()
          return { confirmEmail: true }
        },
      },
    })
    await press(app)
    await waitFor(() =>
      expect(JSON.parse(localStorage.getItem('user') ?? '{}').emailConfirmedAt).toBe(me.emailConfirmedAt),
    )
    await waitFor(() => expect(app.router.location.pathname).toBe('/customer'))
  })

  test.each([
    'This link has expired or is for another address. Sign in, and choose "Send again".',
    'This link was already used. The email is confirmed.',
  ])("says in the dialog that a link can't be used: %s", async message => {
    const app = setUp('/?confirm=a-token', {
      network: {
        ConfirmEmail: refusal('BAD_USER_INPUT', message, { issues: [{ path: 'token', message }] }),
      },
    })
    const dialog = await press(app)
    expect(await dialog.findByRole('alert')).toHaveTextContent(message)
    await app.press.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(app.router.location.search).toBe(''))
  })

  test('says that the server was not reached, and lets the user try again', async () => {
    const app = setUp('/?confirm=a-token', { network: { ConfirmEmail: new TypeError('Failed to fetch') } })
    const dialog = await press(app)
    expect(await dialog.findByRole('alert')).toHaveTextContent("We couldn't confirm your email.")
    expect(dialog.getByRole('button', { name: 'Confirm Email' })).toBeEnabled()
  })
})
