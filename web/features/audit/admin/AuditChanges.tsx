import { Stack } from '../../../ui/layout/Stack.js'
import { Text } from '../../../ui/text/Text.js'
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.js'
import type { Change } from './auditWords.js'

/** Before and after, side by side: "Phone: 512-555-0100 → 512-555-0199". */
export const AuditChanges = ({ changes }: { changes: readonly Change[] }) => {
  if (changes.length === 0) return <Text as="span">No changes</Text>
  return (
    <Stack as="ul" gap="xxs">
      {changes.map(({ name, before, after }) => (
        <li key={name}>
          {name}:{' '}
          {before !== null && (
            <>
              <VisuallyHidden>was </VisuallyHidden>
              <Text as="del" size="s" tone="danger">
                {before}
              </Text>
              <span aria-hidden="true"> → </span>
              <VisuallyHidden>, now </VisuallyHidden>
            </>
          )}
          <Text as="ins" size="s" tone="success" asTyped>
            {after ?? 'empty'}
          </Text>
        </li>
      ))}
    </Stack>
  )
}
