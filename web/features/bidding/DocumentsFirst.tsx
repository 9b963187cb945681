import { Link } from '../../ui/actions/Link.js'
import { Text } from '../../ui/text/Text.js'

/** In place of the way to bid. */
export const DocumentsFirst = () => (
  <Text size="s">
    Your documents must be approved before you can bid.{' '}
    <Link to={{ search: 'tab=documents' }}>See your documents</Link>
  </Text>
)
