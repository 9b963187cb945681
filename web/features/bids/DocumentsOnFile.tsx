import { documentTypes, keysOf } from '@rules/kinds.js'
import { FileCheck } from 'lucide-react'
import { Inline } from '../../ui/layout/Inline.js'
import { Text } from '../../ui/text/Text.js'

/** The required documents that an admin has approved. */
export const DocumentsOnFile = ({ types }: { types: readonly string[] }) => {
  const verified = keysOf(documentTypes).filter(type => types.includes(type))
  if (verified.length === 0) {
    return (
      <Text size="s" tone="muted">
        No verified documents
      </Text>
    )
  }
  return (
    <Inline gap="xxs" nowrap align="start">
      <FileCheck size={17} aria-hidden="true" />
      <Text as="span" size="s">
        Verified: {verified.map(type => documentTypes[type]).join(', ')}
      </Text>
    </Inline>
  )
}
