import { valueStore } from '../valueStore.js'

/** How much has come while nobody looked: in the title of the browser's tab. */
export const newsCount = valueStore(0)
