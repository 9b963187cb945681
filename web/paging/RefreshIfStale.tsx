import { type ComponentProps, useSyncExternalStore } from 'react'
import { isOutOfDate, liveState } from '../apollo/live/liveState.js'
import { RefreshButton } from '../ui/actions/RefreshButton.js'

/** Refreshes something that the change stream keeps up to date, so it is shown only while the stream is down. */
export const RefreshIfStale = (props: ComponentProps<typeof RefreshButton>) => {
  const isStale = useSyncExternalStore(liveState.subscribe, isOutOfDate)
  return (isStale || props.isBusy) && <RefreshButton {...props} />
}
