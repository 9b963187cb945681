import { RefreshCw } from 'lucide-react'
import { Button } from '../../ui/Button.js'

type RefreshButtonProps = { isBusy: boolean; onClick: () => void }

/** Nothing is fetched again by itself (SPEC 7), so a person can ask for it. */
export const RefreshButton = ({ isBusy, onClick }: RefreshButtonProps) => (
  <Button
    size="s"
    look="quiet"
    icon={<RefreshCw aria-hidden="true" />}
    busy={isBusy}
    onClick={onClick}
    data-print="hide"
  >
    Refresh
  </Button>
)
