import { csv, orderCell, zipCell } from '@rules/csv.js'
import { serviceTypes } from '@rules/kinds.js'
import { localDay } from '../../ui/text/formatMoment.js'
import { grossOf, netOf } from './earnings.js'
import type { EarnedJob_JobFragment } from './generated/earnings.js'

const HEAD = [
  'Order',
  'Job',
  'Type',
  'ZIP code',
  'Completed',
  'Agreed',
  'Added',
  'Contested',
  'Gross',
  'Service fee',
  'Net',
]

export const earningsCsv = (jobs: readonly EarnedJob_JobFragment[]): string =>
  csv([
    HEAD,
    ...jobs.map(job => [
      orderCell(job.orderNumber),
      job.title,
      serviceTypes[job.type],
      zipCell(job.zipCode),
      job.completedDate ? localDay(job.completedDate) : '',
      job.earned?.base ?? '0.00',
      job.earned?.added ?? '0.00',
      job.earned?.contested ?? '0.00',
      grossOf(job),
      job.earned?.fee ?? '0.00',
      netOf(job),
    ]),
  ])
