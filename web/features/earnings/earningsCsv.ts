import { serviceTypes } from '@rules/kinds.js'
import type { EarnedJob_JobFragment } from '../../generated/graphql.js'
import { csv } from '../../ui/charts/csv.js'

const HEAD = ['Order', 'Job', 'Type', 'ZIP code', 'Completed', 'Earned']

/** Without it Excel misreads accented characters. */
const BYTE_ORDER_MARK = '\uFEFF'

const two = (number: number) => String(number).padStart(2, '0')

/** The day in the reader's time zone, as on the cards: "2026-11-24". */
const localDay = (moment: string) => {
  const date = new Date(moment)
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

export const earningsCsv = (jobs: readonly EarnedJob_JobFragment[]): string =>
  BYTE_ORDER_MARK +
  csv([
    HEAD,
    ...jobs.map(({ orderNumber, title, type, zipCode, completedDate, finalPrice }) => [
      orderNumber,
      title,
      serviceTypes[type],
      zipCode,
      completedDate ? localDay(completedDate) : '',
      finalPrice ?? '0.00',
    ]),
  ])
