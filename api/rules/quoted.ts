/** Also characters that reverse the text around them. */
const BREAKS = /[\s\u0085\u202a-\u202e\u2066-\u2069]+/g

/** On one line, so that nothing a person typed looks like a separate line of a document or mail. */
export const inOneLine = (text: string): string => text.replace(BREAKS, ' ').trim()

/** Something a person wrote, marked as theirs wherever the line wraps: “Blocked by a car”. */
export const quoted = (text: string): string => `“${inOneLine(text).replace(/[“”]/g, '"')}”`
