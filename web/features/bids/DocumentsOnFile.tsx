import { documentTypes, keysOf } from '@rules/kinds.js'
import { FileCheck } from 'lucide-react'
import { Inline } from '../../ui/Inline.js'
import { Text } from '../../ui/Text.js'

/** Which of the required papers the vendor has handed in. */
export const DocumentsOnFile = ({ types }: { types: readonly string[] }) => {
  const onFile = keysOf(documentTypes).filter(type => types.includes(type))
  if (onFile.length === 0) {
    return (
      <Text size="s" tone="muted">
        No documents on file
      </Text>
    )
  }
  return (
    <Inline gap="xxs" nowrap align="start">
      <FileCheck size={17} aria-hidden="true" />
      <Text as="span" size="s">
        {onFile.map(type => documentTypes[type]).join(', ')} on file
      </Text>
    </Inline>
  )
}
