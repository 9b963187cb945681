import { valueStore } from '../../ui/valueStore.js'

/** The start of the change stream, older than anything in the cache. Null if nothing has been fetched yet. */
export const liveCursor = valueStore<string | null>(null)
