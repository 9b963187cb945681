import { vendorName } from '@rules/businesses/vendorName.js'
import { cents } from '@rules/cents.js'
import { formatMoney } from '@rules/formatMoney.js'
import { Text } from '../../../ui/text/Text.js'
import type { OrderCard_JobFragment, OrderDetails_JobFragment } from './generated/orders.js'

type Balance = OrderCard_JobFragment['balances'][number]

const isOpen = ({ amount, toPayBack }: Balance) => cents(amount) !== 0n || cents(toPayBack) !== 0n

/**
 * The balances of an order that are to be settled: with its vendor once it is over, and with each vendor who lost it or is to
 * pay money back.
 */
export const openBalances = ({
  status,
  vendorId,
  balances,
}: Pick<OrderCard_JobFragment, 'status' | 'vendorId' | 'balances'>): Balance[] => {
  const isOver = status === 'completed' || status === 'cancelled'
  return balances.filter(
    balance =>
      isOpen(balance) && (isOver || balance.vendor?.id !== vendorId || cents(balance.toPayBack) > 0n),
  )
}

/** Too much was paid, and a refund to the card gives it back without anybody's doing. */
export const isOnItsWayBack = ({ amount, toPayBack }: Balance) =>
  cents(amount) < 0n && cents(toPayBack) === 0n

/** "You owe Dale Hart $37.38", "Dale Hart owes you $30.00", or "$30.00 is on its way back to your card" */
export const balanceWords = (balance: Balance): string => {
  const { amount, toPayBack, vendor } = balance
  if (isOnItsWayBack(balance)) return `${formatMoney(amount.slice(1))} is on its way back to your card`
  const name = vendor ? vendorName(vendor) : 'your vendor'
  return cents(toPayBack) > 0n
    ? `${name} owes you ${formatMoney(toPayBack)}`
    : `You owe ${name} ${formatMoney(amount)}`
}

/** What is still to be paid either way. How to pay stands with the money. */
export const OrderMoney = ({ order }: { order: OrderDetails_JobFragment }) =>
  openBalances(order).map(balance => (
    <Text key={balance.vendor?.id} strong>
      {balanceWords(balance)}.
    </Text>
  ))
