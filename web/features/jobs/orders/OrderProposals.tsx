import { serviceTypes } from '@rules/kinds.js'
import { paths } from '../../../paths.js'
import { Link } from '../../../ui/actions/Link.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { Text } from '../../../ui/text/Text.js'
import { ProposalCard } from '../../changeOrders/ProposalCard.js'
import { nameOfVendor } from '../orderStep.js'
import type { AskedOrder_JobFragment } from './generated/orders.js'

type Order = AskedOrder_JobFragment

/** The vendors' proposals on these orders, which the customer answers right here. */
export const OrderProposals = ({ orders }: { orders: readonly Order[] }) => (
  <Stack as="section" gap="m" aria-label="Waiting for your answer">
    {orders.flatMap(order =>
      order.changeOrdersToDecide.map(
        change =>
          order.timeZone !== null && (
            <ProposalCard
              key={change.id}
              order={change}
              jobId={order.id}
              timeZone={order.timeZone}
              proposer={nameOfVendor(order)}
              decider="You"
              about={
                <Text size="s" tone="muted">
                  <Link to={paths.order(order.id)}>
                    {serviceTypes[order.type]}, order {order.orderNumber}
                  </Link>
                </Text>
              }
            />
          ),
      ),
    )}
  </Stack>
)
