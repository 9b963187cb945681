/** A pattern for `ilike` that finds the text as it is: `%` and `_` are only characters in it. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`
