import { RefreshCw } from 'lucide-react'
import { Button } from './Button.js'

type RefreshButtonProps = {
  isBusy: boolean
  onClick: () => void
  label?: string
  /** Names what is refreshed, if several are on a page. */
  'aria-describedby'?: string
}

/** Nothing is fetched again by itself (docs/product.md, REST calls), so a person can ask for it. */
export const RefreshButton = ({ isBusy, label = 'Refresh', ...rest }: RefreshButtonProps) => (
  <Button
    size="s"
    look="quiet"
    icon={<RefreshCw aria-hidden="true" />}
    busy={isBusy}
    data-print="hide"
    {...rest}
  >
    {label}
  </Button>
)
