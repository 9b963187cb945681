import { valueStore } from '../valueStore.js'

/** The number of news that arrived while the page was out of view, shown in the tab's title. */
export const newsCount = valueStore(0)
