import { jest } from '@jest/globals'
import { addDays } from '@rules/dates.js'
import { fireEvent, screen, within } from '@testing-library/react'
import { useAuth } from '../features/accounts/useAuth.js'
import { localToday } from '../forms/localMoment.js'
import { type Network, refusal } from '../testing/fakeNetwork.js'
import { adminNetwork } from '../testing/makers/adminNetwork.js'
import { connection, pagesOf } from '../testing/makers/connection.js'
import { orderId } from '../testing/makers/ids.js'
import { makeMyBid } from '../testing/makers/makeBid.js'
import { makeArea, makeService, makeSize, makeVendorDocument } from '../testing/makers/makeBusiness.js'
import { makeAvailableJob, makeJob, makeRating } from '../testing/makers/makeJob.js'
import { admin, makeListedUser, makeUser } from '../testing/makers/makeUser.js'
import { makeVendor } from '../testing/makers/makeVendor.js'
import { vendor, vendorNetwork } from '../testing/makers/vendorNetwork.js'
import { render } from '../testing/render.js'
import { renderApp } from '../testing/renderApp.js'
import type { ToastMessage } from '../ui/overlays/toast.js'
import { toastStore } from '../ui/overlays/toast.js'
import { UploadFailure } from '../uploads/UploadFailure.js'
import { uploadEngine } from '../uploads/useSendFile.js'

const put = jest.fn<() => Promise<void>>()

type App = ReturnType<typeof renderApp>

/** One user action, the answer that makes it succeed, and what docs/product.md, Messages says on failure. */
interface Action {
  /** The operation that can fail. */
  operation: string
  path: string
  user?: ReturnType<typeof makeUser>
  network?: Network
  answer: Record<string, unknown>
  act: (app: App) => Promise<unknown>
  succeeded: ToastMessage[]
  failed: string
  /** The toast's description if there was no answer. */
  notReached: string
  /** The description of a 502 without a body; otherwise "502: Bad Gateway". */
  wordless?: string
  /** docs/product.md, Messages: only the error field is shown, without the status. */
  readsErrorField?: boolean
}

const button = async (app: App, name: string | RegExp) =>
  app.press.click(await screen.findByRole('button', { name }))
const fill = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } })
const choose = async (label: string, file: File) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { files: [file] } })
const pdf = () => new File(['%PDF-1.7'], 'w9.pdf', { type: 'application/pdf' })

const customer = makeUser()
const [posted] = makeJob().history
const done = makeJob({
  status: 'completed',
  history: [posted!, { ...posted!, id: 'done', fromStatus: 'in_progress', toStatus: 'completed' }],
  vendorId: makeVendor().id,
  vendor: makeVendor(),
  viewerCanAccept: false,
  viewerCanCancel: false,
  viewerCanRate: true,
})
const rating = makeRating({ raterId: customer.id, ratedId: makeVendor().id })
const open = makeAvailableJob({ description: 'The garage' })
const area = makeArea('78701')
const junk = makeService()
const size = makeSize()
const dale = makeListedUser(1, { firstName: 'Dale', lastName: 'Hart', userType: 'vendor' })
const target = { createUpload: { __typename: 'UploadTarget', uploadURL: 'http://localhost/objects/1?s=x' } }
const document_ = makeVendorDocument()

const atVendor = (tab: string, network: Network = {}) => ({
  path: `/?tab=${tab}`,
  user: vendor,
  network: { ...vendorNetwork({ available: [open] }), ...network },
})
const says = (title: string): ToastMessage[] => [{ title }]
const TRY_AGAIN = 'Check your connection and try again.'
const THEN_TRY_AGAIN = 'Check your connection, then try again.'

const catalogue: Record<string, Action> = {
  login: {
    operation: 'Login',
    path: '/',
    answer: { login: customer },
    act: async app => {
      await button(app, /^Customer/)
      await fill('Email', 'maria@example.com')
      await fill('Password', 'dumpster-demo')
      await button(app, 'Sign In')
    },
    succeeded: [{ title: 'Welcome back!', description: 'You have successfully logged in.' }],
    failed: 'Login failed.',
    notReached: "We couldn't reach Haulbid. Check your connection and try again.",
    wordless: "We couldn't reach Haulbid. Check your connection and try again.",
    readsErrorField: true,
  },
  'sign-up': {
    operation: 'SignUpCustomer',
    path: '/',
    answer: { signUpCustomer: customer },
    act: async app => {
      await button(app, /^Customer/)
      await button(app, 'Sign up as a customer')
      await fill('First Name', 'Maria')
      await fill('Last Name', 'Lopez')
      await fill('Email Address', 'maria@example.com')
      await fill('Phone Number', '512-555-0144')
      await fill('Initial Service ZIP Code', '78701')
      await fill('Password', 'dumpster-demo')
      await fill('Confirm Password', 'dumpster-demo')
      await app.press.click(screen.getByRole('radio', { name: /Junk pickup/ }))
      await button(app, 'Create Account')
    },
    succeeded: [
      {
        title: 'Account created successfully!',
        description: 'Welcome to Haulbid. You can now start booking services.',
      },
      { title: 'Welcome to Haulbid!', description: 'Your account has been created successfully.' },
    ],
    failed: 'Signup failed',
    notReached: 'Failed to create account. Please try again.',
    wordless: 'Failed to create account. Please try again.',
    readsErrorField: true,
  },
  'password reset': {
    operation: 'RequestPasswordReset',
    path: '/',
    answer: { requestPasswordReset: true },
    act: async app => {
      await button(app, /^Customer/)
      await button(app, 'Forgot password?')
      const dialog = within(await screen.findByRole('dialog'))
      fireEvent.change(dialog.getByLabelText('Email'), { target: { value: 'maria@example.com' } })
      await app.press.click(dialog.getByRole('button', { name: 'Send reset email' }))
    },
    succeeded: [
      {
        title: 'Reset email sent.',
        description: "If an account with that email exists, we've sent password reset instructions.",
      },
    ],
    failed: 'Reset failed',
    notReached: 'Failed to send reset email. Please try again.',
    wordless: 'Failed to send reset email. Please try again.',
    readsErrorField: true,
  },
  'creating a job': {
    operation: 'RequestJunkPickup',
    path: '/customer?request=junk_pickup',
    user: customer,
    network: { CustomerJobs: { customerJobs: connection([makeJob()]) } },
    answer: { requestJunkPickup: makeJob({ id: orderId(2) }) },
    act: async app => {
      await fill('Pickup Date and Time: date', addDays(localToday(), 10))
      await fill('Description of Items', 'A sofa')
      await fill('Your Budget ($)', '149.50')
      await button(app, 'Request Junk Pickup')
    },
    succeeded: [{ title: 'Job created successfully!', description: 'Vendors near you can now bid on it.' }],
    failed: 'Error creating job',
    notReached: "We couldn't send your request. Nothing is lost: check your connection and try again.",
  },
  'submitting a bid': {
    operation: 'SubmitBid',
    ...atVendor('overview'),
    answer: {
      submitBid: {
        ...makeMyBid({ jobId: open.id }),
        job: { ...open, myBid: makeMyBid({ jobId: open.id }), whyNotBid: 'BID_EXISTS' },
      },
    },
    act: async app => {
      await button(app, 'Submit Bid')
      await fill('Bid Amount ($)', '149.50')
      const dialog = within(screen.getByRole('dialog'))
      await app.press.click(dialog.getByRole('button', { name: 'Submit Bid' }))
    },
    succeeded: says('Bid submitted successfully!'),
    failed: 'Error submitting bid',
    notReached: "We couldn't reach Haulbid. Check your connection and try again.",
  },
  'submitting a rating': {
    operation: 'SubmitRating',
    path: `/customer/orders?order=${done.id}`,
    user: customer,
    network: {
      CustomerJobs: { customerJobs: connection([done]) },
      JobDetails: { job: done },
      Messages: () => new Promise<never>(() => {}),
    },
    answer: {
      submitRating: {
        ...rating,
        rated: { ...makeVendor(), stats: null },
        job: { ...done, viewerCanRate: false, ratings: [rating] },
      },
    },
    act: async app => {
      await app.press.click(await screen.findByRole('radio', { name: '5 stars' }))
      await button(app, 'Submit Rating')
    },
    succeeded: says('Rating submitted successfully!'),
    failed: 'Error submitting rating',
    notReached: THEN_TRY_AGAIN,
  },
  'adding a service area': {
    operation: 'AddServiceArea',
    ...atVendor('areas', { ServiceAreas: { serviceAreas: [] } }),
    answer: { addServiceArea: area },
    act: async app => app.press.type(await screen.findByLabelText('ZIP code'), '78701{Enter}'),
    succeeded: says('Service area added successfully!'),
    failed: 'Error adding service area',
    notReached: TRY_AGAIN,
  },
  'removing a service area': {
    operation: 'RemoveServiceArea',
    ...atVendor('areas', { ServiceAreas: { serviceAreas: [area] } }),
    answer: { removeServiceArea: area },
    act: app => button(app, 'Remove 78701'),
    succeeded: says('Service area removed successfully!'),
    failed: 'Error removing service area',
    notReached: TRY_AGAIN,
  },
  'updating a service': {
    operation: 'RemoveVendorService',
    ...atVendor('services', { VendorServices: { vendorServices: [junk] } }),
    answer: { removeVendorService: { ...junk, isActive: false } },
    act: async app => app.press.click(await screen.findByRole('checkbox', { name: 'Junk Pickup' })),
    succeeded: says('Service updated successfully!'),
    failed: 'Error updating service',
    notReached: "We couldn't save this. Check your connection and try again.",
  },
  'adding a dumpster size': {
    operation: 'AddDumpsterSize',
    ...atVendor('inventory', { DumpsterSizes: { dumpsterSizes: [] } }),
    answer: { addDumpsterSize: size },
    act: async app => {
      await fill('Size', '10 yard')
      await button(app, 'Add Size')
    },
    succeeded: says('Dumpster size added successfully!'),
    failed: 'Error adding dumpster size',
    notReached: TRY_AGAIN,
  },
  'removing a dumpster size': {
    operation: 'RemoveDumpsterSize',
    ...atVendor('inventory', { DumpsterSizes: { dumpsterSizes: [size] } }),
    answer: { removeDumpsterSize: size },
    act: async app => {
      await button(app, 'Delete 10 yard')
      await button(app, 'Delete')
    },
    succeeded: says('Dumpster size removed successfully!'),
    failed: 'Error removing dumpster size',
    notReached: 'Check your connection, then try again.',
  },
  'a support ticket': {
    operation: 'OpenSupportTicket',
    path: '/customer/support',
    user: customer,
    network: {
      TicketOrders: { customerJobs: connection([makeJob()]) },
      SupportTickets: { supportTickets: connection([], null, 'SupportTicket') },
    },
    answer: {
      openSupportTicket: {
        __typename: 'SupportTicket',
        id: 'd0000001-0000-4000-8000-000000000000',
        orderNumber: orderId(1),
        issue: 'Nobody came',
        status: 'open',
        adminResponse: null,
        createdAt: '2026-11-18T10:00:00.000Z',
        updatedAt: '2026-11-18T10:00:00.000Z',
        job: makeJob(),
      },
    },
    act: async app => {
      await app.press.selectOptions(await screen.findByLabelText('Order Number'), orderId(1))
      await fill('Issue', 'Nobody came')
      await button(app, 'Submit Ticket')
    },
    succeeded: [
      {
        title: 'Support ticket submitted',
        description: "We've received your support request and will get back to you soon.",
      },
    ],
    failed: 'Failed to submit ticket',
    notReached: 'There was an error submitting your support ticket. Please try again.',
    wordless: 'Failed to submit support ticket',
    readsErrorField: true,
  },
  'getting an upload link': {
    operation: 'CreateUpload',
    ...atVendor('documents', {
      VendorDocuments: { vendorDocuments: [] },
      SaveVendorDocument: {
        saveVendorDocument: {
          ...document_,
          vendor: { __typename: 'User', id: vendor.id, documentsOnFile: ['w9_form'] },
        },
      },
    }),
    answer: target,
    act: () => choose('W-9 file', pdf()),
    succeeded: says('Document uploaded successfully!'),
    failed: 'Error getting upload URL',
    notReached: 'The connection was lost. Please try again.',
  },
  'saving a document': {
    operation: 'SaveVendorDocument',
    ...atVendor('documents', { VendorDocuments: { vendorDocuments: [] }, CreateUpload: target }),
    answer: {
      saveVendorDocument: {
        ...document_,
        vendor: { __typename: 'User', id: vendor.id, documentsOnFile: ['w9_form'] },
      },
    },
    act: () => choose('W-9 file', pdf()),
    succeeded: says('Document uploaded successfully!'),
    failed: 'Error saving document',
    notReached: TRY_AGAIN,
  },
  'updating a user': {
    operation: 'SetUserActive',
    path: '/?tab=users',
    user: admin,
    network: { ...adminNetwork, Users: { users: pagesOf('User', [dale], 10) } },
    answer: { setUserActive: { ...dale, isActive: false } },
    act: async app => {
      await button(app, 'Suspend Dale Hart')
      const dialog = within(await screen.findByRole('alertdialog'))
      await app.press.click(dialog.getByRole('button', { name: 'Suspend' }))
    },
    succeeded: [{ title: 'User updated successfully!', description: expect.any(String) as never }],
    failed: 'Error updating user',
    notReached: THEN_TRY_AGAIN,
  },
}

const real = globalThis.fetch
let added: jest.SpiedFunction<typeof toastStore.add>
let log: jest.SpiedFunction<typeof console.error>
beforeEach(() => {
  put.mockReset().mockResolvedValue(undefined)
  jest.spyOn(uploadEngine, 'load').mockResolvedValue({ putWithUppy: put })
  added = jest.spyOn(toastStore, 'add')
  log = jest.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  globalThis.fetch = real
  added.mockRestore()
  log.mockRestore()
})

const actions = Object.entries(catalogue)

const perform = async (action: Action, reply: Network[string]) => {
  const { path, user, network, operation, act } = action
  const app = renderApp(path, {
    ...(user && { user }),
    network: { ...network, [operation]: reply },
    overHttp: true,
  })
  await act(app)
  return app
}

/** Finds the toast on screen; returns all toasts that were requested. */
const toasts = async (title: string, description?: string) => {
  const item = (await screen.findByText(title, { selector: 'li *' })).closest('li') as HTMLElement
  if (description !== undefined) expect(within(item).getByText(description)).toBeInTheDocument()
  return added.mock.calls.map(([message]) => message)
}

const expectFailure = async (action: Action, reply: Network[string], description: string) => {
  await perform(action, reply)
  expect(await toasts(action.failed, description)).toEqual([
    { title: action.failed, description, variant: 'destructive' },
  ])
}

const WRONG =
  "Invalid email or password. Please try again. If you already have a Customer account, use the 'Forgot password?' option. If you do not yet have a Customer account, click the 'Sign up as a customer' button to create your account!"

describe.each(actions)('%s', (name, action) => {
  test('says that it succeeded', async () => {
    await perform(action, action.answer)
    const [first] = action.succeeded
    expect(await toasts(first!.title)).toEqual(action.succeeded)
  })

  test("shows the server's words for a refusal", async () => {
    await expectFailure(action, refusal('CONFLICT', 'No, not today'), 'No, not today')
  })

  test('shows status, colon, space, and text for an unsuccessful answer', async () => {
    const body = JSON.stringify({ errors: [{ message: 'Back in a minute' }] })
    const description = action.readsErrorField ? 'Back in a minute' : '503: Back in a minute'
    await expectFailure(action, () => new Response(body, { status: 503 }) as never, description)
  })

  test('shows the status text, or the default, for an answer without a body', async () => {
    const reply = () => new Response('', { status: 502, statusText: 'Bad Gateway' }) as never
    await expectFailure(action, reply, action.wordless ?? '502: Bad Gateway')
  })

  test('shows the fallback when nothing answered', async () => {
    await expectFailure(action, new TypeError('Failed to fetch'), action.notReached)
  })

  if (name === 'login') {
    test('shows the next step for wrong credentials, logs them, and throws them to the caller', async () => {
      await expectFailure(action, refusal('UNAUTHENTICATED', 'Invalid email or password'), WRONG)
      expect(log).toHaveBeenCalledWith('Login failed', expect.any(Error))
    })
  }
})

describe('uploads', () => {
  const document = catalogue['getting an upload link']!

  test.each<[string, Network[string], Error | undefined, string, string]>([
    [
      'nowhere to send it',
      { createUpload: { ...target.createUpload, uploadURL: '' } },
      undefined,
      'Upload failed',
      "We couldn't get an upload location. Please try again.",
    ],
    [
      'a 401 of the server',
      () => new Response('', { status: 401, statusText: 'Unauthorized' }) as never,
      undefined,
      'Authorization required',
      '401: Unauthorized',
    ],
    [
      'a 401 of the store',
      target,
      UploadFailure.ofStatus(401),
      'Authorization required',
      'Sign in and try again.',
    ],
    [
      'a store that is down',
      target,
      UploadFailure.ofStatus(503),
      'Upload failed',
      "We couldn't store this file (503). Please try again.",
    ],
  ])('says why an upload failed: %s', async (_, reply, failure, title, description) => {
    if (failure) put.mockRejectedValueOnce(failure)
    await perform(document, reply)
    expect(await toasts(title, description)).toEqual([{ title, description, variant: 'destructive' }])
  })
})

describe('failures without a toast', () => {
  test('logs and removes a corrupt stored user', async () => {
    renderApp('/', { stored: '{not json', overHttp: true })
    await screen.findByRole('button', { name: /^Customer/ })
    expect(log).toHaveBeenCalledWith('Failed to parse stored user', expect.any(Error))
    expect(localStorage.getItem('user')).toBeNull()
  })

  test('throws for the session outside its provider', () => {
    const Lost = () => useAuth().user?.email
    expect(() => render(<Lost />)).toThrow('useAuth must be used within an AuthProvider')
  })

  test('shows Page Not Found for an unknown path', async () => {
    renderApp('/customer/nowhere', { overHttp: true })
    expect(await screen.findByText(/Page Not Found/)).toBeVisible()
  })
})

describe('a list that fails to load', () => {
  test.each<[string, () => Response, string]>([
    ['words of the server', () => new Response('{"error":"Back soon"}', { status: 503 }), '503: Back soon'],
    ['plain text', () => new Response('upstream is away', { status: 504 }), '504: upstream is away'],
    [
      "a proxy's page",
      () => new Response('<h1>nginx</h1>', { status: 502, statusText: 'Bad Gateway' }),
      '502: Bad Gateway',
    ],
    ['nothing at all, as over HTTP/2', () => new Response('', { status: 500 }), '500: Something went wrong'],
  ])('shows status, colon, space and %s', async (_, reply, shown) => {
    renderApp('/customer/orders', {
      user: customer,
      network: { CustomerJobs: reply as never },
      overHttp: true,
    })
    expect(await screen.findByText("We couldn't load your orders")).toBeVisible()
    expect(screen.getByText(shown)).toBeVisible()
  })
})
