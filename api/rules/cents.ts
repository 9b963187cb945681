/** Exact: converts a decimal string to whole cents, so that sums and comparisons never involve a float. */
export const cents = (amount: string): bigint => {
  const [dollars = '0', fraction = ''] = amount.replace('-', '').split('.')
  const value = BigInt(dollars) * 100n + BigInt(fraction.padEnd(2, '0'))
  return amount.startsWith('-') ? -value : value
}

export const fromCents = (value: bigint): string => {
  const digits = (value < 0n ? -value : value).toString().padStart(3, '0')
  return `${value < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Exact, in whole cents. */
export const sumOf = (amounts: readonly (string | null)[]): string =>
  fromCents(amounts.reduce((sum, amount) => sum + cents(amount ?? '0'), 0n))
