import { valueStore } from '../../ui/valueStore.js'

/** Whether the change stream is open; `behind` once it has been away for so long that the screens may be out of date. */
export const liveState = valueStore<'open' | 'away' | 'behind'>('away')
