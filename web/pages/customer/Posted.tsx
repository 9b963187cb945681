import { useQuery } from '../../apollo/hooks.js'
import { JobDetailsDocument } from '../../features/orders/generated/orders.js'
import { PostedOrder } from '../../features/orders/PostedOrder.js'
import { Container } from '../../ui/layout/Container.js'

/** What happens next with the order that was just posted, which the answer to posting it has already delivered. */
export const Posted = ({ id }: { id: string }) => {
  const job = useQuery(JobDetailsDocument, { variables: { id } }).data?.job
  return (
    job && (
      <Container below>
        <PostedOrder order={job} />
      </Container>
    )
  )
}
