/** A pattern for `ilike` that matches the text literally: `%` and `_` are ordinary characters in it. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`
