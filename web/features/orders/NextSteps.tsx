import { type ReactNode, useId } from 'react'
import { paths } from '../../paths.js'
import { ButtonLink } from '../../ui/actions/ButtonLink.js'
import { Link } from '../../ui/actions/Link.js'
import { AgendaLine, AgendaList } from '../../ui/layout/AgendaList.js'
import { Inline } from '../../ui/layout/Inline.js'
import { Stack } from '../../ui/layout/Stack.js'
import { Text } from '../../ui/text/Text.js'
import { LoadError } from '../paging/LoadError.js'
import type { OrderCard_JobFragment } from './generated/orders.js'
import { type NextLine, nextLines } from './nextLine.js'
import type { UnfinishedOrders } from './useUnfinishedOrders.js'

/** More lines would push the orders off the screen. */
const MOST = 5

type NextStepsProps = {
  unfinished: UnfinishedOrders
  /** Renders news about an order beside its line. */
  news: (job: OrderCard_JobFragment) => ReactNode
}

const Line = ({ line, news }: { line: NextLine; news: NextStepsProps['news'] }) => {
  const id = useId()
  const { order, isDecision, when, what, change, about, action } = line
  return (
    <AgendaLine
      isUrgent={isDecision}
      when={
        <Text size="s" strong={isDecision} tone={isDecision ? 'accent' : 'muted'} tabular>
          {when}
        </Text>
      }
      action={
        <ButtonLink
          wide
          to={paths.order(order.id)}
          state={{ fromList: true }}
          look={isDecision ? 'primary' : 'secondary'}
          aria-describedby={id}
        >
          {action}
        </ButtonLink>
      }
    >
      <Inline gap="xs">
        <Text strong id={id}>
          {what}
        </Text>
        {news(order)}
      </Inline>
      {change && (
        <Text lines={2} size="s">
          {change}
        </Text>
      )}
      <Text lines={1} size="s" tone="muted">
        {about}
      </Text>
    </AgendaLine>
  )
}

/** The customer's decisions, then the upcoming steps, of all unfinished orders. */
export const NextSteps = ({ unfinished: { orders = [], error }, news }: NextStepsProps) => {
  if (error) {
    return <LoadError what="what comes next" error={error} />
  }
  const lines = nextLines(orders)
  const rest = lines.length - MOST
  if (lines.length === 0) {
    return (
      <Text tone="muted">You're all done. When you place another order, its next steps appear here.</Text>
    )
  }
  return (
    <Stack gap="s">
      <AgendaList>
        {lines.slice(0, MOST).map(line => (
          <li key={line.order.id} tabIndex={-1}>
            <Line line={line} news={news} />
          </li>
        ))}
      </AgendaList>
      {rest > 0 && (
        <Link to={paths.orders}>
          {rest} more {rest === 1 ? 'order' : 'orders'}
        </Link>
      )}
    </Stack>
  )
}
