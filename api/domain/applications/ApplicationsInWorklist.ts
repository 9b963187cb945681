import type { Rel } from '@mikro-orm/core'
import { Int } from 'type-graphql'
import { addsTo } from '../../platform/rows/View.js'
import { applicationGraph } from '../../rules/applications/applicationGraph.js'
import { fromStates } from '../makeMove.js'
import { counted, WorklistField, waiting, worklistRows } from '../Worklist.js'
import { applicationRows } from './applicationRows.js'
import { VendorApplication } from './VendorApplication.js'

const applications = waiting(
  () => applicationRows,
  `vendor_applications w where w.status in ${fromStates(applicationGraph, 'invite')}`,
  a => `${a.createdAt}, ${a.id}`,
)

class ApplicationsInWorklist {
  @WorklistField(() => Int, { description: counted('vendor applications waiting for a decision') })
  applicationCount!: number

  @WorklistField(() => [VendorApplication], {
    description: 'The applications. Those that have waited longest come first.',
  })
  applications!: Rel<VendorApplication>[]
}

export const applicationsInWorklist = addsTo<ApplicationsInWorklist, ApplicationsInWorklist, object>(
  worklistRows,
  {
    fields: {
      applicationCount: applications.count,
      applications: applications.rows,
    },
  },
)
