import { displayStatus } from '@rules/jobs/jobGraph.js'
import { useState } from 'react'
import { useQuery } from '../../apollo/hooks.js'
import {
  JobDetailsDocument,
  type OrderDetails_JobFragment,
} from '../../features/jobs/orders/generated/orders.js'
import { isMissing, MISSING } from '../../features/jobs/orders/isMissing.js'
import { isPastDate } from '../../features/jobs/PastDate.js'
import { RequestFormSkeleton } from '../../features/jobs/requests/RequestFormSkeleton.js'
import type { Customer } from '../../features/jobs/requests/requestFlow.js'
import { LoadError } from '../../paging/LoadError.js'
import { BackPage } from '../../ui/layout/BackPage.js'
import { EmptyState } from '../../ui/states/EmptyState.js'
import { RequestPage } from './RequestPage.js'

type EditPageProps = { id: string; customer: Customer; onBack: () => void; onSaved: () => void }

const whyNot = (job: OrderDetails_JobFragment): string => {
  if (displayStatus(job.status) === 'cancelled') return 'This order was cancelled.'
  return isPastDate(job) ? 'Its date has come.' : 'A vendor has been chosen.'
}

/** The form of a pending request, filled with its current values. */
export const EditPage = ({ id, customer, onBack, onSaved }: EditPageProps) => {
  const { data, error, refetch } = useQuery(JobDetailsDocument, { variables: { id } })
  // Restarting creates a new form.
  const [round, setRound] = useState(0)
  const job = data?.job
  if (job?.viewerCanEdit)
    return (
      <RequestPage
        key={round}
        type={job.type}
        edited={job}
        onChanged={refetch}
        onStartOver={() => setRound(round + 1)}
        customer={customer}
        lastPlace={undefined}
        isLoading={false}
        onBack={onBack}
        onCreated={onSaved}
      />
    )
  return (
    <BackPage title="Edit Request" onBack={onBack}>
      {job ? (
        <EmptyState title="This request can no longer be changed">
          {whyNot(job)} Go back to see the order.
        </EmptyState>
      ) : isMissing(error) ? (
        <EmptyState {...MISSING} />
      ) : error ? (
        <LoadError what="this order" error={error} />
      ) : (
        <RequestFormSkeleton />
      )}
    </BackPage>
  )
}
