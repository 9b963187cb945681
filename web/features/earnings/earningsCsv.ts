import { serviceTypes } from '@rules/kinds.js'
import { csv } from '../../ui/charts/csv.js'
import { localDay } from '../../ui/text/formatMoment.js'
import { grossOf, netOf } from './earnings.js'
import type { EarnedJob_JobFragment } from './generated/earnings.js'

const HEAD = ['Order', 'Job', 'Type', 'ZIP code', 'Completed', 'Gross', 'Service fee', 'Net']

/** Without it Excel misreads accented characters. */
const BYTE_ORDER_MARK = '\uFEFF'

export const earningsCsv = (jobs: readonly EarnedJob_JobFragment[]): string =>
  BYTE_ORDER_MARK +
  csv([
    HEAD,
    ...jobs.map(job => [
      job.orderNumber,
      job.title,
      serviceTypes[job.type],
      job.zipCode,
      job.completedDate ? localDay(job.completedDate) : '',
      grossOf(job),
      job.serviceFee ?? '0.00',
      netOf(job),
    ]),
  ])
