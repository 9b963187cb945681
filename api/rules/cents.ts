/** Exact: converts a decimal string to whole cents, so that sums and comparisons never involve a float. */
export const cents = (amount: string): bigint => {
  const [dollars = '0', fraction = ''] = amount.split('.')
  return BigInt(dollars) * 100n + BigInt(fraction.padEnd(2, '0'))
}

export const fromCents = (value: bigint): string => {
  const digits = value.toString().padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}
