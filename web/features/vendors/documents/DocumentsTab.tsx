import { documentTypes, keysOf } from '@rules/kinds.js'
import { FileText } from 'lucide-react'
import { useId } from 'react'
import { useQuery } from '../../../apollo/hooks.js'
import { LoadError } from '../../../paging/LoadError.js'
import { Grid } from '../../../ui/layout/Grid.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { EmptyState } from '../../../ui/states/EmptyState.js'
import { LoadingRegion, Skeleton } from '../../../ui/states/Skeleton.js'
import { Heading } from '../../../ui/text/Heading.js'
import { Text } from '../../../ui/text/Text.js'
import { DocumentList } from './DocumentList.js'
import { standingOf } from './documentStanding.js'
import { VendorDocumentsDocument } from './generated/documents.js'
import { RequiredDocument } from './RequiredDocument.js'
import { useInDate } from './useInDate.js'

/** The three required documents, and the status of every upload. */
export const DocumentsTab = () => {
  const id = useId()
  const { data, previousData, error } = useQuery(VendorDocumentsDocument)
  const documents = useInDate((data ?? previousData)?.vendorDocuments)
  return (
    <Stack as="section" gap="l" aria-labelledby={id}>
      <Stack gap="xxs">
        <Heading level={2} look={3} id={id}>
          Documents
        </Heading>
        <Text tone="muted">
          Customers see which documents are approved and current, but never the files themselves.
        </Text>
      </Stack>
      {!documents && error && <LoadError what="your documents" error={error} />}
      {!documents && !error && (
        <LoadingRegion label="Loading documents...">
          <Grid min="20rem">
            <Skeleton height="132px" />
            <Skeleton height="132px" />
            <Skeleton height="132px" />
          </Grid>
        </LoadingRegion>
      )}
      {documents && (
        <>
          <Grid as="ul" min="20rem" aria-label="Required documents">
            {keysOf(documentTypes).map(type => (
              <RequiredDocument key={type} type={type} standing={standingOf(documents, type)} />
            ))}
          </Grid>
          {documents.length === 0 ? (
            <EmptyState title="No documents uploaded yet" picture={<FileText size={40} aria-hidden="true" />}>
              Documents you upload appear here with the result of our review.
            </EmptyState>
          ) : (
            <DocumentList documents={documents} />
          )}
        </>
      )}
    </Stack>
  )
}
