import type { Rel } from '@mikro-orm/core'
import { Int } from 'type-graphql'
import { addsTo } from '../../platform/rows/View.js'
import { documentGraph } from '../../rules/vendors/documentGraph.js'
import { fromStates } from '../makeMove.js'
import { counted, WorklistField, waiting, worklistRows } from '../Worklist.js'
import { documentRows } from './documentRows.js'
import { VendorDocument } from './VendorDocument.js'

const documents = waiting(
  () => documentRows,
  `vendor_documents w where w.review_status in ${fromStates(documentGraph, 'approve')}`,
  d => `${d.uploadedAt}, ${d.id}`,
)

class VendorsInWorklist {
  @WorklistField(() => Int, { description: counted('documents to review') })
  documentCount!: number

  @WorklistField(() => [VendorDocument], {
    description: 'Documents to review. Those that have waited longest come first.',
  })
  documents!: Rel<VendorDocument>[]
}

export const vendorsInWorklist = addsTo<VendorsInWorklist, VendorsInWorklist, object>(worklistRows, {
  fields: {
    documentCount: documents.count,
    documents: documents.rows,
  },
})
