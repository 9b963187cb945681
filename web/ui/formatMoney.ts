/** "1149.5" → "$1,149.50". Works on the digits themselves: an amount is never a float. */
export const formatMoney = (value: string): string => {
  const [, sign = '', whole = '0', cents = ''] = /^(-?)(\d+)(?:\.(\d*))?$/.exec(value.trim()) ?? []
  const grouped = whole.replace(/^0+(?=\d)/, '').replace(/\B(?=(\d{3})+(?!\d))/g, ',')
  return `${sign}$${grouped}.${cents.padEnd(2, '0').slice(0, 2)}`
}
