import { addDays } from '@rules/dates.js'
import { act, screen, waitFor, within } from '@testing-library/react'
import { localToday } from '../forms/localMoment.js'
import { type Network, refusal } from '../testing/fakeNetwork.js'
import { loseStream } from '../testing/loseStream.js'
import { connection } from '../testing/makers/connection.js'
import { bidId, orderId, vendorId } from '../testing/makers/ids.js'
import { makeBid } from '../testing/makers/makeBid.js'
import { type Job, makeJob, makeRating } from '../testing/makers/makeJob.js'
import { makeUser } from '../testing/makers/makeUser.js'
import { makeVendor } from '../testing/makers/makeVendor.js'
import { renderApp } from '../testing/renderApp.js'

const user = makeUser()
const page = (jobs: Job[], endCursor: string | null = null) => ({
  customerJobs: connection(jobs, endCursor),
})

const open = (path: string, network: Network) => renderApp(path, { user, network })

const thread = (job: Job, lines: object[] = []) => ({
  me: { __typename: 'User', id: user.id, business: null },
  job,
  messages: connection(lines, null, 'Message'),
})

const openOrder = (order: Job, network: Network = {}) =>
  open(`/customer/orders?order=${order.id}`, {
    CustomerJobs: page([order]),
    JobDetails: { job: order },
    Messages: thread(order),
    ...network,
  })

const details = () => screen.findByRole('region', { name: /, order / })
const asked = (calls: Array<{ operation: string }>, name: string) =>
  calls.filter(({ operation }) => operation === name).length

describe('the list', () => {
  it('invites the customer to place a first order', async () => {
    open('/customer/orders', { CustomerJobs: page([]) })
    expect(await screen.findByText('Ready to place your first order?')).toBeVisible()
    expect(screen.getByRole('button', { name: 'New Order' })).toBeVisible()
  })

  it('asks at New Order which service is needed, and opens its form', async () => {
    const { press, router } = open('/customer/orders', { CustomerJobs: page([]) })
    const button = await screen.findByRole('button', { name: 'New Order' })
    await press.click(button)
    const asking = within(screen.getByRole('dialog', { name: 'New Order' }))
    expect(asking.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Dumpster Rental',
      'Junk Pickup',
    ])
    await press.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(button).toHaveFocus()
    await press.click(button)
    await press.click(screen.getByRole('link', { name: 'Junk Pickup' }))
    expect(await screen.findByRole('form', { name: 'Junk Pickup' })).toBeVisible()
    expect(router.location.search).toBe('?request=junk_pickup')
  })

  it.each([
    ['from $148.00', '2 bids', { openBidCount: 2, lowestBidPrice: '148.00' }],
    ['$149.50', '1 bid', { openBidCount: 1, lowestBidPrice: '149.50' }],
    ['TBD', 'Waiting for bids', {}],
  ])('shows %s in large type on a pending order, and %s in small type', async (large, small, some) => {
    open('/customer/orders', { CustomerJobs: page([makeJob(some)]) })
    const card = within(await screen.findByRole('article'))
    expect(card.getByText(large)).toBeVisible()
    expect(card.getByText(small)).toBeVisible()
  })

  it('shows that it is loading, then the orders', async () => {
    const { promise, resolve } = Promise.withResolvers<ReturnType<typeof page>>()
    open('/customer/orders', { CustomerJobs: () => promise })
    expect(await screen.findByText('Loading your orders')).toBeInTheDocument()
    expect(screen.queryByText('Ready to place your first order?')).toBeNull()
    resolve(page([makeJob()]))
    expect(await screen.findByText("Let's manage your orders!")).toBeVisible()
    expect(screen.getByRole('article', { name: 'Junk Pickup' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'More' })).toBeNull()
  })

  it.each([
    [0, 'Waiting for bids'],
    [1, '1 bid'],
    [25, '25 bids'],
  ])('says for %i pending bids "%s", as the server counts them', async (openBidCount, words) => {
    open('/customer/orders', { CustomerJobs: page([makeJob({ openBidCount })]) })
    expect(await screen.findByText(words)).toBeVisible()
  })

  it('says that a pending order is past its date, and what to do', async () => {
    const past = makeJob({ pickupDateTime: '2026-01-05T15:00:00.000Z' })
    const { press } = open('/customer/orders', {
      CustomerJobs: page([past]),
      JobDetails: { job: past },
    })
    const card = within(await screen.findByRole('article'))
    expect(card.getByText('This request is past its date')).toBeVisible()
    await press.click(card.getByRole('link', { name: 'View Details' }))
    const dialog = within(await details())
    expect(await dialog.findByText(/Post a new request with another date/)).toBeVisible()
    await press.click(dialog.getByRole('button', { name: 'Post Again' }))
    expect(await screen.findByLabelText('Description of Items')).toHaveValue('An old sofa')
    expect(screen.getByLabelText('Your Budget ($)')).toHaveDisplayValue('180.00')
    expect(screen.getByLabelText('Address')).toHaveValue(past.address)
  })

  it.each([
    ['cancelled', { status: 'cancelled' }],
    ['done and rated', { status: 'completed', vendorId: makeVendor().id, vendor: makeVendor() }],
  ] as const)('reposts an order that was %s', async (_, some) => {
    const over = makeJob({ ...some, viewerCanAccept: false, viewerCanEdit: false, viewerCanCancel: false })
    const { press } = open(`/customer/orders?order=${over.id}`, {
      CustomerJobs: page([over]),
      JobDetails: { job: over },
    })
    await press.click(await screen.findByRole('button', { name: 'Post Again' }))
    expect(await screen.findByLabelText('Description of Items')).toHaveValue('An old sofa')
  })

  it('reposts what a pickup holds, with a load that follows the items', async () => {
    const over = makeJob({
      ...{ status: 'cancelled', viewerCanAccept: false, viewerCanEdit: false, viewerCanCancel: false },
      ...{ items: [{ kind: 'mattress', count: 2 }], loadEighths: 2, access: 'stairs' },
    })
    const { press } = open(`/customer/orders?order=${over.id}`, {
      CustomerJobs: page([over]),
      JobDetails: { job: over },
    })
    await press.click(await screen.findByRole('button', { name: 'Post Again' }))
    await press.click(await screen.findByRole('button', { name: 'Mattress 2' }))
    await press.click(screen.getByRole('button', { name: 'Mattress 3' }))
    expect(screen.getByRole('radio', { name: '3/8 of a truck' })).toBeChecked()
    expect(screen.getByLabelText('Access')).toHaveValue('stairs')
  })

  describe("requesting again from a completed order's vendor", () => {
    const vendor = makeVendor()
    const done = makeJob({
      status: 'completed',
      vendorId: vendor.id,
      vendor,
      viewerCanAccept: false,
      viewerCanEdit: false,
      viewerCanCancel: false,
    })
    const network = {
      CustomerJobs: page([done]),
      JobDetails: { job: done },
      AskedVendor: { vendorProfile: { id: vendor.id, name: 'Dale Hart' } },
      RequestJunkPickup: { requestJunkPickup: makeJob({ id: orderId(7) }) },
    }
    const begin = async () => {
      const app = open(`/customer/orders?order=${done.id}`, network)
      await app.press.click(await screen.findByRole('button', { name: 'Request Again from Dale Hart' }))
      expect(await screen.findByText('Dale Hart is told first')).toBeVisible()
      expect(screen.getByText('Your request stays open to all vendors.')).toBeVisible()
      expect(await screen.findByLabelText('Description of Items')).toHaveValue('An old sofa')
      return app
    }
    const send = async ({ press, calls }: Awaited<ReturnType<typeof begin>>) => {
      await press.type(screen.getByLabelText('Pickup Date and Time: date'), addDays(localToday(), 10))
      await press.click(screen.getByRole('button', { name: 'Request Junk Pickup' }))
      expect(await screen.findByText('Job created successfully!')).toBeVisible()
      return calls.find(({ operation }) => operation === 'RequestJunkPickup')?.variables
    }

    it('tells them first', async () => {
      expect(await send(await begin())).toMatchObject({ askVendorId: vendor.id })
    })

    it('tells all at once if the customer prefers that', async () => {
      const app = await begin()
      await app.press.click(screen.getByRole('button', { name: 'Tell All at Once' }))
      expect(screen.queryByText('Dale Hart is told first')).toBeNull()
      expect(await send(app)).not.toHaveProperty('askVendorId')
    })
  })

  it('asks before a repost replaces a started request', async () => {
    const past = makeJob({ pickupDateTime: '2026-01-05T15:00:00.000Z', images: ['/objects/1'] })
    const { press, router } = open('/customer?request=junk_pickup', {
      CustomerJobs: page([past]),
      JobDetails: { job: past },
    })
    await press.type(await screen.findByLabelText('Description of Items'), 'A piano')
    await act(async () => router.navigate(`/customer/orders?order=${past.id}`))
    const again = async () => press.click(await screen.findByRole('button', { name: 'Post Again' }))
    const asked = () => within(screen.getByRole('alertdialog', { name: 'Replace your unfinished request?' }))
    expect(await screen.findByText(/^The photos stay with this order/)).toBeVisible()
    await again()
    await press.click(asked().getByRole('button', { name: 'Keep It' }))
    expect(router.location.pathname).toBe('/customer/orders')
    await again()
    await press.click(asked().getByRole('button', { name: 'Replace' }))
    expect(await screen.findByLabelText('Description of Items')).toHaveValue('An old sofa')
  })

  it('says that loading failed, and retries on request', async () => {
    let isBroken = true
    const { press } = open('/customer/orders', {
      CustomerJobs: () => (isBroken ? refusal('UNAVAILABLE', 'Back in a minute') : page([makeJob()])),
    })
    expect(await screen.findByText("We couldn't load your orders")).toBeVisible()
    expect(screen.getByText('Back in a minute')).toBeVisible()
    isBroken = false
    await press.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('article')).toBeVisible()
  })

  it('adds the next page below', async () => {
    const { press, calls } = open('/customer/orders', {
      CustomerJobs: ({ after }: { after?: string }) =>
        after ? page([makeJob({ id: orderId(2), address: '2 Old St' })]) : page([makeJob()], 'cursor-1'),
    })
    await press.click(await screen.findByRole('button', { name: 'More' }))
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2))
    expect(screen.getAllByRole('article')[1]).toHaveTextContent('2 Old St')
    expect(calls.at(-1)?.variables).toEqual({ after: 'cursor-1' })
    expect(screen.queryByRole('button', { name: 'More' })).toBeNull()
  })

  it('keeps what it has when the next page fails', async () => {
    const { press } = open('/customer/orders', {
      CustomerJobs: ({ after }: { after?: string }) =>
        after ? new Error('offline') : page([makeJob()], 'cursor-1'),
    })
    await press.click(await screen.findByRole('button', { name: 'More' }))
    expect(await screen.findByText("We couldn't load more orders")).toBeVisible()
    expect(screen.getAllByRole('article')).toHaveLength(1)
    expect(screen.getByRole('button', { name: 'More' })).toBeEnabled()
  })

  it('shows Refresh only while the stream is down, and refetches when it is pressed', async () => {
    let status: Job['status'] = 'pending'
    const { press } = open('/customer/orders', { CustomerJobs: () => page([makeJob({ status })]) })
    expect(await screen.findByRole('article')).toHaveTextContent('Pending')
    expect(screen.queryByRole('button', { name: 'Refresh' })).toBeNull()
    await loseStream()
    status = 'in_progress'
    await press.click(screen.getByRole('button', { name: 'Refresh' }))
    await waitFor(() => expect(screen.getByRole('article')).toHaveTextContent('In Progress'))
  })
})

it('shows the number of unread messages on the card', async () => {
  open('/customer/orders', { CustomerJobs: page([makeJob({ unreadMessages: 2 })]) })
  expect(within(await screen.findByRole('article')).getByText('2 unread')).toBeVisible()
})

describe('the details', () => {
  const dale = makeBid()
  const mia = makeBid({
    id: bidId(2),
    price: '99.00',
    message: null,
    vendor: makeVendor({
      id: vendorId(2),
      firstName: 'Mia',
      lastName: 'Santos',
      rating: 0,
      ratingCount: 0,
      documentsOnFile: [],
    }),
  })
  const order = makeJob({ bids: [dale, mia] })
  const accepted = makeJob({
    status: 'accepted',
    finalPrice: dale.price,
    vendorId: dale.vendorId,
    vendor: dale.vendor,
    viewerCanAccept: false,
    bids: [
      { ...dale, status: 'accepted', viewerCanDecide: false },
      { ...mia, status: 'rejected', viewerCanDecide: false },
    ],
  })
  const bid = async (name: string) => within(await screen.findByRole('article', { name }))

  it('opens from a card and closes by the Back button of the browser', async () => {
    const { press, router } = open('/customer/orders', {
      CustomerJobs: page([order]),
      JobDetails: { job: order },
    })
    await press.click(await screen.findByRole('link', { name: 'View Details' }))
    expect(await details()).toHaveTextContent(`order ${order.orderNumber}`)
    expect(router.location.search).toBe(`?order=${order.id}`)
    await act(() => router.navigate(-1))
    await waitFor(() => expect(screen.queryByRole('region', { name: /, order / })).toBeNull())
  })

  it('moves the focus to the heading of the order, and back to the link that led there', async () => {
    const { press } = open('/customer/orders?status=pending', {
      CustomerJobs: page([order]),
      JobDetails: { job: order },
    })
    await press.click(await screen.findByRole('link', { name: 'View Details' }))
    expect(await screen.findByRole('heading', { level: 1, name: /, order / })).toHaveFocus()
    await press.click(screen.getByRole('button', { name: 'Back' }))
    expect(await screen.findByRole('link', { name: 'View Details' })).toHaveFocus()
    expect(screen.getByRole('heading', { level: 1, name: 'My Orders' })).toBeVisible()
  })

  it('sorts the bids by lowest price or best rating', async () => {
    const { press } = openOrder(order)
    const first = await bid('Dale Hart')
    expect(first.getByText('$149.50')).toBeVisible()
    expect(first.getByText('7 jobs completed')).toBeVisible()
    expect(first.getByText('Insurance not verified')).toBeVisible()
    expect(first.getByText('4.50')).toBeVisible()
    const names = () =>
      within(screen.getByRole('region', { name: /, order / }))
        .getAllByRole('article')
        .map(each => each.textContent)
    expect(names()[0]).toContain('Mia Santos')
    await press.click(screen.getByRole('button', { name: 'Best rating' }))
    expect(names()[0]).toContain('Dale Hart')
  })

  it('accepts a bid after confirming its price and its vendor', async () => {
    const { press, calls } = openOrder(order, { AcceptBid: { acceptBid: accepted } })
    await press.click((await bid('Dale Hart')).getByRole('button', { name: 'Accept' }))
    const question = await screen.findByRole('alertdialog', { name: 'Accept $149.50 from Dale Hart?' })
    expect(asked(calls, 'AcceptBid')).toBe(0)
    await press.click(within(question).getByRole('button', { name: 'Accept' }))
    expect(await screen.findByText('Bid accepted')).toBeVisible()
    expect(calls.find(({ operation }) => operation === 'AcceptBid')?.variables).toEqual({
      bidId: dale.id,
      price: dale.price,
      terms: {
        includedDays: null,
        includedTons: null,
        extraDayPrice: null,
        extraTonPrice: null,
        tripFee: null,
        swapPrice: null,
        includedEighths: null,
        extraEighthPrice: null,
        items: [],
      },
    })
    expect(await screen.findByRole('region', { name: 'Your vendor' })).toHaveTextContent('Dale Hart')
    // The other bids take one line.
    expect(screen.getByRole('heading', { name: 'Other bids (1)' })).toBeVisible()
    expect(screen.queryByRole('article', { name: 'Mia Santos' })).toBeNull()
    await press.click(screen.getByRole('button', { name: 'Show' }))
    expect((await bid('Mia Santos')).getByText('Rejected')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull()
    expect(asked(calls, 'JobDetails')).toBe(1)
  })

  it('scrolls to the result once a bid is accepted', async () => {
    const by = { __typename: 'User' as const, id: makeUser().id, firstName: 'Maria', lastName: 'Lopez' }
    const event = {
      __typename: 'JobEvent' as const,
      id: 'e1',
      fromStatus: 'pending' as const,
      toStatus: 'accepted' as const,
      reason: null,
      vendorDidNotCome: false,
      createdAt: '2026-11-20T10:00:00.000Z',
      actor: { ...by, businessName: null, userType: 'customer' as const },
      person: null,
    }
    const { press } = openOrder(order, { AcceptBid: { acceptBid: { ...accepted, history: [event] } } })
    await press.click((await bid('Dale Hart')).getByRole('button', { name: 'Accept' }))
    const page = document.documentElement
    page.scrollTop = 900
    const question = within(await screen.findByRole('alertdialog'))
    await press.click(question.getByRole('button', { name: 'Accept' }))
    await screen.findByRole('region', { name: 'Your vendor' })
    expect(page.scrollTop).toBe(0)
  })

  it('shows the current state if the bid is gone', async () => {
    let now = order
    const { press } = openOrder(order, {
      JobDetails: () => ({ job: now }),
      AcceptBid: () => {
        now = makeJob({ bids: [mia] })
        return refusal('CONFLICT', 'This bid is no longer open', { reason: 'BID_NOT_PENDING' })
      },
    })
    await press.click((await bid('Dale Hart')).getByRole('button', { name: 'Accept' }))
    await press.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Accept' }))
    expect(await screen.findByText('This bid is no longer open')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Dale Hart' })).toBeNull())
    expect(screen.getByRole('article', { name: 'Mia Santos' })).toBeVisible()
  })

  it('says in the dialog that no dumpster is left, and keeps the other bids', async () => {
    const words = 'This vendor has no dumpster of that size left for these days. Choose another bid.'
    let now = order
    const { press } = openOrder(order, {
      JobDetails: () => ({ job: now }),
      AcceptBid: () => {
        now = makeJob({ bids: [mia] })
        return refusal('CONFLICT', words, { reason: 'NO_STOCK' })
      },
    })
    await press.click((await bid('Dale Hart')).getByRole('button', { name: 'Accept' }))
    const question = within(await screen.findByRole('alertdialog'))
    await press.click(question.getByRole('button', { name: 'Accept' }))
    expect(await question.findByText(words)).toBeVisible()
    expect(question.queryByRole('button', { name: 'Accept' })).toBeNull()
    await press.click(question.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Dale Hart' })).toBeNull())
    await press.click((await bid('Mia Santos')).getByRole('button', { name: 'Accept' }))
    expect(await screen.findByRole('button', { name: 'Accept' })).toBeVisible()
  })

  it('opens the thread with the vendor once there is one', async () => {
    const { press, calls } = openOrder(order, {
      AcceptBid: { acceptBid: { ...accepted, viewerCanMessage: true } },
      Messages: thread({ ...accepted, viewerCanMessage: true }),
      SendMessage: ({ input }: { input: { content: string } }) => ({
        sendMessage: {
          __typename: 'Message',
          id: 'e0000001-0000-4000-8000-000000000000',
          jobId: order.id,
          content: input.content,
          createdAt: '2026-11-20T12:00:00.000Z',
          senderId: user.id,
          sender: user,
          person: null,
        },
      }),
    })
    await press.click((await bid('Dale Hart')).getByRole('button', { name: 'Accept' }))
    expect(screen.queryByRole('region', { name: 'Messages' })).toBeNull()
    await press.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Accept' }))
    await press.type(await screen.findByLabelText('Message to Dale Hart'), 'The gate is open')
    await press.click(screen.getByRole('button', { name: 'Send' }))
    expect(await screen.findByRole('list', { name: 'Messages with Dale Hart' })).toHaveTextContent(
      'The gate is open',
    )
    expect(asked(calls, 'Messages')).toBe(1)
  })

  it('leads to support with the order chosen', async () => {
    openOrder(order)
    expect(await screen.findByRole('link', { name: 'Contact support about this order' })).toHaveAttribute(
      'href',
      `/customer/support?order=${order.id}`,
    )
  })

  it('compares all bids, also those that did not fit on the first page', async () => {
    const bids = Array.from({ length: 25 }, (_, index) =>
      makeBid({
        id: bidId(index + 1),
        price: `${200 - index}.00`,
        vendor: makeVendor({ id: vendorId(index + 1), firstName: `Vendor${index + 1}` }),
      }),
    )
    const paged = { ...order, bids: { ...connection(bids.slice(0, 20), 'cursor-20', 'Bid'), totalCount: 25 } }
    const { calls } = openOrder(paged, {
      MoreBids: { job: { ...paged, bids: { ...connection(bids.slice(20), null, 'Bid'), totalCount: 25 } } },
    })
    expect(await screen.findByRole('heading', { name: 'Bids (25)' })).toBeVisible()
    const region = within(screen.getByRole('region', { name: /^Bids/ }))
    expect(region.getAllByRole('article')).toHaveLength(25)
    expect(region.getAllByRole('article')[0]).toHaveTextContent('$176.00')
    expect(calls.filter(({ operation }) => operation === 'MoreBids')).toEqual([
      expect.objectContaining({ variables: { id: order.id, after: 'cursor-20' } }),
    ])
    expect(region.queryByRole('button', { name: 'More' })).toBeNull()
  })

  it('says that not all bids could be loaded, and loads them on request', async () => {
    const bids = Array.from({ length: 21 }, (_, index) =>
      makeBid({ id: bidId(index + 1), vendor: makeVendor({ id: vendorId(index + 1) }) }),
    )
    const paged = { ...order, bids: { ...connection(bids.slice(0, 20), 'cursor-20', 'Bid'), totalCount: 21 } }
    let isBroken = true
    const { press } = openOrder(paged, {
      MoreBids: () =>
        isBroken
          ? refusal('INTERNAL_SERVER_ERROR', 'Something went wrong')
          : { job: { ...paged, bids: { ...connection(bids.slice(20), null, 'Bid'), totalCount: 21 } } },
    })
    const region = within(await screen.findByRole('region', { name: /^Bids/ }))
    const more = await region.findByRole('button', { name: 'More' })
    expect(region.getByRole('heading', { name: 'Bids (20+)' })).toBeVisible()
    await press.click(more)
    expect(await region.findByRole('alert')).toHaveTextContent("We couldn't load all bids")
    isBroken = false
    await press.click(region.getByRole('button', { name: 'More' }))
    expect(await region.findByRole('heading', { name: 'Bids (21)' })).toBeVisible()
  })

  it('declines one bid and leaves the other open', async () => {
    const { press } = openOrder(order, {
      DeclineBid: {
        declineBid: {
          ...mia,
          status: 'rejected',
          viewerCanDecide: false,
          job: makeJob({ bids: [dale, mia] }),
        },
      },
    })
    await press.click((await bid('Mia Santos')).getByRole('button', { name: 'Decline' }))
    await press.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Decline' }))
    expect(await (await bid('Mia Santos')).findByText('Rejected')).toBeVisible()
    expect((await bid('Dale Hart')).getByRole('button', { name: 'Accept' })).toBeVisible()
  })

  it('cancels with a reason', async () => {
    const { press, calls } = openOrder(order, {
      CancelJob: {
        cancelJob: makeJob({ status: 'cancelled', viewerCanCancel: false, viewerCanAccept: false }),
      },
    })
    await press.click(await screen.findByRole('button', { name: 'Cancel order' }))
    const asking = within(await screen.findByRole('dialog', { name: /^Cancel order/ }))
    await press.type(asking.getByLabelText('Reason'), 'Sold it')
    await press.click(asking.getByRole('button', { name: 'Cancel order' }))
    expect(await screen.findByText('Order cancelled')).toBeVisible()
    expect(calls.at(-1)?.variables).toEqual({ jobId: order.id, reason: 'Sold it' })
    expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull()
    expect(await details()).toHaveTextContent('Cancelled')
  })

  it('says what a late cancellation costs before the click', async () => {
    const late = makeJob({
      status: 'accepted',
      vendorId: dale.vendor.id,
      vendor: dale.vendor,
      viewerCanAccept: false,
      cancellationFee: '37.38',
    })
    const { press, calls } = openOrder(late, {
      CancelJob: { cancelJob: { ...late, status: 'cancelled', viewerCanCancel: false } },
    })
    await press.click(await screen.findByRole('button', { name: 'Cancel order' }))
    const asking = within(await screen.findByRole('dialog', { name: /^Cancel order/ }))
    expect(asking.getByText(/^Cancelling now costs \$37\.38\./)).toBeVisible()
    await press.click(asking.getByRole('button', { name: 'Cancel order' }))
    expect(await screen.findByText('Order cancelled')).toBeVisible()
    expect(calls.at(-1)?.variables).toEqual({ jobId: late.id, reason: null, fee: '37.38' })
  })

  it('cancels because the vendor did not come, once the server allows it', async () => {
    const late = makeJob({
      status: 'accepted',
      vendorId: dale.vendor.id,
      vendor: dale.vendor,
      viewerCanAccept: false,
      viewerCanReportNoShow: true,
    })
    const { press, calls } = openOrder(late, {
      CancelJob: { cancelJob: { ...late, status: 'cancelled', viewerCanCancel: false } },
    })
    await press.click(await screen.findByRole('button', { name: 'Cancel order' }))
    const asking = within(await screen.findByRole('dialog', { name: /^Cancel order/ }))
    await press.click(asking.getByRole('checkbox', { name: 'My vendor did not come' }))
    await press.click(asking.getByRole('button', { name: 'Cancel order' }))
    expect(await screen.findByText('Order cancelled')).toBeVisible()
    expect(calls.at(-1)?.variables).toEqual({ jobId: late.id, reason: null, vendorDidNotCome: true })
  })

  it('says what it costs to cancel while the vendor is on the way', async () => {
    const late = makeJob({
      status: 'in_progress',
      vendorId: dale.vendor.id,
      vendor: dale.vendor,
      viewerCanAccept: false,
      cancellationFee: '37.38',
    })
    const { press, calls } = openOrder(late, {
      CancelJob: { cancelJob: { ...late, status: 'cancelled', viewerCanCancel: false } },
    })
    await press.click(await screen.findByRole('button', { name: 'Cancel order' }))
    const asking = within(await screen.findByRole('dialog', { name: /^Cancel order/ }))
    expect(asking.queryByRole('checkbox')).toBeNull()
    expect(asking.getByText(/^Cancelling now costs \$37\.38\./)).toBeVisible()
    await press.click(asking.getByRole('button', { name: 'Cancel order' }))
    expect(await screen.findByText('Order cancelled')).toBeVisible()
    expect(calls.at(-1)?.variables).toEqual({ jobId: late.id, reason: null, fee: '37.38' })
  })

  it('does not offer to report a no-show before that', async () => {
    const soon = makeJob({
      status: 'accepted',
      vendorId: dale.vendor.id,
      vendor: dale.vendor,
      viewerCanAccept: false,
      viewerCanReportNoShow: false,
    })
    const { press } = openOrder(soon)
    await press.click(await screen.findByRole('button', { name: 'Cancel order' }))
    const asking = within(await screen.findByRole('dialog', { name: /^Cancel order/ }))
    expect(asking.getByRole('button', { name: 'Cancel order' })).toBeVisible()
    expect(asking.queryByRole('checkbox')).toBeNull()
  })

  it.each([
    ['in_progress', 'The vendor has arrived, so the order can no longer be cancelled.'],
    ['cancelled', 'The order has already been cancelled.'],
  ] as const)(
    'keeps the reason when the order becomes %s while it is typed, and says why',
    async (status, why) => {
      let now: Job = order
      const { press, live } = openOrder(order, { JobDetails: () => ({ job: now }) })
      await press.click(await screen.findByRole('button', { name: 'Cancel order' }))
      await waitFor(() => expect(live.isOpen()).toBe(true))
      const asking = within(await screen.findByRole('dialog', { name: /^Cancel order/ }))
      await press.type(asking.getByLabelText('Reason'), 'Sold it')
      now = { ...order, status, viewerCanCancel: false }
      await act(async () => live.push({ jobs: [now as never] }))
      expect(await asking.findByRole('alert')).toHaveTextContent(why)
      expect(asking.getByLabelText('Reason')).toHaveValue('Sold it')
      expect(asking.getByLabelText('Reason')).toHaveFocus()
      expect(asking.queryByText(/cannot be undone|We email it/)).toBeNull()
      expect(asking.queryByRole('button', { name: 'Cancel order' })).toBeNull()
      await press.click(within(asking.getByRole('form')).getByRole('button', { name: 'Close' }))
      await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Cancel order/ })).toBeNull())
      expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull()
    },
  )

  it.each([
    [0, /^Vendors can no longer bid on it\./, "We save it in the order's history."],
    [1, /^The bid on it is declined\./, "We'll email your reason to the vendor who submitted the bid."],
    [2, /^All bids on it are declined\./, "We'll email your reason to the vendors who submitted a bid."],
  ])('says with %i bids who is affected by cancelling', async (bids, follows, help) => {
    const { press } = openOrder(makeJob({ bids: [dale, mia].slice(0, bids) }))
    await press.click(await screen.findByRole('button', { name: 'Cancel order' }))
    const asking = within(await screen.findByRole('dialog', { name: /^Cancel order/ }))
    expect(asking.getByText(follows)).toBeVisible()
    expect(asking.getByText(help)).toBeVisible()
  })

  it("says that an order can't be found, no matter who owns it", async () => {
    const { press, router } = open('/customer/orders?order=nonsense', {
      CustomerJobs: page([]),
      JobDetails: refusal('NOT_FOUND', 'Job not found'),
    })
    const missing = await screen.findByRole('region', { name: 'Your order' })
    expect(missing).toHaveTextContent("We couldn't find this order")
    await press.click(screen.getByRole('button', { name: 'See my orders' }))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Your order' })).toBeNull())
    expect(router.location.search).toBe('')
  })

  describe('of a completed order', () => {
    const [posted] = accepted.history
    const done = {
      ...accepted,
      status: 'completed' as const,
      history: [
        posted!,
        { ...posted!, id: 'done', fromStatus: 'in_progress', toStatus: 'completed' } as const,
      ],
      viewerCanCancel: false,
      viewerCanRate: true,
    }
    const until = '2026-12-05T12:00:00.000Z'
    const rating = makeRating({
      raterId: user.id,
      ratedId: dale.vendorId,
      comment: 'Swept up afterwards',
      revealsAt: until,
      isSealed: true,
    })

    it('accepts one rating and then shows it', async () => {
      const { press, calls } = openOrder(done, {
        SubmitRating: {
          submitRating: {
            ...rating,
            rated: { ...dale.vendor, rating: 4.67, ratingCount: 3, stats: null },
            job: { ...done, viewerCanRate: false, ratingsSealedUntil: until, ratings: [rating] },
          },
        },
      })
      const form = within(await screen.findByRole('form', { name: 'Rate Dale Hart' }))
      await press.click(form.getByRole('button', { name: 'Submit Rating' }))
      expect(await form.findByText('Please choose a rating from 1 to 5')).toBeVisible()
      await press.click(form.getByRole('radio', { name: '5 stars' }))
      await press.type(form.getByLabelText('Comment'), 'Swept up afterwards')
      await press.click(form.getByRole('button', { name: 'Submit Rating' }))
      expect(await screen.findByText('Rating submitted successfully!')).toBeVisible()
      expect(calls.at(-1)?.variables.input).toEqual({
        jobId: done.id,
        rating: 5,
        comment: 'Swept up afterwards',
      })
      expect(await screen.findByRole('region', { name: 'Your rating' })).toHaveTextContent(
        'Swept up afterwards',
      )
      await waitFor(() => expect(screen.getByRole('region', { name: 'Your rating' })).toHaveFocus())
      expect(screen.getByText(/^Sealed until both have rated or Dec 5\./)).toBeVisible()
      expect(screen.queryByRole('form', { name: 'Rate Dale Hart' })).toBeNull()
      expect(screen.getByRole('region', { name: 'Your vendor' })).toHaveTextContent('4.67')
    })

    it('keeps the text when the rating fails', async () => {
      const { press } = openOrder(done, {
        SubmitRating: refusal('CONFLICT', 'You have already rated this job', { reason: 'ALREADY_RATED' }),
      })
      await press.click(await screen.findByRole('radio', { name: '4 stars' }))
      await press.type(screen.getByLabelText('Comment'), 'Fine')
      await press.click(screen.getByRole('button', { name: 'Submit Rating' }))
      expect(await screen.findByText('Error submitting rating')).toBeVisible()
      expect(screen.getByText('You have already rated this job')).toBeVisible()
      expect(screen.getByLabelText('Comment')).toHaveValue('Fine')
    })
  })
})
