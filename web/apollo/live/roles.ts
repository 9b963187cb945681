import type { TypedDocumentNode } from '@apollo/client'
import { AdminChange_JobFragmentDoc } from '../../generated/fragments/AdminChange_job.js'
import { CustomerChange_JobFragmentDoc } from '../../generated/fragments/CustomerChange_job.js'
import { VendorChange_JobFragmentDoc } from '../../generated/fragments/VendorChange_job.js'
import type { UserType } from '../../generated/graphql.js'
import { AdminChangesDocument } from '../../generated/operations/AdminChanges.js'
import { CustomerChangesDocument } from '../../generated/operations/CustomerChanges.js'
import { VendorChangesDocument } from '../../generated/operations/VendorChanges.js'

export interface Role {
  document: TypedDocumentNode<unknown, { after: string | null }>
  /** The job's fields in the subscription's document. */
  fragment: TypedDocumentNode
  fragmentName: string
}

/** The subscription of each role, from changes.graphql. */
export const roles = {
  customer: {
    document: CustomerChangesDocument,
    fragment: CustomerChange_JobFragmentDoc,
    fragmentName: 'CustomerChange_job',
  },
  vendor: {
    document: VendorChangesDocument,
    fragment: VendorChange_JobFragmentDoc,
    fragmentName: 'VendorChange_job',
  },
  admin: {
    document: AdminChangesDocument,
    fragment: AdminChange_JobFragmentDoc,
    fragmentName: 'AdminChange_job',
  },
} satisfies Record<UserType, unknown> as unknown as Record<UserType, Role>
