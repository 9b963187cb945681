import { LoadError } from '../../features/paging/LoadError.js'
import { RequestFormSkeleton } from '../../features/requests/RequestFormSkeleton.js'
import type { Customer } from '../../features/requests/requestFlow.js'
import { useJobDetailsQuery } from '../../generated/hooks.js'
import { BackPage } from '../../ui/layout/BackPage.js'
import { EmptyState } from '../../ui/states/EmptyState.js'
import { RequestPage } from './RequestPage.js'

type EditPageProps = { id: string; customer: Customer; onBack: () => void; onSaved: () => void }

/** The form of a pending request, filled with what it says. */
export const EditPage = ({ id, customer, onBack, onSaved }: EditPageProps) => {
  const { data, error } = useJobDetailsQuery({ variables: { id } })
  const job = data?.job
  if (job?.viewerCanEdit)
    return (
      <RequestPage
        type={job.type}
        edited={job}
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
          A vendor has been chosen, or its date has come. Go back to see the order.
        </EmptyState>
      ) : error ? (
        <LoadError what="this order" error={error} />
      ) : (
        <RequestFormSkeleton />
      )}
    </BackPage>
  )
}
