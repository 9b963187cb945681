import { documentTypes } from '@rules/kinds.js'
import { mayMove } from '@rules/stateGraph.js'
import { expires } from '@rules/vendors/documentExpiry.js'
import { documentGraph } from '@rules/vendors/documentGraph.js'
import { useState } from 'react'
import { useMutation } from '../../../apollo/hooks.js'
import { serverMessage } from '../../../forms/serverMessage.js'
import { Button } from '../../../ui/actions/Button.js'
import { Inline } from '../../../ui/layout/Inline.js'
import { toast } from '../../../ui/overlays/toast.js'
import { useFocusReturn } from '../../../ui/overlays/useFocusReturn.js'
import { ApproveDialog } from './ApproveDialog.js'
import { type ManagedDocument_DocumentFragment, ReviewVendorDocumentDocument } from './generated/vendors.js'
import { RefuseDialog } from './RefuseDialog.js'

type DocumentActsProps = {
  document: ManagedDocument_DocumentFragment
  /** The id of the element that names the document. */
  describedBy: string
}

/** Approves a document, until a date if it expires, or refuses it for a reason. */
export const DocumentActs = ({ document, describedBy }: DocumentActsProps) => {
  const [isRefusing, setRefusing] = useState(false)
  const [isApproving, setApproving] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [review] = useMutation(ReviewVendorDocumentDocument)
  useFocusReturn(isRefusing || isApproving)
  const title = documentTypes[document.documentType]
  const canApprove = mayMove(documentGraph, document.reviewStatus, 'approve', 'admin')
  const canRefuse = mayMove(documentGraph, document.reviewStatus, 'refuse', 'admin')

  const approve = async () => {
    setBusy(true)
    try {
      await review({ variables: { input: { id: document.id, approve: true, version: document.version } } })
      toast({ title: 'Document approved', description: title })
    } catch (error) {
      const description = serverMessage(error, 'Check your connection, then try again.')
      toast({ variant: 'destructive', title: 'Error reviewing document', description })
    }
    setBusy(false)
  }

  return (
    <>
      {(canApprove || canRefuse) && (
        <Inline gap="xs" justify="end">
          {canRefuse && (
            <Button size="s" aria-describedby={describedBy} onClick={() => setRefusing(true)}>
              Refuse
            </Button>
          )}
          {canApprove && (
            <Button
              size="s"
              look="primary"
              aria-describedby={describedBy}
              busy={isBusy}
              onClick={expires(document.documentType) ? () => setApproving(true) : approve}
            >
              Approve
            </Button>
          )}
        </Inline>
      )}
      {isApproving && <ApproveDialog document={document} onClose={() => setApproving(false)} />}
      {isRefusing && <RefuseDialog document={document} onClose={() => setRefusing(false)} />}
    </>
  )
}
