import type { Orders } from '../../features/jobs/orders/useOrders.js'
import { TextButton } from '../../ui/actions/Link.js'
import { Inline } from '../../ui/layout/Inline.js'
import { Text } from '../../ui/text/Text.js'

const words = ({ nodes: orders, hasMore, isOutdated }: Orders) => {
  if (!orders || isOutdated) return 'Looking...'
  if (orders.length === 0) return 'No orders match'
  if (hasMore) return `${orders.length} orders shown, more match`
  return orders.length === 1 ? '1 order matches' : `${orders.length} orders match`
}

/** How many orders match the filters, also read aloud, and a button to show all. */
export const FilterOutcome = ({ list, onClear }: { list: Orders; onClear: () => void }) => (
  <Inline justify="between" data-print="hide">
    <Text size="s" tone="muted" role="status" tabular>
      {list.error ? '' : words(list)}
    </Text>
    {list.nodes?.length !== 0 && <TextButton onClick={onClear}>Clear filters</TextButton>}
  </Inline>
)
