import { screen, waitFor, within } from '@testing-library/react'
import type { Network } from '../../testing/fakeNetwork.js'
import { adminNetwork, makeWorklist } from '../../testing/makers/adminNetwork.js'
import { pagesOf } from '../../testing/makers/connection.js'
import { makePayment, makeStatement, STATEMENT_ID } from '../../testing/makers/makeStatement.js'
import { admin } from '../../testing/makers/makeUser.js'
import { makeAgenda } from '../../testing/makers/makeVendor.js'
import { vendor, vendorNetwork } from '../../testing/makers/vendorNetwork.js'
import { renderApp } from '../../testing/renderApp.js'

const feeTotals = {
  feeTotals: {
    __typename: 'FeeTotals' as const,
    months: [
      {
        __typename: 'FeeMonth' as const,
        month: '2026-10',
        earned: '80.00',
        waived: '0.00',
        paid: '0.00',
        collected: '0.00',
      },
      {
        __typename: 'FeeMonth' as const,
        month: '2026-11',
        earned: '50.00',
        waived: '5.00',
        paid: '20.00',
        collected: '12.50',
      },
    ],
    owed: '110.00',
    unbilled: '30.00',
    overdue: '30.00',
  },
}

const openAsVendor = (statement = makeStatement(), path = `/?statement=${STATEMENT_ID}`) =>
  renderApp(path, { user: vendor, network: { ...vendorNetwork(), Statement: { statement } } })

const openAsAdmin = (statement: ReturnType<typeof makeStatement>, network: Network = {}) =>
  renderApp(`/?statement=${STATEMENT_ID}`, {
    user: admin,
    network: { ...adminNetwork, Statement: { statement }, ...network },
  })

const dialog = async () =>
  within(await screen.findByRole('dialog', { name: 'Fee statement for November 2026' }))
const rowsOf = async (caption: string) =>
  within(await (await dialog()).findByRole('table', { name: caption }))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent)

describe('a vendor', () => {
  test('reads by how many days a statement is past due, and how to pay', async () => {
    openAsVendor(makeStatement({ daysPastDue: 3, howToPay: 'Zelle to fees@haulbid.example' }))
    const view = await dialog()
    expect(await view.findByText('3 days past due')).toBeVisible()
    expect(view.getByText(/Zelle to fees@haulbid\.example/)).toBeVisible()
  })

  test('reads what is due and for which fees, with files to keep', async () => {
    openAsVendor()
    const view = await dialog()
    expect(await view.findByText('You owe $50.00.')).toBeVisible()
    expect(view.getByText('Open')).toBeVisible()
    expect(view.getByText('Due by').closest('div')).toHaveTextContent('Due byTue, Dec 15')
    expect(await rowsOf('Service fees on this statement')).toEqual([
      '73928e05Agreed priceThu, Nov 12$52.25',
      '73928e05Fee waived: Extra daysThu, Nov 12-$2.25',
    ])
    expect(view.getByRole('link', { name: 'Download PDF' })).toHaveAttribute(
      'href',
      `/api/statements/${STATEMENT_ID}.pdf`,
    )
    expect(view.getByRole('link', { name: 'Download CSV' })).toHaveAttribute(
      'href',
      `/api/statements/${STATEMENT_ID}.csv`,
    )
    expect(view.queryByRole('button', { name: 'Record Payment' })).not.toBeInTheDocument()
  })

  test('reads what was collected by card', async () => {
    openAsVendor(makeStatement({ collected: '12.50' }))
    const label = await (await dialog()).findByText('Collected by card')
    expect(label.closest('div')).toHaveTextContent('Collected by card$12.50')
  })

  test('reads what a part of it paid', async () => {
    openAsVendor(makeStatement({ paid: '20.00', due: '30.00', payments: [makePayment({ amount: '20.00' })] }))
    expect(await (await dialog()).findByText('You owe $30.00 of $50.00.')).toBeVisible()
    expect(await rowsOf('Payments of this statement')).toEqual(['Payment, Check 1042Thu, Dec 10$20.00'])
  })

  test('reads that it is paid', async () => {
    openAsVendor(makeStatement({ paid: '50.00', due: '0.00', status: 'paid', payments: [makePayment()] }))
    const view = await dialog()
    expect(await view.findByText('Paid in full.')).toBeVisible()
    expect(view.getAllByText('Paid')[0]).toBeVisible()
  })

  test('is warned about an overdue one', async () => {
    openAsVendor(makeStatement({ status: 'overdue' }))
    expect(
      await (await dialog()).findByText('It was due more than 30 days ago. Pay it to bid on new jobs again.'),
    ).toBeVisible()
  })
})

describe('a vendor with an overdue statement', () => {
  test('is told so first, and led to it', async () => {
    const overdue = makeStatement({ status: 'overdue' })
    const agenda = makeAgenda({ overdueStatement: overdue })
    const { press } = renderApp('/', {
      user: vendor,
      network: { ...vendorNetwork({ agenda }), Statement: { statement: overdue } },
    })
    expect(await screen.findByText('Your fee statement for November 2026 is overdue')).toBeVisible()
    expect(screen.getByText(/^Pay \$50\.00 to bid on new jobs again/)).toBeVisible()
    await press.click(screen.getByRole('link', { name: 'See the statement' }))
    expect(await dialog()).toBeDefined()
  })
})

test('a vendor with a statement to pay reads the sum, the day, and how, and is led to it', async () => {
  const open = makeStatement({ howToPay: 'Zelle fees@haulbid.example' })
  const agenda = makeAgenda({ statementToPay: open })
  const { press } = renderApp('/', {
    user: vendor,
    network: { ...vendorNetwork({ agenda }), Statement: { statement: open } },
  })
  const pay = await screen.findByRole('link', { name: /^Pay \$50\.00 to Haulbid by / })
  expect(pay.closest('li')).toHaveTextContent('Fees for November 2026. Zelle fees@haulbid.example')
  await press.click(pay)
  expect(await dialog()).toBeDefined()
})

describe('an admin', () => {
  const unpaid = makeStatement({ viewerCanRecordPayment: true })
  const paid = makeStatement({
    paid: '50.00',
    due: '0.00',
    status: 'paid',
    payments: [makePayment()],
    viewerCanReversePayment: true,
  })

  test('records a payment with its reference', async () => {
    const { press, calls } = openAsAdmin(unpaid, {
      RecordStatementPayment: { recordStatementPayment: paid },
    })
    const view = await dialog()
    expect(await view.findByText('Becker Hauling owes $50.00.')).toBeVisible()
    await press.click(await view.findByRole('button', { name: 'Record Payment' }))
    const form = within(
      await screen.findByRole('dialog', { name: 'Record a payment of statement 2026-11-0001' }),
    )
    expect(form.getByLabelText('Amount')).toHaveValue('50.00')
    await press.click(form.getByRole('button', { name: 'Record Payment' }))
    expect(await form.findByText('Please enter a reference, such as a check number')).toBeVisible()
    await press.type(form.getByLabelText('Reference'), 'Check 1042')
    await press.click(form.getByRole('button', { name: 'Record Payment' }))
    expect(await view.findByText('Becker Hauling has paid in full.')).toBeVisible()
    expect(await screen.findByText('$50.00, Check 1042')).toBeVisible()
    expect(view.queryByRole('button', { name: 'Record Payment' })).not.toBeInTheDocument()
    expect(calls.find(({ operation }) => operation === 'RecordStatementPayment')?.variables).toEqual({
      statementId: STATEMENT_ID,
      amount: '50.00',
      reference: 'Check 1042',
    })
  })

  test('reverses a payment with a reason', async () => {
    const reversal = makePayment({
      id: '00000000-0000-4000-8000-00000000b002',
      kind: 'payment_reversed',
      reverses: paid.payments[0]!.id,
      reference: null,
      reason: 'The check bounced',
      amount: '-50.00',
    })
    const { press, calls } = openAsAdmin(paid, {
      ReverseStatementPayment: {
        reverseStatementPayment: { ...unpaid, payments: [makePayment(), reversal] },
      },
    })
    const view = await dialog()
    await press.click(await view.findByRole('button', { name: 'Reverse Payment' }))
    const form = within(
      await screen.findByRole('dialog', { name: 'Reverse the payment of $50.00 (Check 1042)?' }),
    )
    await press.type(form.getByLabelText('Reason'), 'The check bounced')
    await press.click(form.getByRole('button', { name: 'Reverse Payment' }))
    await waitFor(async () =>
      expect((await rowsOf('Payments of this statement'))[1]).toBe(
        'Payment reversed: The check bouncedThu, Dec 10-$50.00',
      ),
    )
    expect(view.queryByRole('button', { name: 'Reverse Payment' })).not.toBeInTheDocument()
    expect(view.getByRole('button', { name: 'Record Payment' })).toBeVisible()
    expect(calls.find(({ operation }) => operation === 'ReverseStatementPayment')?.variables).toEqual({
      statementId: STATEMENT_ID,
      paymentId: paid.payments[0]!.id,
      reason: 'The check bounced',
    })
  })

  test('finds statements by status, and downloads a month for the bookkeeper', async () => {
    const { press, calls } = renderApp('/?tab=vendors', {
      user: admin,
      network: {
        ...adminNetwork,
        ManagedVendors: { users: pagesOf('User', [], 10) },
        Applications: { vendorApplications: pagesOf('VendorApplication', [], 10) },
        FeeStatements: { feeStatements: pagesOf('Statement', [unpaid], 10) },
        FeeTotals: feeTotals,
        Statement: { statement: unpaid },
      },
    })
    const list = within(await screen.findByRole('region', { name: 'Fee statements' }))
    expect(await list.findByRole('row', { name: /^Becker Hauling/ })).toHaveTextContent(
      'Becker HaulingNovember 20262026-11-0001OpenTue, Dec 15$50.00$50.00',
    )
    await press.selectOptions(list.getByLabelText('Statement status'), 'Overdue')
    await waitFor(() =>
      expect(calls.findLast(({ operation }) => operation === 'FeeStatements')?.variables).toMatchObject({
        status: 'overdue',
      }),
    )
    await press.selectOptions(await list.findByLabelText('Ledger for'), 'October 2026')
    expect(list.getByRole('link', { name: 'Download CSV' })).toHaveAttribute(
      'href',
      '/api/ledger/2026-10.csv',
    )
    await press.click(await list.findByRole('link', { name: 'Becker Hauling' }))
    expect(await dialog()).toBeDefined()
  })

  test('sees what was earned by month, and what is owed and overdue', async () => {
    const { press } = renderApp('/?tab=charts', {
      user: admin,
      network: { ...adminNetwork, FeeTotals: feeTotals },
    })
    const fees = within(await screen.findByRole('region', { name: 'Service fees' }))
    expect(
      await fees.findByRole('img', { name: 'Earned: $130.00 in 2 months, $0.00 in the 12 months before' }),
    ).toBeVisible()
    expect(fees.getByText('Owed by vendors').closest('div')).toHaveTextContent('$110.00')
    expect(fees.getByText('Overdue').closest('div')).toHaveTextContent('$30.00')
    await press.click(fees.getByRole('button', { name: 'Show as a table' }))
    const table = within(fees.getByRole('table', { name: 'Service fees by month' }))
    expect(table.getAllByRole('row')[1]).toHaveTextContent('November 2026$50.00$5.00$20.00$12.50')
  })

  test('is shown overdue statements among what needs them', async () => {
    const overdue = makeStatement({ status: 'overdue' })
    const { press } = renderApp('/', {
      user: admin,
      network: {
        ...adminNetwork,
        Worklist: makeWorklist({ overdueStatementCount: 1, overdueStatements: [overdue] }),
        Statement: { statement: overdue },
      },
    })
    const needs = within(await screen.findByRole('region', { name: 'Needs you' }))
    expect(await needs.findByText(/^November 2026/)).toBeVisible()
    expect(needs.getByText('Becker Hauling')).toBeVisible()
    await press.click(needs.getByRole('link', { name: 'Statement 2026-11-0001' }))
    expect(
      await (await dialog()).findByText("The vendor can't bid on new jobs until it is paid."),
    ).toBeVisible()
  })
})
