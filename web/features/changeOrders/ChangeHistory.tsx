import { changeOrderGraph } from '@rules/changeOrders/changeOrderGraph.js'
import { changeRules } from '@rules/changeOrders/changeOrders.js'
import { Inline } from '../../ui/layout/Inline.js'
import { Ago } from '../../ui/text/Ago.js'
import { Badge } from '../../ui/text/Badge.js'
import { Text } from '../../ui/text/Text.js'
import { Timeline } from '../../ui/text/Timeline.js'
import { JobPart } from '../jobs/JobPart.js'
import { useSide } from '../jobs/useSide.js'
import { didPropose, sideName, timesOf } from './changeWords.js'
import type { ChangeOrder_OrderFragment } from './generated/changeOrders.js'

type ChangeHistoryProps = {
  job: {
    timeZone: string | null
    customerId: string | null
    vendorId: string | null
    changeOrders: readonly ChangeOrder_OrderFragment[]
  }
  otherSide: string | undefined
}

/** The decided changes of a job, newest first. Those that nobody is asked about stand under the charges. */
export const ChangeHistory = ({ job, otherSide }: ChangeHistoryProps) => {
  const side = useSide(job)
  const { timeZone } = job
  const decided = job.changeOrders.filter(
    ({ kind, status }) => status !== 'proposed' && changeRules[kind].otherwise === 'asked',
  )
  if (decided.length === 0 || timeZone === null) return null
  return (
    <JobPart title="Changes">
      <Timeline
        label="Changes"
        entries={decided.map(order => {
          const { label, tone } = changeOrderGraph.states[order.status]
          return {
            id: order.id,
            what: (
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
            ),
            when: <Ago value={order.decidedAt ?? order.createdAt} />,
          }
        })}
      />
    </JobPart>
  )
}
