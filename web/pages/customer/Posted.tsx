import type { ReactNode } from 'react'
import { useQuery } from '../../apollo/hooks.js'
import { JobDetailsDocument } from '../../features/jobs/orders/generated/orders.js'
import { PostedOrder } from '../../features/jobs/orders/PostedOrder.js'
import { TurnOnAlerts } from '../../features/notices/settings/TurnOnAlerts.js'
import { Container } from '../../ui/layout/Container.js'

type PostedProps = {
  id: string
  /** Shown after a reload; otherwise, the answer to posting the order brought it. */
  waiting: ReactNode
}

/** The next steps of the order just posted. */
export const Posted = ({ id, waiting }: PostedProps) => {
  const { data, error } = useQuery(JobDetailsDocument, { variables: { id } })
  const job = data?.job
  if (!job) return error ? null : waiting
  return (
    <Container below>
      <PostedOrder order={job} alerts={<TurnOnAlerts />} />
    </Container>
  )
}
