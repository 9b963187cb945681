import { documentTypes } from '@rules/kinds.js'
import { mayMove } from '@rules/stateGraph.js'
import { expires } from '@rules/vendors/documentExpiry.js'
import { documentGraph } from '@rules/vendors/documentGraph.js'
import { useId, useState } from 'react'
import { useMutation } from '../../../apollo/hooks.js'
import { serverMessage } from '../../../forms/serverMessage.js'
import { Button } from '../../../ui/actions/Button.js'
import { ExternalLink } from '../../../ui/actions/Link.js'
import { Card } from '../../../ui/layout/Card.js'
import { Inline } from '../../../ui/layout/Inline.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { toast } from '../../../ui/overlays/toast.js'
import { useFocusReturn } from '../../../ui/overlays/useFocusReturn.js'
import { Ago } from '../../../ui/text/Ago.js'
import { Badge } from '../../../ui/text/Badge.js'
import { Heading } from '../../../ui/text/Heading.js'
import { Day } from '../../../ui/text/Moment.js'
import { Text } from '../../../ui/text/Text.js'
import { ApproveDialog } from './ApproveDialog.js'
import { type ManagedDocument_DocumentFragment, ReviewVendorDocumentDocument } from './generated/vendors.js'
import { RefuseDialog } from './RefuseDialog.js'

/**
 * One document to open and then approve or refuse. A refusal is final; the vendor uploads another document.
 */
export const DocumentReview = ({ document }: { document: ManagedDocument_DocumentFragment }) => {
  const id = useId()
  const [isRefusing, setRefusing] = useState(false)
  const [isApproving, setApproving] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [review] = useMutation(ReviewVendorDocumentDocument)
  useFocusReturn(isRefusing || isApproving)
  const title = documentTypes[document.documentType]
  const { label, tone } = documentGraph.states[document.reviewStatus]
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
    <Card as="article" padding="m" aria-labelledby={id}>
      <Stack gap="xs">
        <Inline justify="between">
          <Heading level={4} id={id}>
            {title}
          </Heading>
          <Badge tone={tone}>{label}</Badge>
        </Inline>
        <Text size="s" tone="muted">
          <ExternalLink href={document.filePath}>Open {document.fileName}</ExternalLink>, uploaded{' '}
          <Ago value={document.uploadedAt} />
        </Text>
        {document.expiresOn && (
          <Text size="s">
            Good through <Day value={document.expiresOn} />
          </Text>
        )}
        {document.reviewReason && <Text asTyped>{document.reviewReason}</Text>}
        {(canApprove || canRefuse) && (
          <Inline gap="xs" justify="end">
            {canRefuse && (
              <Button size="s" aria-describedby={id} onClick={() => setRefusing(true)}>
                Refuse
              </Button>
            )}
            {canApprove && (
              <Button
                size="s"
                look="primary"
                aria-describedby={id}
                busy={isBusy}
                onClick={expires(document.documentType) ? () => setApproving(true) : approve}
              >
                Approve
              </Button>
            )}
          </Inline>
        )}
      </Stack>
      {isApproving && <ApproveDialog document={document} onClose={() => setApproving(false)} />}
      {isRefusing && <RefuseDialog document={document} onClose={() => setRefusing(false)} />}
    </Card>
  )
}
