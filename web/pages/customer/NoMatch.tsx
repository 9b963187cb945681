import { Button } from '../../ui/actions/Button.js'
import { EmptyLot } from '../../ui/drawings/EmptyLot.js'
import { EmptyState } from '../../ui/states/EmptyState.js'

/** Shown if no order matches the filters. */
export const NoMatch = ({ onClear }: { onClear: () => void }) => (
  <EmptyState
    level={2}
    title="No orders match"
    picture={<EmptyLot />}
    action={<Button onClick={onClear}>Clear filters</Button>}
  >
    Try fewer words or another status. The search looks at order numbers, names, addresses and what you wrote.
  </EmptyState>
)
