import { valueStore } from '../../ui/valueStore.js'

/**
 * Whether the change stream is open; `behind` once it has been away for so long that the screens may be out of date, `blocked` if it was
 * never open on this page: some proxies and virus scanners let no WebSocket through.
 */
export const liveState = valueStore<'open' | 'away' | 'behind' | 'blocked'>('away')
