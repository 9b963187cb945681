import { changeOrderGraph } from '@rules/changeOrders/changeOrderGraph.js'
import { changeRules, type Side } from '@rules/changeOrders/changeOrders.js'
import { Inline } from '../../ui/layout/Inline.js'
import { Badge } from '../../ui/text/Badge.js'
import { Text } from '../../ui/text/Text.js'
import { didPropose, isDecidedAtOnce, sideName, timesOf } from './changeWords.js'
import type { ChangeOrder_OrderFragment } from './generated/changeOrders.js'

/** The decided changes of a job that somebody was asked about. The others are charges. */
export const decidedChanges = (orders: readonly ChangeOrder_OrderFragment[]) =>
  orders.filter(order => {
    const { otherwise, onSite } = changeRules[order.kind]
    const wasAsked = otherwise === 'asked' && !(onSite && isDecidedAtOnce(order))
    return order.status !== 'proposed' && wasAsked
  })

type DecidedChangeProps = {
  order: ChangeOrder_OrderFragment
  timeZone: string
  side: Side | null
  otherSide: string | undefined
}

/** A change that one side proposed, and what became of it. */
export const DecidedChange = ({ order, timeZone, side, otherSide }: DecidedChangeProps) => {
  const { label, tone } = changeOrderGraph.states[order.status]
  return (
    <>
      <Inline as="span" gap="xs">
        <span>
          {sideName(order.proposedBy, side, otherSide)} {didPropose(order)}
        </span>
        <Badge tone={tone}>{label}</Badge>
      </Inline>
      {timesOf(order, timeZone).map(fact => (
        <Text key={fact.label} size="s">
          {fact.label}: {fact.value}
        </Text>
      ))}
      {order.note && (
        <Text size="s" tone="muted" asTyped>
          {order.note}
        </Text>
      )}
      {order.declineReason && (
        <Text size="s" tone="muted" asTyped>
          {order.declineReason}
        </Text>
      )}
    </>
  )
}
