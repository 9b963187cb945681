import { valueStore } from '../../ui/valueStore.js'

/**
 * The state of the change stream: `behind` after an absence so long that the screens may be out of date, `blocked` if
 * it never opened on this page, since some proxies and virus scanners block WebSockets.
 */
export const liveState = valueStore<'open' | 'away' | 'behind' | 'blocked'>('away')

/** True after so long without the change stream that the screens may be out of date. */
export const isOutOfDate = (): boolean => liveState.read() === 'behind' || liveState.read() === 'blocked'

/** The start of the change stream, older than anything in the cache. Null if nothing has been fetched yet. */
export const liveCursor = valueStore<string | null>(null)
