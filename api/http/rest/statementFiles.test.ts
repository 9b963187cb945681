import { completedJob } from '../../test/deals.js'
import { graphql } from '../../test/generated/gql.js'
import { type Harness, startHarness } from '../../test/harness.js'
import { paidByCard } from '../../test/paidByCard.js'
import { pdfText } from '../../test/pdfText.js'
import { RECORD_PAYMENT, runStatements, STATEMENTS } from '../../test/statements.js'
import { admin, customer, type TestUser, vendor } from '../../test/users.js'

let harness: Harness
let dana: TestUser
let dale: TestUser
let ada: TestUser
let jobId: string
let statementId: string
beforeAll(async () => {
  harness = await startHarness()
  await harness.database.pool.query('update settings set service_fee_percent = 10')
  dana = await customer(harness)
  dale = await vendor(harness, {}, { firstName: '=Dale' })
  ada = await admin(harness)
  jobId = await completedJob(dana, dale, '100.00')
  const another = await completedJob(dana, dale, '50.50')
  const chargeId = (await ada.ask(CHARGE, { id: another })).job.charges[0]!.id
  await ada.ask(WAIVE, { chargeId, reason: 'Late,\nand rude' })
  await runStatements(harness, '2026-12-01T06:00:00Z')
  statementId = (await dale.ask(STATEMENTS, {})).statements[0]!.id
  await ada.ask(RECORD_PAYMENT, { statementId, amount: '4', reference: '=Check 7' })
})
afterAll(() => harness.stop())

const CHARGE = graphql(`query ChargeToWaive($id: UUID!) { job(id: $id) { charges { id } } }`)
const WAIVE = graphql(`
  mutation WaiveFileFee($chargeId: UUID!, $reason: String!) { waiveFee(chargeId: $chargeId, reason: $reason) { id } }
`)
const TOTALS = graphql(
  `query FileTotals { feeTotals(months: 1) { months { month earned waived paid collected } } }`,
)

type Asking = Pick<TestUser, 'fetch'>
const statementAt = (ending: string) => `/api/statements/${statementId}.${ending}`
const LEDGER = '/api/ledger/2026-11.csv'
const textOf = async (by: Asking, path: string) => (await by.fetch(path)).text()

/** Reads a file as a spreadsheet program does: cells may be quoted, and hold commas and line breaks. */
const cellsOf = (text: string): string[][] => {
  const rows: string[][] = [[]]
  for (const [, quoted, plain, end] of text
    .replace(/^\ufeff/, '')
    .matchAll(/(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r\n)/g)) {
    rows.at(-1)!.push(quoted === undefined ? plain! : quoted.replaceAll('""', '"'))
    if (end !== ',') rows.push([])
  }
  return rows.slice(0, -1)
}
const sumOf = (amounts: (string | undefined)[]) =>
  (amounts.reduce((sum, amount) => sum + Math.round(Number(amount) * 100), 0) / 100).toFixed(2)

describe('the PDF of a statement', () => {
  test('has its number, month, due date, lines, payments, and what is due', async () => {
    const response = await dale.fetch(statementAt('pdf'))
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="haulbid-statement-2026-11-0001.pdf"',
    )
    const text = pdfText(Buffer.from(await response.arrayBuffer()))
    for (const words of [
      'Statement 2026-11-0001',
      "Haulbid's service fees for November 2026",
      'Vendor: =Dale Reyes',
      'Due by Dec 15, 2026',
      `Order ${jobId.slice(0, 8)}`,
      'Junk Pickup: Agreed price',
      'Junk Pickup: Fee waived: Agreed price',
      '-$5.05',
      'Payment of a statement: “=Check 7”',
      '$10.00',
      '$6.00',
    ])
      expect(text).toContain(words)
  })
})

describe('the CSV of a statement', () => {
  test('has a row for each line, whose amounts are numbers, and order and ZIP code text', async () => {
    const [head, ...rows] = cellsOf(await textOf(dale, statementAt('csv')))
    expect(head).toEqual(['Statement', 'Date', 'Order', 'Job', 'ZIP code', 'Fee on', 'Amount'])
    expect(rows[0]).toEqual([
      'Statement 2026-11-0001',
      '2026-11-20',
      `Order ${jobId.slice(0, 8)}`,
      'Junk Pickup',
      'ZIP 78701',
      'Agreed price',
      '10.00',
    ])
    expect(rows.map(row => row.at(-1)).sort()).toEqual(['-5.05', '10.00', '5.05'])
  })
})

test.each(['pdf', 'csv'])(
  'gives the %s of a statement to its vendor and admins, and to nobody else',
  async ending => {
    const statusFor = async (by: Asking) => (await by.fetch(statementAt(ending))).status
    expect([await statusFor(dale), await statusFor(ada)]).toEqual([200, 200])
    expect([await statusFor(dana), await statusFor(await vendor(harness))]).toEqual([404, 404])
    expect(await statusFor(harness.visitor())).toBe(401)
  },
)

describe("a month's ledger", () => {
  test('has all entries, which add up to zero and to what admins see', async () => {
    const [head, ...rows] = cellsOf(await textOf(ada, LEDGER))
    expect(head).toEqual([
      'Date',
      'Transfer',
      'Event',
      'Account',
      'Vendor',
      'Order',
      'Statement',
      'Note',
      'Amount',
    ])
    const amounts = (account: string, ...events: string[]) =>
      sumOf(rows.filter(row => row[3] === account && events.includes(row[2]!)).map(row => row.at(-1)))
    const [month] = (await ada.ask(TOTALS, {})).feeTotals.months
    expect(sumOf(rows.map(row => row.at(-1)))).toBe('0.00')
    expect(amounts('Fee revenue', 'Service fee', 'Service fee of a voided charge')).toBe(`-${month!.earned}`)
    expect(amounts('Fee revenue', 'Service fee waived')).toBe(month!.waived)
    expect(amounts('Cash', 'Payment of a statement', 'Payment reversed')).toBe(month!.paid)
    expect(amounts('Card processor', 'Collected by card')).toBe(month!.collected)
    expect(month).toEqual({
      month: '2026-11',
      earned: '15.05',
      waived: '5.05',
      paid: '4.00',
      collected: '0.00',
    })
  })

  test('runs no formula and breaks no row', async () => {
    const rows = cellsOf(await textOf(ada, LEDGER))
    expect(new Set(rows.map(row => row.length))).toEqual(new Set([9]))
    const texts = rows.slice(1).flatMap(row => row.slice(0, -1))
    expect(texts.filter(text => /^[=+\-@\t]/.test(text))).toEqual([])
    expect(texts).toContain("'=Dale Reyes")
    expect(texts).toContain('Agreed price: Late,\nand rude')
  })

  test('is for admins alone, and of a month that exists', async () => {
    expect((await dale.fetch(LEDGER)).status).toBe(403)
    expect((await harness.visitor().fetch(LEDGER)).status).toBe(401)
    for (const month of ['2026-13', '0000-01'])
      expect((await ada.fetch(`/api/ledger/${month}.csv`)).status).toBe(400)
    expect(cellsOf(await textOf(ada, '/api/ledger/2020-01.csv'))).toHaveLength(1)
  })
  test('lists each entry once, also of a fee collected by card that pays two statements', async () => {
    const mia = await vendor(harness)
    const first = await completedJob(dana, mia, '100.00')
    await runStatements(harness, '2027-01-01T06:00:00Z')
    await completedJob(dana, mia, '50.00')
    await runStatements(harness, '2027-02-01T06:00:00Z')
    const oldest = (await mia.ask(STATEMENTS, {})).statements.at(-1)!
    await ada.ask(RECORD_PAYMENT, { statementId: oldest.id, amount: '6', reference: 'Check 8' })
    await paidByCard(harness, { jobId: first, vendorId: mia.id, amount: '100.00' })
    const rows = cellsOf(await textOf(ada, LEDGER)).filter(([, , event]) => event === 'Collected by card')
    expect(rows.map(row => row.slice(3))).toEqual([
      [
        'Card processor',
        '',
        `Order ${first.slice(0, 8)}`,
        'Statement 2026-12-0001, 2027-01-0001',
        '',
        '10.00',
      ],
      [
        'Vendor owes',
        'Dale Reyes',
        `Order ${first.slice(0, 8)}`,
        'Statement 2026-12-0001, 2027-01-0001',
        '',
        '-10.00',
      ],
    ])
    const newest = (await mia.ask(STATEMENTS, {})).statements[0]!
    const pdf = await mia.fetch(`/api/statements/${newest.id}.pdf`)
    expect(pdfText(Buffer.from(await pdf.arrayBuffer()))).toContain('Junk Pickup: Collected by card')
    expect(await textOf(mia, `/api/statements/${newest.id}.csv`)).toContain('Collected by card,-5.00')
  })
})
