import { RefreshCw } from 'lucide-react'
import { Button } from './Button.js'

type RefreshButtonProps = {
  isBusy: boolean
  onClick: () => void
  label?: string
  /** The id of what is refreshed, if the page has several of these. */
  'aria-describedby'?: string
}

/** Fetches again what is on the screen. What the change stream keeps up to date has `RefreshIfStale` instead. */
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
