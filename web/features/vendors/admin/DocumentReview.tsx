import { documentTypes } from '@rules/kinds.js'
import { documentGraph } from '@rules/vendors/documentGraph.js'
import { useId } from 'react'
import { ExternalLink } from '../../../ui/actions/Link.js'
import { Card } from '../../../ui/layout/Card.js'
import { Inline } from '../../../ui/layout/Inline.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { Ago } from '../../../ui/text/Ago.js'
import { Badge } from '../../../ui/text/Badge.js'
import { Heading } from '../../../ui/text/Heading.js'
import { Day } from '../../../ui/text/Moment.js'
import { Text } from '../../../ui/text/Text.js'
import { DocumentActs } from './DocumentActs.js'
import type { ManagedDocument_DocumentFragment } from './generated/vendors.js'

/**
 * One document to open and then approve or refuse. A refusal is final; the vendor uploads another document.
 */
export const DocumentReview = ({ document }: { document: ManagedDocument_DocumentFragment }) => {
  const id = useId()
  const { label, tone } = documentGraph.states[document.reviewStatus]
  return (
    <Card as="article" padding="m" aria-labelledby={id}>
      <Stack gap="xs">
        <Inline justify="between">
          <Heading level={4} id={id}>
            {documentTypes[document.documentType]}
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
        <DocumentActs document={document} describedBy={id} />
      </Stack>
    </Card>
  )
}
