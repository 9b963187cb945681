import { TextButton } from '../ui/actions/Link.js'
import { Inline } from '../ui/layout/Inline.js'
import { Text } from '../ui/text/Text.js'

/** Says why a form is not empty, and offers to clear it. */
export const DraftLine = ({ onDiscard }: { onDiscard: () => void }) => (
  <Inline gap="xs" data-print="hide">
    <Text as="span" size="s" tone="muted" role="status">
      We kept what you typed.
    </Text>
    <TextButton onClick={onDiscard}>Discard</TextButton>
  </Inline>
)
