import { RefreshCw } from 'lucide-react'
import { Button } from './Button.js'

type RefreshButtonProps = {
  isBusy: boolean
  onClick: () => void
  label?: string
  /** The id of what is refreshed, if the page has several of these. */
  'aria-describedby'?: string
}

/** Queries never go stale by themselves (docs/product.md, REST calls); while the change stream is away, the user can ask. */
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
