import { jest } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import { FailedAnswer } from '../apollo/FailedAnswer.js'
import { type Network, refusal } from '../testing/fakeNetwork.js'
import { loseStream } from '../testing/loseStream.js'
import { connection } from '../testing/makers/connection.js'
import { orderId } from '../testing/makers/ids.js'
import { type Job, makeJob } from '../testing/makers/makeJob.js'
import { makeTicket as makeAnyTicket, type Ticket } from '../testing/makers/makeTicket.js'
import { makeUser } from '../testing/makers/makeUser.js'
import { renderApp } from '../testing/renderApp.js'

/** The customer's rental with this number. */
const makeOrder = (number = 1, some: Partial<Omit<Job, 'bids'>> = {}) =>
  makeJob({
    id: orderId(number),
    type: 'dumpster_rental',
    pickupDateTime: null,
    dropoffDate: '2027-02-23',
    ...some,
  })

const makeTicket = (some: Partial<Ticket> = {}) =>
  makeAnyTicket({
    id: 'd0000001-0000-4000-8000-000000000000',
    issue: 'Nobody came',
    createdAt: '2026-11-18T10:00:00.000Z',
    updatedAt: '2026-11-18T10:00:00.000Z',
    job: makeOrder(),
    ...some,
  })

const orders = (nodes = [makeOrder()], endCursor: string | null = null) => ({
  customerJobs: connection(nodes, endCursor),
})
const tickets = (nodes: ReturnType<typeof makeTicket>[] = [], endCursor: string | null = null) => ({
  supportTickets: connection(nodes, endCursor, 'SupportTicket'),
})

const open = (network: Network = {}, path = '/customer/support') =>
  renderApp(path, {
    user: makeUser(),
    network: { TicketOrders: orders(), SupportTickets: tickets(), ...network },
  })

const form = async () => within(await screen.findByRole('form', { name: 'Submit Support Ticket' }))
const selector = async () => (await form()).findByLabelText('Order Number')
const sent = (app: ReturnType<typeof open>) =>
  app.calls
    .filter(({ operation }) => operation === 'OpenSupportTicket')
    .map(({ variables }) => variables.input)

const fillIn = async (app: ReturnType<typeof open>, issue = 'Nobody came') => {
  await app.press.selectOptions(await selector(), orderId(1))
  await app.press.type(screen.getByLabelText('Issue'), issue)
  await app.press.click(screen.getByRole('button', { name: 'Submit Ticket' }))
}

it('greets by name and shows the urgent line', async () => {
  open()
  expect(await screen.findByText('Hello Maria, how can we help?')).toBeVisible()
  const contacts = within(screen.getByRole('complementary', { name: 'Other ways to reach us' }))
  expect(await contacts.findByRole('link', { name: '(512) 555-0100' })).toHaveAttribute(
    'href',
    'tel:5125550100',
  )
})

it('offers the orders by number, type and date', async () => {
  const pickup = {
    type: 'junk_pickup' as const,
    pickupDateTime: '2027-02-24T15:00:00.000Z',
    dropoffDate: null,
  }
  open({ TicketOrders: orders([makeOrder(1), makeOrder(2, pickup)]) })
  const options = within(await selector()).getAllByRole('option')
  expect(options.map(option => option.textContent?.replace(/ \d+:00 .M$/, ''))).toEqual([
    'Select an order',
    'c0000001 · Dumpster Rental · Tue, Feb 23, 2027',
    expect.stringMatching(/^c0000002 · Junk Pickup · (Tue|Wed), Feb 2[34], 2027/),
    'Not about an order',
  ])
})

it('says what is missing, in the words of the spec', async () => {
  const app = open()
  await app.press.click(await (await form()).findByRole('button', { name: 'Submit Ticket' }))
  expect(await screen.findByText('Please select an order number')).toBeVisible()
  expect(screen.getByText('Please describe your issue')).toBeVisible()
  expect(await selector()).toHaveFocus()
  expect(sent(app)).toEqual([])
})

it('counts to 1000 and refuses more, without cutting the text off', async () => {
  const app = open()
  const issue = await (await form()).findByLabelText('Issue')
  await app.press.click(issue)
  await app.press.paste('x'.repeat(1001))
  expect(screen.getByText('1001/1000')).toBeVisible()
  await app.press.click(screen.getByRole('button', { name: 'Submit Ticket' }))
  expect(await screen.findByText('Issue description must be 1000 characters or less')).toBeVisible()
  await app.press.type(issue, '{Backspace}')
  await waitFor(() => expect(issue).not.toHaveAttribute('aria-invalid'))
})

it('sends the ticket, says so, clears the form and lists it first', async () => {
  const old = makeTicket({ id: 'd0000002-0000-4000-8000-000000000000', issue: 'An older one' })
  const app = open({ SupportTickets: tickets([old]), OpenSupportTicket: { openSupportTicket: makeTicket() } })
  await fillIn(app)
  expect(await screen.findByText('Support ticket submitted')).toBeInTheDocument()
  expect(
    screen.getByText("We've received your support request and will get back to you soon."),
  ).toBeInTheDocument()
  expect(sent(app)).toEqual([{ orderNumber: orderId(1), issue: 'Nobody came' }])
  await waitFor(() => expect(screen.getByLabelText('Issue')).toHaveValue(''))
  const list = within(screen.getByRole('region', { name: 'Your Tickets' }))
  expect(list.getAllByRole('article').map(card => within(card).getByText(/came|older/).textContent)).toEqual([
    'Nobody came',
    'An older one',
  ])
})

const proxyError = await FailedAnswer.of(new Response('<h1>Bad Gateway</h1>', { status: 502 }))
it.each([
  ["the server's words", refusal('NOT_FOUND', 'Order not found'), 'Order not found'],
  [
    'words of its own where nobody was reached',
    new TypeError('Failed to fetch'),
    'There was an error submitting your support ticket. Please try again.',
  ],
  ['the default where the answer has none', proxyError, 'Failed to submit support ticket'],
])('shows %s for a failure, and keeps what was typed', async (_, failure, description) => {
  const app = open({ OpenSupportTicket: failure })
  await fillIn(app)
  expect(await screen.findByText('Failed to submit ticket')).toBeInTheDocument()
  expect(screen.getByText(description)).toBeInTheDocument()
  expect(screen.getByLabelText('Issue')).toHaveValue('Nobody came')
  expect(await selector()).toHaveValue(orderId(1))
})

it('shows a server issue on its field', async () => {
  const issues = [{ path: 'issue', message: 'Only letters, digits, signs and line breaks can be used here' }]
  const app = open({ OpenSupportTicket: refusal('BAD_USER_INPUT', issues[0]!.message, { issues }) })
  await fillIn(app)
  expect(await screen.findByText(issues[0]!.message)).toBeVisible()
  await waitFor(() => expect(screen.getByLabelText('Issue')).toHaveFocus())
  expect(screen.getByLabelText('Issue')).toHaveAccessibleDescription(
    expect.stringContaining(issues[0]!.message),
  )
})

it('keeps a half-written ticket until the customer comes back', async () => {
  const app = open()
  const bar = within(screen.getByRole('banner'))
  await app.press.type(await (await form()).findByLabelText('Issue'), 'Nobody')
  await app.press.click(bar.getByRole('link', { name: 'My Orders' }))
  expect(await screen.findByRole('heading', { name: 'My Orders' })).toBeVisible()
  await app.press.click(bar.getByRole('link', { name: 'Support' }))
  expect(await screen.findByLabelText('Issue')).toHaveValue('Nobody')
  expect(screen.getByText('We kept what you typed.')).toBeVisible()
})

describe('a half-written ticket about an order', () => {
  const issue = () => screen.findByLabelText('Issue')
  const start = async () => {
    const app = open(
      { TicketOrders: orders([makeOrder(1)], 'cursor-1'), TicketOrder: { job: makeOrder(7) } },
      `/customer/support?order=${orderId(7)}`,
    )
    await app.press.type(await (await form()).findByLabelText('Issue'), 'Nobody')
    const goTo = async (path: string) => {
      await app.press.click(within(screen.getByRole('banner')).getByRole('link', { name: 'My Orders' }))
      expect(await screen.findByRole('heading', { name: 'My Orders' })).toBeVisible()
      await act(() => app.router.navigate(path))
    }
    return { ...app, goTo }
  }

  it('opens from the menu, with its order', async () => {
    const { goTo } = await start()
    await goTo('/customer/support')
    expect(await issue()).toHaveValue('Nobody')
    expect(await selector()).toHaveValue(orderId(7))
    expect(screen.getByText('We kept what you typed.')).toBeVisible()
  })

  it("stays away from another order's link, and is still there at its own", async () => {
    const { press, goTo } = await start()
    await goTo(`/customer/support?order=${orderId(1)}`)
    expect(await issue()).toHaveValue('')
    expect(await selector()).toHaveValue(orderId(1))
    await press.type(await issue(), 'Too late')
    await goTo(`/customer/support?order=${orderId(7)}`)
    expect(await issue()).toHaveValue('Nobody')
    expect(await selector()).toHaveValue(orderId(7))
  })

  it("shows up at its order's link when it was begun from the menu", async () => {
    const app = open()
    await app.press.selectOptions(await selector(), orderId(1))
    await app.press.type(await issue(), 'Nobody')
    await act(() => app.router.navigate(`/customer/support?order=${orderId(1)}`))
    expect(await issue()).toHaveValue('Nobody')
    expect(await selector()).toHaveValue(orderId(1))
  })
})

it("asks before leaving a half-written ticket that the browser doesn't keep", async () => {
  const app = open()
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await app.press.type(await (await form()).findByLabelText('Issue'), 'Nobody')
  await app.press.click(within(screen.getByRole('banner')).getByRole('link', { name: 'My Orders' }))
  expect(await screen.findByRole('alertdialog', { name: 'Leave without sending?' })).toBeVisible()
  await app.press.click(screen.getByRole('button', { name: 'Stay here' }))
  expect(screen.getByLabelText('Issue')).toHaveValue('Nobody')
  expect(app.router.location.pathname).toBe('/customer/support')
  jest.restoreAllMocks()
})

describe('the order', () => {
  it('is chosen from the URL', async () => {
    open({ TicketOrders: orders([makeOrder(1), makeOrder(2)]) }, `/customer/support?order=${orderId(2)}`)
    expect(await selector()).toHaveValue(orderId(2))
  })

  it('is chosen from the URL however old it is', async () => {
    const app = open(
      { TicketOrders: orders([makeOrder(1)], 'cursor-1'), TicketOrder: { job: makeOrder(7) } },
      `/customer/support?order=${orderId(7)}`,
    )
    expect(await selector()).toHaveValue(orderId(7))
    expect(app.calls.find(({ operation }) => operation === 'TicketOrder')?.variables).toEqual({
      id: orderId(7),
    })
  })

  it.each([
    ["someone else's", orders([makeOrder(1)], 'cursor-1')],
    ['that does not exist', orders([makeOrder(1)])],
  ])('is not chosen when it is %s', async (_, page) => {
    open(
      { TicketOrders: page, TicketOrder: refusal('NOT_FOUND', 'Job not found') },
      `/customer/support?order=${orderId(9)}`,
    )
    expect(await selector()).toHaveValue('')
  })

  it('loads more orders past the first fifty', async () => {
    const app = open({
      TicketOrders: ({ after }: { after?: string }) =>
        after ? orders([makeOrder(2)]) : orders([makeOrder(1)], 'cursor-1'),
    })
    await app.press.selectOptions(await selector(), orderId(1))
    await app.press.click(screen.getByRole('button', { name: 'Load older orders' }))
    await waitFor(async () => expect(within(await selector()).getAllByRole('option')).toHaveLength(4))
    expect(await selector()).toHaveValue(orderId(1))
    expect(screen.queryByRole('button', { name: 'Load older orders' })).toBeNull()
  })

  it('is not required', async () => {
    const app = open({
      TicketOrders: orders([]),
      OpenSupportTicket: { openSupportTicket: { ...makeTicket(), orderNumber: null, job: null } },
    })
    await app.press.selectOptions(await selector(), 'Not about an order')
    await app.press.type(screen.getByLabelText('Issue'), 'How do I change my email?')
    await app.press.click(screen.getByRole('button', { name: 'Submit Ticket' }))
    expect(await screen.findByRole('article', { name: 'Not about an order' })).toBeVisible()
    expect(sent(app)).toEqual([{ orderNumber: null, issue: 'How do I change my email?' }])
  })

  it("says that orders couldn't be loaded, and retries", async () => {
    let isBroken = true
    const app = open({ TicketOrders: () => (isBroken ? new TypeError('Failed to fetch') : orders()) })
    expect(await screen.findByText("We couldn't load your orders")).toBeVisible()
    isBroken = false
    await app.press.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await selector()).toBeEnabled()
  })
})

describe('the tickets', () => {
  const list = async () => within(await screen.findByRole('region', { name: 'Your Tickets' }))

  it('shows their status, their order, and the answer', async () => {
    const answered = makeTicket({
      status: 'answered',
      adminResponse: 'Sorry, they come\ntomorrow',
      updatedAt: '2026-11-19T10:00:00.000Z',
    })
    open({ SupportTickets: tickets([answered]) })
    const card = within(
      await (await list()).findByRole('article', { name: 'Dumpster Rental, order c0000001' }),
    )
    expect(card.getByText('Answered')).toBeVisible()
    expect(card.getByText('Our answer')).toBeVisible()
    expect(card.getByText(/Sorry, they come/)).toHaveTextContent('Sorry, they come tomorrow')
    expect(card.getByText(/Updated/)).toBeVisible()
    expect(card.getByRole('link', { name: 'order c0000001' })).toHaveAttribute(
      'href',
      `/customer/orders?order=${orderId(1)}`,
    )
  })

  it('says that there are none', async () => {
    open()
    expect(await (await list()).findByText('No tickets yet')).toBeVisible()
  })

  it('says that they are loading, that it failed, and retries', async () => {
    const { promise, resolve } = Promise.withResolvers<Error>()
    let answer: unknown = promise
    const app = open({ SupportTickets: () => answer as never })
    expect(await (await list()).findByText('Loading your tickets')).toBeInTheDocument()
    resolve(refusal('UNAVAILABLE', 'Back in a minute'))
    expect(await (await list()).findByText('Back in a minute')).toBeVisible()
    answer = tickets([makeTicket()])
    await app.press.click((await list()).getByRole('button', { name: 'Try again' }))
    expect(await (await list()).findByRole('article')).toBeVisible()
  })

  it('adds the next page below, and loads an answer on Refresh', async () => {
    const older = makeTicket({ id: 'd0000002-0000-4000-8000-000000000000', issue: 'An older one' })
    let first = makeTicket()
    const app = open({
      SupportTickets: ({ after }: { after?: string }) =>
        after ? tickets([older]) : tickets([first], 'cursor-1'),
    })
    await app.press.click(await (await list()).findByRole('button', { name: 'More' }))
    await waitFor(async () => expect((await list()).getAllByRole('article')).toHaveLength(2))
    first = makeTicket({ status: 'answered', adminResponse: 'Tomorrow' } as never)
    await loseStream()
    await app.press.click((await list()).getByRole('button', { name: 'Refresh' }))
    expect(await (await list()).findByText('Tomorrow')).toBeVisible()
  })
})
