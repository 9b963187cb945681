/** Hebrew, Arabic, and the other scripts that are written from right to left. */
const RTL = '[\\u0590-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufefc\\u{10800}-\\u{10fff}\\u{1e800}-\\u{1efff}]'
const hasRtl = new RegExp(RTL, 'u')
const hasLatin = /\p{Script=Latin}/u
/** Ends with its last right-to-left letter: what comes after may belong to the English words around it. */
const run = new RegExp(`(${RTL}(?:\\P{Script=Latin}*${RTL})?)`, 'u')

export const isRightToLeft = (text: string | number): text is string =>
  typeof text === 'string' && hasRtl.test(text)

/** Splits right-to-left words from those around them; one run if no letter is Latin. */
export const runsOf = (text: string): { words: string; isRtl: boolean }[] =>
  hasLatin.test(text)
    ? text
        .split(run)
        .map((words, index) => ({ words, isRtl: index % 2 === 1 }))
        .filter(({ words }) => words !== '')
    : [{ words: text, isRtl: true }]
