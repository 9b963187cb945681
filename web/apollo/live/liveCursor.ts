import { valueStore } from '../../ui/valueStore.js'

/** Where the change stream begins: older than anything in the cache. Null if nothing has been fetched yet. */
export const liveCursor = valueStore<string | null>(null)
