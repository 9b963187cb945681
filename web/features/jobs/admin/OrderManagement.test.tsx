import { act, screen, waitFor, within } from '@testing-library/react'
import { type Network, refusal } from '../../../testing/fakeNetwork.js'
import { adminNetwork, adminStats } from '../../../testing/makers/adminNetwork.js'
import { pagesOf, totalOf } from '../../../testing/makers/connection.js'
import { makeBalance, makeCharge } from '../../../testing/makers/makeChange.js'
import { makeAnyJob } from '../../../testing/makers/makeJob.js'
import { makeTicket } from '../../../testing/makers/makeTicket.js'
import { admin } from '../../../testing/makers/makeUser.js'
import { makeVendor } from '../../../testing/makers/makeVendor.js'
import { makeVisit } from '../../../testing/makers/makeVisit.js'
import { renderApp } from '../../../testing/renderApp.js'
import type { TicketsQueryVariables } from '../../support/admin/generated/tickets.js'
import type { AllJobsQueryVariables, JobTotalQueryVariables } from './generated/orders.js'

const jobs = Array.from({ length: 12 }, (_, index) => makeAnyJob(index + 1))
const noTickets = { supportTickets: pagesOf('SupportTicket', [], 10) }
const noMessages = { messages: pagesOf('Message', [], 20) }

const found = ({ search, status }: JobTotalQueryVariables) =>
  jobs.filter(job => job.orderNumber.startsWith(search ?? '') && (!status || job.status === status))

const open = (network: Network = {}, path = '/?tab=orders') =>
  renderApp(path, {
    user: admin,
    network: {
      ...adminNetwork,
      Tickets: noTickets,
      AnyThread: noMessages,
      AllJobs: ({ first, after, ...asked }: AllJobsQueryVariables) => ({
        jobs: pagesOf('Job', found(asked), first, after),
      }),
      JobTotal: (asked: JobTotalQueryVariables) => ({ jobs: totalOf('Job', found(asked)) }),
      AnyJob: ({ id }: { id: string }) => ({ job: jobs.find(job => job.id === id) }),
      ...network,
    },
  })

describe('all orders', () => {
  it('are listed at once, and fetched again at the press of the button', async () => {
    const { press, calls } = open()
    expect(await screen.findByText('Showing 1 to 10 of 12 results')).toBeVisible()
    const fetched = () => calls.filter(({ operation }) => operation === 'AllJobs').length
    expect(fetched()).toBe(1)
    await press.click(screen.getByRole('button', { name: 'View All Orders' }))
    await waitFor(() => expect(fetched()).toBe(2))
  })

  it('shows the vendor by business, and the service date', async () => {
    const vendor = makeVendor({ businessName: 'Becker Hauling' })
    const [first] = jobs
    open({
      AllJobs: { jobs: pagesOf('Job', [{ ...first, vendor }, jobs[1]], 10) },
    })
    const row = await screen.findByRole('row', { name: /Becker Hauling/ })
    expect(within(row).getByText('Dale Hart')).toBeVisible()
    expect(within(row).getByText(/Dec 1, 9:00 AM/)).toBeVisible()
    expect(screen.getByText('None yet')).toBeVisible()
  })

  it('finds orders by number and status, page by page', async () => {
    const { press, calls } = open()
    await press.click(await screen.findByRole('button', { name: 'Next' }))
    expect(await screen.findByText('Showing 11 to 12 of 12 results')).toBeVisible()
    await press.type(screen.getByLabelText('Search orders'), jobs[2]?.orderNumber ?? '')
    expect(await screen.findByText('Showing 1 to 1 of 1 results')).toBeVisible()
    await press.selectOptions(screen.getByLabelText('Status'), 'Completed')
    expect(await screen.findByText('No orders found')).toBeVisible()
    expect(calls.at(-1)?.variables).toMatchObject({ status: 'completed', search: jobs[2]?.orderNumber })
  })

  it('shows those that need an admin, and updates as that changes', async () => {
    let [first, ...others] = jobs
    const { press, live, calls } = open({
      AllJobs: ({ needs, first: count, after }: AllJobsQueryVariables) => ({
        jobs: pagesOf('Job', needs ? [first!] : jobs, count, after),
      }),
    })
    await press.selectOptions(await screen.findByLabelText('Needs attention'), 'Vendor suspended')
    expect(await screen.findByText('Showing 1 to 1 of 1 results')).toBeVisible()
    await waitFor(() => expect(live.isOpen()).toBe(true))
    first = others[0]
    const asked = () => calls.filter(({ operation }) => operation === 'AllJobs').length
    const before = asked()
    act(() => live.push({ stale: [{ kind: 'user', id: null, jobId: null }] }))
    expect((await screen.findAllByText(first!.orderNumber, { exact: false }))[0]).toBeVisible()
    expect(asked()).toBe(before + 1)
  })

  it('shows orders before they are counted', async () => {
    const { promise, resolve } = Promise.withResolvers<{ jobs: object }>()
    open({ JobTotal: () => promise as never })
    expect(await screen.findByText('Showing 1 to 10 of … results')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Next' })).toBeEnabled()
    resolve({ jobs: totalOf('Job', jobs) })
    expect(await screen.findByText('Showing 1 to 10 of 12 results')).toBeVisible()
  })

  it('says that the orders could not be loaded', async () => {
    open({ AllJobs: refusal('UNAVAILABLE', 'Back in a minute') })
    expect(await screen.findByText("We couldn't load the orders")).toBeVisible()
  })
})

describe('the details', () => {
  const view = async (network: Network = {}) => {
    const app = open(network)
    await app.press.click(
      (await screen.findAllByRole('button', { name: /^View Details of order/ }))[0] as Element,
    )
    return { ...app, dialog: await screen.findByRole('dialog') }
  }

  it('shows everything from both sides', async () => {
    const { dialog } = await view({
      AnyThread: {
        messages: pagesOf(
          'Message',
          [
            {
              __typename: 'Message',
              id: 'm1',
              content: 'The gate is open',
              createdAt: '2026-11-20T10:00:00.000Z',
              senderId: 'p1',
              person: null,
              sender: {
                __typename: 'User',
                id: 'p1',
                firstName: 'Maria',
                lastName: 'Lopez',
                userType: 'customer',
              },
            },
          ],
          20,
        ),
      },
    })
    expect(await within(dialog).findByText('The gate is open')).toBeVisible()
    for (const words of [
      'An old sofa',
      '12 Elm St, 78704',
      'Maria Lopez, maria@example.com, (512) 555-0144',
      '$149.50',
    ]) {
      expect(dialog).toHaveTextContent(words)
    }
    expect(within(dialog).getByRole('region', { name: 'Bids (1)' })).toHaveTextContent('Dale Hart')
    expect(within(dialog).getByRole('list', { name: 'Timeline' })).toHaveTextContent(
      'Maria Lopez (Customer) posted the request',
    )
    expect(within(dialog).queryByLabelText(/message/i, { selector: 'textarea' })).toBeNull()
  })

  it("lets an admin make the vendor's next move at a visit", async () => {
    const visit = makeVisit({
      status: 'on_the_way',
      onTheWayAt: '2027-02-24T15:00:00.000Z',
      viewerCanArrive: true,
      viewerCanFail: true,
    })
    const job = { ...makeAnyJob(1), visits: [visit] }
    const there = {
      ...visit,
      status: 'arrived',
      arrivedAt: '2027-02-24T15:30:00.000Z',
      viewerCanArrive: false,
    }
    const { press, dialog, calls } = await view({
      AnyJob: { job },
      ArriveAtVisit: { arriveAtVisit: { ...there, job: { ...job, visits: [there] } } },
    })
    const visits = within(await within(dialog).findByRole('region', { name: 'Timeline' }))
    await press.click(await visits.findByRole('button', { name: "I've Arrived" }))
    expect(await visits.findByText('Arrived', { selector: 'dt' })).toBeVisible()
    expect(calls.find(({ operation }) => operation === 'ArriveAtVisit')?.variables).toEqual({
      visitId: visit.id,
    })
  })

  it('lets the report of a failed visit stand, with a reason', async () => {
    const visit = makeVisit({
      status: 'failed',
      arrivedAt: '2027-02-24T15:30:00.000Z',
      failedAt: '2027-02-24T16:00:00.000Z',
      failureReason: 'blocked',
      disputedAt: '2027-02-24T17:00:00.000Z',
      disputeReason: 'The gate was open',
      viewerCanDecideDispute: true,
    })
    const decided = {
      ...visit,
      reportStands: true,
      disputeDecision: 'The photo shows it',
      viewerCanDecideDispute: false,
    }
    const { press, dialog, calls } = await view({
      AnyJob: { job: { ...makeAnyJob(1), visits: [visit] } },
      DecideVisitDispute: { decideVisitDispute: decided },
    })
    const visits = within(await within(dialog).findByRole('region', { name: 'Timeline' }))
    expect(visits.getByText('The gate was open')).toBeVisible()
    expect(visits.queryByRole('button', { name: "That's Not What Happened" })).toBeNull()
    await press.click(visits.getByRole('button', { name: 'Report Stands' }))
    const question = within(await screen.findByRole('dialog', { name: "Let the vendor's report stand?" }))
    await press.type(question.getByRole('textbox'), 'The photo shows it')
    await press.click(question.getByRole('button', { name: 'Report Stands' }))
    expect(await visits.findByText('The photo shows it')).toBeVisible()
    expect(calls.find(({ operation }) => operation === 'DecideVisitDispute')?.variables).toEqual({
      visitId: visit.id,
      stands: true,
      reason: 'The photo shows it',
    })
  })

  it('holds a late pickup against the vendor, with a reason', async () => {
    const visit = makeVisit({
      kind: 'pickup',
      disputedAt: '2027-02-24T20:00:00.000Z',
      disputeReason: 'No truck',
      viewerCanDecideDispute: true,
    })
    const decided = {
      ...visit,
      reportStands: false,
      disputeDecision: 'The vendor admits it',
      viewerCanDecideDispute: false,
    }
    const { press, dialog, calls } = await view({
      AnyJob: { job: { ...makeAnyJob(1), visits: [visit] } },
      DecideVisitDispute: { decideVisitDispute: decided },
    })
    const visits = within(await within(dialog).findByRole('region', { name: 'Timeline' }))
    expect(visits.getByText('No truck')).toBeVisible()
    await press.click(visits.getByRole('button', { name: 'Vendor Is at Fault' }))
    const question = within(await screen.findByRole('dialog', { name: 'Hold this against the vendor?' }))
    await press.type(question.getByRole('textbox'), 'The vendor admits it')
    await press.click(question.getByRole('button', { name: 'Vendor Is at Fault' }))
    expect(await visits.findByText('Haulbid: the vendor is at fault')).toBeVisible()
    expect(calls.find(({ operation }) => operation === 'DecideVisitDispute')?.variables).toEqual({
      visitId: visit.id,
      stands: false,
      reason: 'The vendor admits it',
    })
  })

  it('decides a contested charge, and voids or waives others', async () => {
    const contested = makeCharge({
      id: 'c2',
      kind: 'extra_day',
      label: 'Extra days',
      amount: '30.00',
      status: 'contested',
      contestedAt: '2026-11-22T10:00:00.000Z',
      contestReason: 'It was one day',
      viewerCanUphold: true,
      viewerCanVoid: true,
    })
    const trip = makeCharge({
      id: 'c3',
      kind: 'trip',
      label: 'Trip fee',
      amount: '60.00',
      viewerCanVoid: true,
    })
    const [first] = jobs
    const job = {
      ...first,
      status: 'in_progress' as const,
      amountDue: '239.50',
      balances: [makeBalance('239.50')],
      charges: [makeCharge(), contested, trip],
    }
    const decided = {
      ...contested,
      status: 'booked',
      decisionReason: 'The photos show it',
      viewerCanUphold: false,
    }
    const { press, calls } = open(
      {
        AnyJob: { job },
        UpholdCharge: {
          upholdCharge: { ...decided, job: { ...job, charges: [makeCharge(), decided, trip] } },
        },
      },
      `/?tab=orders&orders=open&order=${job.id}`,
    )
    const charges = within(await screen.findByRole('region', { name: 'Timeline' }))
    expect(charges.getByText('The customer contested it: It was one day')).toBeVisible()
    expect(charges.getByRole('button', { name: 'Waive' })).toBeVisible()
    expect(charges.getAllByRole('button', { name: 'Void' })).toHaveLength(1)
    await press.click(charges.getByRole('button', { name: 'Let It Stand' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Let Extra days, $30.00 stand?' }))
    await press.click(dialog.getByRole('button', { name: 'Let It Stand' }))
    expect(await dialog.findByText('Please say why it stands')).toBeVisible()
    await press.type(dialog.getByLabelText('Reason'), 'The photos show it')
    await press.click(dialog.getByRole('button', { name: 'Let It Stand' }))
    expect(await charges.findByText('Haulbid let it stand: The photos show it')).toBeVisible()
    expect(calls.find(({ operation }) => operation === 'UpholdCharge')?.variables).toEqual({
      chargeId: 'c2',
      reason: 'The photos show it',
    })
  })

  it('says the ledger in words, and waives a fee with a reason', async () => {
    const transfer = (
      id: string,
      kind: 'fee' | 'fee_voided' | 'fee_waived',
      amount: string,
      label: string,
    ) => ({
      __typename: 'LedgerTransfer' as const,
      id,
      kind,
      amount,
      reason: kind === 'fee_voided' ? 'Charged twice' : null,
      createdAt: `2026-11-12T1${id.at(-1)}:00:00.000Z`,
      charge: { __typename: 'Charge' as const, id: `c-${label}`, label, viewerCanWaiveFee: kind === 'fee' },
    })
    const booked = [
      transfer('t1', 'fee', '20.00', 'Agreed price'),
      transfer('t2', 'fee', '3.00', 'Extra days'),
      transfer('t3', 'fee_voided', '-3.00', 'Extra days'),
      transfer('t4', 'fee', '-1.50', 'Discount'),
    ]
    booked[1]!.charge.viewerCanWaiveFee = false
    const job = makeAnyJob(1, { status: 'completed', ledger: booked })
    const { press, calls } = open(
      {
        AnyJob: { job },
        WaiveFee: {
          waiveFee: {
            ...booked[0]!.charge,
            viewerCanWaiveFee: false,
            job: {
              ...job,
              ledger: [
                ...booked,
                { ...transfer('t5', 'fee_waived', '-20.00', 'Agreed price'), reason: 'Their first job' },
              ],
            },
          },
        },
      },
      `/?tab=orders&order=${job.id}`,
    )
    const fees = within(await screen.findByRole('region', { name: 'Service fees' }))
    const lines = () => fees.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(lines()).toEqual([
      expect.stringMatching(/^Fee of \$20\.00 on Agreed price, Thu, Nov 12, /),
      expect.stringMatching(/^Fee of \$3\.00 on Extra days, /),
      expect.stringMatching(/^Fee of \$3\.00 taken back: Extra days voided, .*Charged twice$/),
      expect.stringMatching(/^Fee lowered by \$1\.50: Discount, /),
    ])
    expect(fees.getByText('$18.50')).toBeVisible()
    await press.click(fees.getByRole('button', { name: 'Waive Fee' }))
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Waive the fee of $20.00 on Agreed price?' }),
    )
    await press.click(dialog.getByRole('button', { name: 'Waive Fee' }))
    expect(await dialog.findByText("Please say why you're waiving it")).toBeVisible()
    await press.type(dialog.getByLabelText('Reason'), 'Their first job')
    await press.click(dialog.getByRole('button', { name: 'Waive Fee' }))
    expect(await fees.findByText('Their first job')).toBeVisible()
    expect(lines()[4]).toMatch(/^Fee of \$20\.00 on Agreed price waived, /)
    expect(fees.getByText("Its vendor's credit").parentElement).toHaveTextContent(/\$1\.50$/)
    expect(fees.queryByRole('button', { name: 'Waive Fee' })).not.toBeInTheDocument()
    expect(calls.find(({ operation }) => operation === 'WaiveFee')?.variables).toEqual({
      chargeId: 'c-Agreed price',
      reason: 'Their first job',
    })
  })

  it('says what of the fees was collected by card', async () => {
    const transfer = (kind: 'fee' | 'fee_collected', amount: string) => ({
      __typename: 'LedgerTransfer' as const,
      id: kind,
      kind,
      amount,
      reason: null,
      createdAt: '2026-11-12T18:00:00.000Z',
      charge: null,
    })
    const ledger = [transfer('fee_collected', '-12.00'), transfer('fee', '20.00')]
    const job = makeAnyJob(1, { status: 'completed', ledger })
    open({ AnyJob: { job } }, `/?tab=orders&order=${job.id}`)
    const fees = within(await screen.findByRole('region', { name: 'Service fees' }))
    expect(fees.getAllByRole('listitem')[0]).toHaveTextContent(/^\$12\.00 collected by card, Thu, Nov 12, /)
    expect(fees.getByText('Its vendor owes Haulbid').parentElement).toHaveTextContent(/\$8\.00$/)
  })

  it('says what each bid includes', async () => {
    const job = makeAnyJob(1)
    const terms = { includedDays: 7, extraDayPrice: '12.00', tripFee: '90.00' }
    const nodes = job.bids.nodes.map(bid => ({ ...bid, ...terms }))
    const { dialog } = await view({ AnyJob: { job: { ...job, bids: { ...job.bids, nodes } } } })
    const bids = await within(dialog).findByRole('region', { name: 'Bids (1)' })
    expect(bids).toHaveTextContent(/7 days; \$12 a day after; \$90 for a wasted trip/)
  })

  it('loads more bids', async () => {
    const first = makeAnyJob(1)
    const { nodes } = first.bids
    const page = (ids: string[], endCursor: string | null) => ({
      ...first.bids,
      totalCount: 2,
      nodes: ids.map(id => ({ ...nodes[0], id })),
      pageInfo: { __typename: 'PageInfo', endCursor, hasNextPage: endCursor !== null },
    })
    const { press, dialog, calls } = await view({
      AnyJob: { job: { ...first, bids: page(['b1'], '1') } },
      MoreAnyBids: { job: { __typename: 'Job', id: first.id, bids: page(['b2'], null) } },
    })
    const bids = within(await within(dialog).findByRole('region', { name: 'Bids (2)' }))
    expect(bids.getAllByRole('listitem')).toHaveLength(1)
    await press.click(bids.getByRole('button', { name: 'More' }))
    await waitFor(() => expect(bids.getAllByRole('listitem')).toHaveLength(2))
    expect(calls.at(-1)?.variables).toEqual({ id: first.id, after: '1' })
    expect(bids.queryByRole('button', { name: 'More' })).toBeNull()
  })

  it('cancels with a reason, and updates the list', async () => {
    const { press, dialog, calls } = await view({
      CancelAnyJob: {
        cancelJob: { ...makeAnyJob(1), status: 'cancelled', viewerCanCancel: false },
      },
    })
    await press.click(await within(dialog).findByRole('button', { name: 'Cancel order' }))
    const asking = await screen.findByRole('dialog', { name: /^Cancel order/ })
    await press.click(within(asking).getByRole('button', { name: 'Cancel order' }))
    expect(await within(asking).findByText("Please say why you're cancelling it")).toBeVisible()
    await press.type(within(asking).getByLabelText('Reason'), 'Fraud')
    await press.click(within(asking).getByRole('button', { name: 'Cancel order' }))
    expect(await screen.findByText('Order cancelled')).toBeVisible()
    expect(calls.find(({ operation }) => operation === 'CancelAnyJob')?.variables).toEqual({
      jobId: jobs[0]?.id,
      reason: 'Fraud',
    })
    const details = await screen.findByRole('dialog')
    expect(within(details).getByRole('list', { name: 'Progress' })).toHaveTextContent('Cancelled')
    expect(within(details).queryByRole('button', { name: 'Cancel order' })).toBeNull()
  })

  it('says why an order could not be cancelled', async () => {
    const words = "This job has moved on, so you can't do this anymore"
    const { press, dialog } = await view({
      CancelAnyJob: refusal('CONFLICT', words, { reason: 'JOB_STATE' }),
    })
    await press.click(await within(dialog).findByRole('button', { name: 'Cancel order' }))
    const asking = await screen.findByRole('dialog', { name: /^Cancel order/ })
    await press.type(within(asking).getByLabelText('Reason'), 'Fraud')
    await press.click(within(asking).getByRole('button', { name: 'Cancel order' }))
    expect(await screen.findByText('Error cancelling order')).toBeVisible()
    expect(screen.getByText(words)).toBeVisible()
  })

  describe('an order whose vendor cannot go on', () => {
    const vendor = makeVendor({
      id: 'v1',
      firstName: 'Vic',
      lastName: 'Stone',
      email: 'vic@example.com',
      phone: null,
      isActive: false,
    })
    const stuck = makeAnyJob(1, { status: 'accepted', viewerCanReopen: true, vendor })
    const [lost] = stuck.bids.nodes
    const assignable = {
      ...stuck,
      bids: { ...stuck.bids, nodes: [{ ...lost, status: 'rejected', viewerCanAssign: true }] },
    }
    const reopening = {
      button: 'Open for bids again',
      does: 'Open for bids again',
      asks: /^Open order .* for bids again\?$/,
      missing: "Please say why you're reopening it",
      operation: 'ReopenJob',
      answer: { reopenJob: makeAnyJob(1) },
      done: 'Order opened again',
      failed: 'Error opening order',
      variables: { jobId: jobs[0]?.id, vendorId: 'v1' },
    }
    const assigning = {
      button: 'Assign to Dale Hart',
      does: 'Assign',
      asks: 'Give this order to Dale Hart?',
      missing: "Please say why you're giving it to another vendor",
      operation: 'ReassignJob',
      answer: { reassignJob: makeAnyJob(1, { status: 'accepted' }) },
      done: 'Vendor changed',
      failed: 'Error changing vendor',
      variables: { bidId: lost?.id, vendorId: 'v1' },
    }

    it("offers the order to the customer when they haven't agreed to the bid", async () => {
      const dearer = {
        ...stuck,
        bids: {
          ...stuck.bids,
          nodes: [{ ...lost, status: 'rejected', viewerCanAssign: true, needsCustomerConsent: true }],
        },
      }
      const { press, dialog, calls } = await view({
        AnyJob: { job: dearer },
        ReassignJob: { reassignJob: makeAnyJob(1) },
      })
      await press.click(await within(dialog).findByRole('button', { name: 'Offer Dale Hart' }))
      const asking = within(await screen.findByRole('dialog', { name: 'Offer Dale Hart to the customer?' }))
      expect(asking.getByText(/so the customer decides/)).toBeVisible()
      await press.type(asking.getByLabelText('Reason'), 'Suspended vendor')
      await press.click(asking.getByRole('button', { name: 'Offer' }))
      expect(await screen.findByText('Offered to the customer')).toBeVisible()
      expect(calls.some(({ operation }) => operation === 'ReassignJob')).toBe(true)
    })

    it('says whose bid was offered to the customer', async () => {
      const offered = { ...lost!, status: 'pending' as const, offeredAt: '2026-11-20T10:00:00.000Z' }
      const { dialog } = await view({
        AnyJob: { job: { ...makeAnyJob(1), bids: { ...stuck.bids, nodes: [offered] } } },
      })
      expect(await within(dialog).findByText('None yet. We offered Dale Hart to the customer.')).toBeVisible()
      const bids = within(dialog).getByRole('region', { name: 'Bids (1)' })
      expect(bids).toHaveTextContent('Offered to the customer')
    })

    it('names the business of a vendor, and says that a job was taken back from one', async () => {
      const vendor = makeVendor({ businessName: 'Becker Hauling' })
      const [first] = assignable.bids.nodes
      const bids = [{ ...first!, vendor, status: 'withdrawn' as const, takenAt: '2026-11-20T10:00:00.000Z' }]
      const { dialog } = await view({
        AnyJob: { job: { ...assignable, bids: { ...assignable.bids, nodes: bids } } },
      })
      expect(await within(dialog).findByText(/^Becker Hauling \(/)).toBeVisible()
      expect(within(dialog).getByText('Taken back')).toBeVisible()
      expect(within(dialog).queryByText('Withdrawn')).toBeNull()
    })

    it('says that the vendor is suspended', async () => {
      const { dialog } = await view({ AnyJob: { job: assignable } })
      expect(await within(dialog).findByText('Vic Stone, vic@example.com')).toBeVisible()
      expect(within(dialog).getByText('Suspended')).toBeVisible()
    })

    it.each([
      ['are opened for bids again', reopening],
      ['are given to another vendor who has bid', assigning],
    ])(
      'requires a reason before orders %s',
      async (_, { button, does, asks, missing, operation, answer, done, variables }) => {
        const { press, dialog, calls } = await view({ AnyJob: { job: assignable }, [operation]: answer })
        await press.click(await within(dialog).findByRole('button', { name: button }))
        const asking = within(await screen.findByRole('dialog', { name: asks }))
        await press.click(asking.getByRole('button', { name: does }))
        expect(await asking.findByText(missing)).toBeVisible()
        await press.type(asking.getByLabelText('Reason'), 'Suspended vendor')
        await press.click(asking.getByRole('button', { name: does }))
        expect(await screen.findByText(done)).toBeVisible()
        expect(calls.find(call => call.operation === operation)?.variables).toEqual({
          ...variables,
          reason: 'Suspended vendor',
        })
        await waitFor(() => expect(screen.queryByRole('button', { name: button })).toBeNull())
      },
    )

    it.each([
      ['opened for bids again', reopening],
      ['given to another vendor', assigning],
    ])('says why the orders could not be %s', async (_, { button, does, asks, operation, failed }) => {
      const words = "This job has moved on, so you can't do this anymore"
      const { press, dialog } = await view({
        AnyJob: { job: assignable },
        [operation]: refusal('CONFLICT', words, { reason: 'JOB_STATE' }),
      })
      await press.click(await within(dialog).findByRole('button', { name: button }))
      const asking = within(await screen.findByRole('dialog', { name: asks }))
      await press.type(asking.getByLabelText('Reason'), 'Suspended vendor')
      await press.click(asking.getByRole('button', { name: does }))
      expect(await screen.findByText(failed)).toBeVisible()
      expect(screen.getByText(words)).toBeVisible()
    })
  })

  describe('an order that changes while a reason is typed', () => {
    const vic = makeVendor({ id: 'v1', firstName: 'Vic', lastName: 'Stone', isActive: false })
    const stuck = makeAnyJob(1, { status: 'accepted', viewerCanReopen: true, vendor: vic })
    const withBid = (changed: object) => ({
      ...stuck,
      bids: { ...stuck.bids, nodes: [{ ...stuck.bids.nodes[0]!, status: 'rejected' as const, ...changed }] },
    })
    const order = withBid({ viewerCanAssign: true })
    const over = withBid({ viewerCanAssign: false })
    const reopening = ['Open for bids again', /^Open order .* for bids again\?$/] as const
    const assigning = ['Assign to Dale Hart', 'Give this order to Dale Hart?'] as const

    it.each([
      [reopening, 'pending', 'The order is already open again.'],
      [reopening, 'completed', "The job is completed. You can't reopen the order."],
      [reopening, 'cancelled', 'The order has been cancelled.'],
      [assigning, 'pending', 'The order is open for bids again. The customer chooses.'],
      [assigning, 'completed', "The job is completed. You can't give it to another vendor."],
      [assigning, 'accepted', 'This bid can no longer be assigned.'],
      [
        reopening,
        'another vendor',
        'The order now belongs to Mia Santos. Close this dialog and review the order again.',
      ],
      [
        assigning,
        'another vendor',
        'The order now belongs to Mia Santos. Close this dialog and review the order again.',
      ],
    ] as const)('keeps the reason and says why: %s, %s', async ([button, asks], becomes, why) => {
      let now: typeof order = order
      const { press, dialog, live, calls } = await view({ AnyJob: () => ({ job: now }) })
      await press.click(await within(dialog).findByRole('button', { name: button }))
      const asking = within(await screen.findByRole('dialog', { name: asks }))
      await press.type(asking.getByLabelText('Reason'), 'Suspended vendor')
      await waitFor(() => expect(live.isOpen()).toBe(true))
      const mia = makeVendor({ id: 'v2', firstName: 'Mia', lastName: 'Santos' })
      now =
        becomes === 'another vendor'
          ? { ...order, vendor: mia }
          : { ...over, status: becomes, viewerCanReopen: false }
      const stale = [{ kind: 'bid' as const, id: order.bids.nodes[0]!.id, jobId: order.id }]
      await act(async () => live.push({ jobs: [now as never], stale }))
      expect(await asking.findByRole('alert')).toHaveTextContent(why)
      expect(asking.getByLabelText('Reason')).toHaveValue('Suspended vendor')
      await press.click(within(asking.getByRole('form')).getByRole('button', { name: 'Close' }))
      await waitFor(() => expect(screen.queryByRole('dialog', { name: asks })).toBeNull())
      if (becomes === 'another vendor') {
        await press.click(screen.getByRole('button', { name: button }))
        const again = await screen.findByRole('dialog', { name: asks })
        expect(again).toHaveTextContent(/^.*Mia Santos loses the order/)
      } else expect(screen.queryByRole('button', { name: button })).toBeNull()
      expect(calls.some(({ operation }) => /ReopenJob|ReassignJob/.test(operation))).toBe(false)
    })
  })

  it('says who took the job from a vendor, and who gave it to another', async () => {
    const boss = {
      __typename: 'User' as const,
      id: 'a1',
      firstName: 'Ada',
      lastName: 'Boss',
      userType: 'admin' as const,
    }
    const vendor = { ...boss, id: 'v1', firstName: 'Vic', lastName: 'Stone', userType: 'vendor' as const }
    const job = makeAnyJob(1)
    const step = (number: number, from: string, to: string, actor: typeof boss | typeof vendor) => ({
      ...job.history[0],
      id: `h${number}`,
      fromStatus: from,
      toStatus: to,
      actor,
      reason: null,
    })
    const { dialog } = await view({
      AnyJob: {
        job: {
          ...job,
          history: [
            step(1, 'accepted', 'pending', vendor),
            step(2, 'in_progress', 'pending', boss),
            step(3, 'pending', 'accepted', boss),
          ],
        },
      },
    })
    const history = await within(dialog).findByRole('list', { name: 'Timeline' })
    const words = [
      'Vic Stone (Vendor) gave the job back',
      'Ada Boss (Admin) took the job from its vendor',
      'Ada Boss (Admin) gave the job to another vendor',
    ]
    const places = words.map(each => history.textContent!.indexOf(each))
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    expect(places).not.toContain(-1)
  })

  it('says that the order could not be loaded', async () => {
    const { dialog } = await view({ AnyJob: new Error('offline') })
    expect(await within(dialog).findByText("We couldn't load this order")).toBeVisible()
  })
})

describe('support tickets', () => {
  it("shows somebody else's earlier answer, and keeps what was typed", async () => {
    const words = 'Someone changed this while you were editing. Check the latest version, then decide.'
    const now = makeTicket({ status: 'answered', adminResponse: 'It is on its way', version: 2 })
    let isAnswered = false
    const { press, calls } = open({
      Tickets: { supportTickets: pagesOf('SupportTicket', [makeTicket()], 10) },
      OneTicket: () => ({ supportTicket: isAnswered ? now : makeTicket() }),
      AnswerSupportTicket: ({ input }: { input: { version: number; response: string } }) =>
        input.version === 2
          ? { answerSupportTicket: { ...now, adminResponse: input.response, version: 3 } }
          : refusal('CONFLICT', words, { reason: 'CHANGED_MEANWHILE' }),
    })
    await press.click(await screen.findByRole('button', { name: 'Reply' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Reply to Maria Lopez' }))
    await press.type(dialog.getByLabelText('Your answer'), 'Sorry')
    isAnswered = true
    await press.click(dialog.getByRole('button', { name: 'Send Answer' }))
    expect(await dialog.findByText('It is on its way')).toBeVisible()
    expect(dialog.getByLabelText('Your answer')).toHaveValue('Sorry')
    await press.click(dialog.getByRole('button', { name: 'Keep What I Typed' }))
    await press.click(dialog.getByRole('button', { name: 'Send Answer' }))
    expect(await screen.findByText('Answer sent')).toBeVisible()
    expect(calls.filter(({ operation }) => operation === 'AnswerSupportTicket').at(-1)?.variables).toEqual({
      input: { id: makeTicket().id, version: 2, response: 'Sorry' },
    })
  })

  const desk = (network: Network = {}) => {
    let ticket = makeTicket()
    return open(
      {
        Tickets: ({ status }: TicketsQueryVariables) => ({
          supportTickets: pagesOf('SupportTicket', !status || ticket.status === status ? [ticket] : [], 10),
        }),
        OneTicket: () => ({ supportTicket: ticket }),
        AdminStats: () => adminStats({ pendingIssues: ticket.status === 'open' ? 1 : 0 }),
        AnswerSupportTicket: ({ input }: { input: { response: string } }) => {
          ticket = { ...ticket, status: 'answered', adminResponse: input.response }
          return { answerSupportTicket: ticket }
        },
        CloseSupportTicket: () => {
          ticket = { ...ticket, status: 'closed' }
          return { closeSupportTicket: ticket }
        },
        ReopenSupportTicket: () => {
          ticket = { ...ticket, status: 'open' }
          return { reopenSupportTicket: ticket }
        },
        ...network,
      },
      '/?tab=orders',
    )
  }
  const record = () => screen.findByRole('article', { name: /^Maria Lopez, order/ })

  it('answers a ticket, and updates the figures at once', async () => {
    const { press } = desk()
    await press.click(within(await record()).getByRole('button', { name: 'Reply' }))
    const dialog = await screen.findByRole('dialog', { name: 'Reply to Maria Lopez' })
    await press.click(within(dialog).getByRole('button', { name: 'Send Answer' }))
    expect(await within(dialog).findByText('Please write an answer')).toBeVisible()
    await press.type(within(dialog).getByLabelText('Your answer'), 'On its way')
    await press.click(within(dialog).getByRole('button', { name: 'Send Answer' }))
    expect(await screen.findByText('Answer sent')).toBeVisible()
    expect(await screen.findByText('No open tickets')).toBeVisible()
    await waitFor(() =>
      expect(screen.getByText('Pending Issues').closest('dt')?.nextSibling).toHaveTextContent('0'),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await press.selectOptions(screen.getByLabelText('Ticket status'), 'Answered')
    expect(await record()).toHaveTextContent('On its way')
  })

  it('closes a ticket and reopens it', async () => {
    const { press } = desk()
    await press.click(within(await record()).getByRole('button', { name: 'Close ticket' }))
    expect(await screen.findByText('Ticket closed')).toBeVisible()
    await press.selectOptions(screen.getByLabelText('Ticket status'), 'All tickets')
    const closed = await record()
    expect(within(closed).getByText('Closed')).toBeVisible()
    expect(within(closed).queryByRole('button', { name: 'Reply' })).toBeNull()
    await press.click(within(closed).getByRole('button', { name: 'Reopen' }))
    expect(await screen.findByText('Ticket opened again')).toBeVisible()
    expect(within(await record()).getByText('Open')).toBeVisible()
  })

  it("keeps an answer that couldn't be sent", async () => {
    const { press } = desk({ AnswerSupportTicket: refusal('UNAVAILABLE', 'Back in a minute') })
    await press.click(within(await record()).getByRole('button', { name: 'Reply' }))
    const dialog = await screen.findByRole('dialog')
    await press.type(within(dialog).getByLabelText('Your answer'), 'On its way')
    await press.click(within(dialog).getByRole('button', { name: 'Send Answer' }))
    expect(await screen.findByText('Error sending answer')).toBeVisible()
    expect(within(dialog).getByLabelText('Your answer')).toHaveValue('On its way')
  })

  it('says that the tickets could not be loaded', async () => {
    desk({ Tickets: new Error('offline') })
    expect(await screen.findByText("We couldn't load the tickets")).toBeVisible()
  })
})
