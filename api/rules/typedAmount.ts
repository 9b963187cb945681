const GROUPED = /^[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/

/**
 * What is typed or pasted as an amount, as the rules want it: "$1,200.50" is 1200.50. Only commas between groups of three
 * digits are left out: elsewhere one may stand for a point, as in "99,5", which the rules then refuse.
 */
export const typedAmount = (typed: string): string => {
  const text = typed.trim().replace(/^\$\s*/, '')
  return GROUPED.test(text) ? text.replaceAll(',', '') : text
}
