import { styled } from 'styled-components'

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

const Figure = styled.span`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`

type MoneyProps = {
  /** An exact decimal string, as sent by the API: "1149.5". */
  value: string | null | undefined
  /** Shown if there is no amount. */
  fallback?: string
}

export const Money = ({ value, fallback = '–' }: MoneyProps) => (
  <Figure>{formatMoney(value ?? '', fallback)}</Figure>
)
