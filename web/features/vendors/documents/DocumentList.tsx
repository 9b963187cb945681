import { documentTypes } from '@rules/kinds.js'
import { documentGraph } from '@rules/vendors/documentGraph.js'
import { Download } from 'lucide-react'
import { ExternalLink } from '../../../ui/actions/Link.js'
import { CardTable } from '../../../ui/charts/CardTable.js'
import { Inline } from '../../../ui/layout/Inline.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { Badge } from '../../../ui/text/Badge.js'
import { Day, Moment } from '../../../ui/text/Moment.js'
import { Text } from '../../../ui/text/Text.js'
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.js'
import type { DocumentList_DocumentFragment } from './generated/documents.js'

type Document = DocumentList_DocumentFragment

const Review = ({ document: { reviewStatus, reviewReason, expiresOn } }: { document: Document }) => {
  const { label, tone } = documentGraph.states[reviewStatus]
  return (
    <Stack gap="xxs" align="start">
      <Badge tone={tone}>{label}</Badge>
      {expiresOn && reviewStatus !== 'refused' && (
        <Text as="span" size="s" tone="muted">
          {reviewStatus === 'approved' ? 'Until' : 'Was until'} <Day value={expiresOn} />
        </Text>
      )}
      {reviewReason && (
        <Text as="span" size="s" asTyped>
          {reviewReason}
        </Text>
      )}
    </Stack>
  )
}

const columns = [
  { header: 'File', isHeading: true, cell: ({ fileName }: Document) => <strong>{fileName}</strong> },
  { header: 'Type', cell: ({ documentType }: Document) => documentTypes[documentType] },
  { header: 'Uploaded', cell: ({ uploadedAt }: Document) => <Moment value={uploadedAt} /> },
  { header: 'Review', cell: (document: Document) => <Review document={document} /> },
  {
    header: 'Download',
    cell: ({ fileName, filePath }: Document) => (
      <ExternalLink href={filePath} download={fileName}>
        <Inline as="span" gap="xxs" nowrap>
          <Download size={18} aria-hidden="true" />
          <span>
            Download<VisuallyHidden> {fileName}</VisuallyHidden>
          </span>
        </Inline>
      </ExternalLink>
    ),
  },
]

/** All documents ever uploaded, newest first. */
export const DocumentList = ({ documents }: { documents: readonly Document[] }) => (
  <CardTable caption="Uploaded documents" columns={columns} rows={documents} rowKey={({ id }) => id} />
)
