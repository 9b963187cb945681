import { valueStore } from '../../ui/valueStore.js'

/**
 * The state of the change stream: `behind` after so long an absence that the screens may be out of date, `blocked` if
 * it never opened on this page, since some proxies and virus scanners block WebSockets.
 */
export const liveState = valueStore<'open' | 'away' | 'behind' | 'blocked'>('away')
