import { Stack } from '../../ui/layout/Stack.js'
import { Text } from '../../ui/text/Text.js'
import type { AskedChange_OrderFragment } from './generated/changeOrders.js'
import { ProposalCard } from './ProposalCard.js'

type AskedChangesProps = { orders: readonly AskedChange_OrderFragment[]; now: Date }

/** The changes of any job that customers ask the vendor for. */
export const AskedChanges = ({ orders, now }: AskedChangesProps) => {
  const open = orders.filter(
    ({ status, expiresAt }) => status === 'proposed' && Date.parse(expiresAt) > now.getTime(),
  )
  if (open.length === 0) return null
  return (
    <Stack as="section" gap="m" aria-label="Waiting for your answer">
      {open.map(
        order =>
          order.job?.timeZone != null && (
            <ProposalCard
              key={order.id}
              order={order}
              jobId={order.job.id}
              timeZone={order.job.timeZone}
              proposer={`${order.job.firstName} ${order.job.lastName}`}
              decider="You"
              about={
                <Text size="s" tone="muted">
                  {order.job.address}, {order.job.zipCode}
                </Text>
              }
            />
          ),
      )}
    </Stack>
  )
}
