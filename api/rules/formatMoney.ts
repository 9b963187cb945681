/**
 * "1149.5" → "$1,149.50". Works on the digits themselves: an amount is never a float. Anything else, like "1e3", is not
 * shown as an amount.
 */
export const formatMoney = (value: string, otherwise = '–'): string => {
  const [, sign = '', whole, cents = ''] = /^(-?)(\d+)(?:\.(\d*))?$/.exec(value.trim()) ?? []
  if (whole === undefined) return otherwise
  const grouped = whole.replace(/^0+(?=\d)/, '').replace(/\B(?=(\d{3})+(?!\d))/g, ',')
  return `${sign}$${grouped}.${cents.padEnd(2, '0').slice(0, 2)}`
}

/** "$1,012" or "$12.50": in a sentence, whole dollars need no cents. */
export const dollars = (amount: string): string => formatMoney(amount).replace(/\.00$/, '')
