import { useQuery } from '../../apollo/hooks.js'
import { TurnOnAlerts } from '../../features/accountSettings/TurnOnAlerts.js'
import { JobDetailsDocument } from '../../features/orders/generated/orders.js'
import { PostedOrder } from '../../features/orders/PostedOrder.js'
import { Container } from '../../ui/layout/Container.js'

/** The next steps of the order just posted. The answer to posting it brought the order, so nothing is fetched. */
export const Posted = ({ id }: { id: string }) => {
  const job = useQuery(JobDetailsDocument, { variables: { id } }).data?.job
  return (
    job && (
      <Container below>
        <PostedOrder order={job} alerts={<TurnOnAlerts />} />
      </Container>
    )
  )
}
