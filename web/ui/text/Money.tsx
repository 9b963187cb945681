import { formatMoney } from '@rules/formatMoney.js'
import { styled } from 'styled-components'

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
