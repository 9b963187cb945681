/**
 * "1149.5" → "$1,149.50". Works on the digits themselves: an amount is never a float. What is no such amount, like the
 * "1e3" that a number field takes, is not shown as one.
 */
export const formatMoney = (value: string, otherwise = '–'): string => {
  const [, sign = '', whole, cents = ''] = /^(-?)(\d+)(?:\.(\d*))?$/.exec(value.trim()) ?? []
  if (whole === undefined) return otherwise
  const grouped = whole.replace(/^0+(?=\d)/, '').replace(/\B(?=(\d{3})+(?!\d))/g, ',')
  return `${sign}$${grouped}.${cents.padEnd(2, '0').slice(0, 2)}`
}
