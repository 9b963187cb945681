import { documentTypes } from '@rules/kinds.js'
import { reviewStatuses } from '@rules/vendorRules.js'
import { useId, useState } from 'react'
import { serverMessage } from '../../../forms/serverMessage.js'
import type { ManagedDocument_DocumentFragment } from '../../../generated/graphql.js'
import { useReviewVendorDocumentMutation } from '../../../generated/hooks.js'
import { Ago } from '../../../ui/Ago.js'
import { Badge } from '../../../ui/Badge.js'
import { Button } from '../../../ui/Button.js'
import { Card } from '../../../ui/Card.js'
import { ExternalLink } from '../../../ui/ExternalLink.js'
import { Heading } from '../../../ui/Heading.js'
import { Inline } from '../../../ui/Inline.js'
import { Stack } from '../../../ui/Stack.js'
import { Text } from '../../../ui/Text.js'
import { toast } from '../../../ui/toast.js'
import { useFocusReturn } from '../../../ui/useFocusReturn.js'
import { RefuseDialog } from './RefuseDialog.js'

/** One paper: open it, then say whether it will do. A refused one is final; the vendor uploads another. */
export const DocumentReview = ({ document }: { document: ManagedDocument_DocumentFragment }) => {
  const id = useId()
  const [isRefusing, setRefusing] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [review] = useReviewVendorDocumentMutation()
  useFocusReturn(isRefusing)
  const title = documentTypes[document.documentType]
  const { label, tone } = reviewStatuses[document.reviewStatus]

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
        {document.reviewReason && <Text asTyped>{document.reviewReason}</Text>}
        {document.reviewStatus !== 'refused' && (
          <Inline gap="xs" justify="end">
            <Button size="s" aria-describedby={id} onClick={() => setRefusing(true)}>
              Refuse
            </Button>
            {document.reviewStatus === 'waiting' && (
              <Button size="s" look="primary" aria-describedby={id} busy={isBusy} onClick={approve}>
                Approve
              </Button>
            )}
          </Inline>
        )}
      </Stack>
      {isRefusing && <RefuseDialog document={document} onClose={() => setRefusing(false)} />}
    </Card>
  )
}
