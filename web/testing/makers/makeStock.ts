import { addDays } from '@rules/dates.js'
import type {
  DayOff_DayFragment,
  StockQuery,
  UnitRow_UnitFragment,
} from '../../features/stock/generated/stock.js'

type Unit = UnitRow_UnitFragment & { __typename: 'Unit' }

export const unitId = (number: number) => `00000000-0000-4000-8000-00000000e00${number}`

/** One of the vendor's dumpsters of 20 yards, in the yard. */
export const makeUnit = (number: number, some: Partial<Unit> = {}): Unit => ({
  __typename: 'Unit',
  id: unitId(number),
  size: '20_yard',
  label: `20-${number}`,
  outSince: null,
  note: null,
  stay: null,
  endangers: [],
  ...some,
})

type Stay = NonNullable<Unit['stay']>
type StayJob = NonNullable<Stay['job']>

export const makeStockJob = (
  orderNumber: string,
  some: Partial<StayJob> = {},
): StayJob & { __typename: 'Job' } => ({
  __typename: 'Job',
  id: `${orderNumber}-0000-4000-8000-000000000000`,
  orderNumber,
  status: 'in_progress',
  ...some,
})

export const makeStay = (orderNumber: string, some: Partial<Stay> = {}) => ({
  __typename: 'UnitStay',
  from: '2026-12-03',
  to: '2026-12-09',
  isThere: true,
  job: makeStockJob(orderNumber),
  ...some,
})

type Stock = StockQuery['stock'][number]

/** The days from `from` on, each as [total, taken, late]. */
export const makeStock = (
  from: string,
  days: readonly (readonly [total: number, taken: number, overdue: number])[],
  some: Partial<Stock> = {},
): Stock & { __typename: 'Stock' } => ({
  __typename: 'Stock',
  size: '20_yard',
  days: days.map(([total, taken, overdue], at) => ({
    __typename: 'StockDay',
    day: addDays(from, at),
    total,
    taken,
    overdue,
  })),
  short: [],
  ...some,
})

export const makeDayOff = (some: Partial<DayOff_DayFragment> = {}) => ({
  __typename: 'DayOff' as const,
  id: '00000000-0000-4000-8000-00000000f001',
  from: '2099-12-24',
  to: '2099-12-26',
  note: null,
  ...some,
})
