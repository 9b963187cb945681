/** Begins the keys of entries with which a document was opened. */
export const FIRST_ENTRY = 'first-'
