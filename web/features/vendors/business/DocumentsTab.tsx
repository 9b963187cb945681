import { documentTypes, keysOf } from '@rules/kinds.js'
import { useDocumentsOnFileQuery } from '../../../generated/hooks.js'
import { Badge } from '../../../ui/Badge.js'
import { Stack } from '../../../ui/Stack.js'
import { BusinessPanel } from './BusinessPanel.js'
import { FactRow } from './FactRow.js'

export const DocumentsTab = () => (
  <BusinessPanel
    title="Documents"
    intro="Customers see which of these you have on file."
    soon="Uploading documents"
    query={useDocumentsOnFileQuery()}
  >
    {({ me }) => (
      <Stack as="ul" gap="s" aria-label="Required documents">
        {keysOf(documentTypes).map(type => {
          const isOnFile = me?.documentsOnFile.includes(type)
          return (
            <FactRow key={type} name={documentTypes[type]}>
              <Badge tone={isOnFile ? 'green' : 'yellow'}>{isOnFile ? 'Uploaded' : 'Required'}</Badge>
            </FactRow>
          )
        })}
      </Stack>
    )}
  </BusinessPanel>
)
