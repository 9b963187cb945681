import type { Statement_StatementFragment } from '../../features/statements/generated/statements.js'
import { makeVendor } from './makeVendor.js'

export type Statement = Statement_StatementFragment & { __typename: 'Statement' }

export const STATEMENT_ID = '00000000-0000-4000-8000-00000000e001'

/** November's statement of $50.00, unpaid, as its vendor sees it. */
export const makeStatement = (some: Partial<Statement> = {}): Statement => ({
  __typename: 'Statement',
  id: STATEMENT_ID,
  number: '2026-11-0001',
  month: '2026-11',
  total: '50.00',
  collected: '0.00',
  paid: '0.00',
  due: '50.00',
  dueDate: '2026-12-15',
  daysPastDue: 0,
  howToPay: null,
  status: 'open',
  createdAt: '2026-12-01T06:00:00.000Z',
  vendor: makeVendor({ businessName: 'Becker Hauling' }),
  lines: [
    makeLine('1', { label: 'Agreed price', amount: '52.25' }),
    makeLine('2', { label: 'Fee waived: Extra days', amount: '-2.25' }),
  ],
  payments: [],
  viewerCanRecordPayment: false,
  viewerCanReversePayment: false,
  ...some,
})

type Line = Statement['lines'][number] & { __typename: 'StatementLine' }
type StatementPayment = Statement['payments'][number] & { __typename: 'StatementPayment' }

const makeLine = (number: string, some: Partial<Line>): Line => ({
  __typename: 'StatementLine',
  id: `00000000-0000-4000-8000-00000000f00${number}`,
  at: '2026-11-12T18:00:00.000Z',
  label: 'Agreed price',
  amount: '50.00',
  job: {
    __typename: 'Job',
    id: '73928e05-0000-4000-8000-000000000000',
    orderNumber: '73928e05',
  } as Line['job'],
  ...some,
})

export const makePayment = (some: Partial<StatementPayment> = {}): StatementPayment => ({
  __typename: 'StatementPayment',
  id: '00000000-0000-4000-8000-00000000b001',
  kind: 'payment',
  reverses: null,
  reference: 'Check 1042',
  reason: null,
  at: '2026-12-10T18:00:00.000Z',
  amount: '50.00',
  ...some,
})
