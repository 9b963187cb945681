const GROUPED = /^[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/
/** "99,5" and "1.234,50", as most of the world and many keypads write it. */
const COMMA_POINT = /^(?:\d+|[1-9]\d{0,2}(?:\.\d{3})+),\d{1,2}$/

/**
 * Converts a typed or pasted amount to the form that the rules expect, so "$1,200.50" becomes 1200.50 and "99,5"
 * becomes 99.5. An ambiguous comma, as in "0,500", stays, and the rules refuse it.
 */
export const typedAmount = (typed: string): string => {
  const text = typed.trim().replace(/^\$\s*/, '')
  if (COMMA_POINT.test(text)) return text.replaceAll('.', '').replace(',', '.')
  return GROUPED.test(text) ? text.replaceAll(',', '') : text
}
