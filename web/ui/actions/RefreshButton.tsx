import { RefreshCw } from 'lucide-react'
import { Button } from './Button.js'

type RefreshButtonProps = {
  isBusy: boolean
  onClick: () => void
  label?: string
  /** The id of what is refreshed, if the page has several of these. */
  'aria-describedby'?: string
}

/**
 * A refresh button for times when the change stream is away; otherwise queries never go stale (docs/product.md, REST
 * calls).
 */
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
