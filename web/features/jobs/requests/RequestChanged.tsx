import { formatMoney } from '@rules/formatMoney.js'
import { ChangedMeanwhile } from '../../../forms/ChangedMeanwhile.js'
import { useFormStatus } from '../../../forms/FormStatus.js'
import { Text } from '../../../ui/text/Text.js'
import { arrivalInWords, jobWords } from '../jobWords.js'
import type { OrderDetails_JobFragment } from '../orders/generated/orders.js'

const factsOf = (job: OrderDetails_JobFragment) => [
  { label: 'What', value: <Text asTyped>{jobWords(job)}</Text> },
  { label: 'When', value: arrivalInWords(job) },
  { label: 'Where', value: `${job.address}, ${job.zipCode}` },
  ...(job.customerBudget ? [{ label: 'Budget', value: formatMoney(job.customerBudget) }] : []),
  ...(job.serviceInstructions
    ? [{ label: 'Service Instructions', value: <Text asTyped>{job.serviceInstructions}</Text> }]
    : []),
]

type RequestChangedProps = {
  /** The current request. */
  job: OrderDetails_JobFragment
  onKeep: () => void
  /** Starts over from the current request and its photos. */
  onStartOver: () => void
}

/** The same account has changed the request elsewhere since the form began. */
export const RequestChanged = ({ job, onKeep, onStartOver }: RequestChangedProps) => {
  const { forgetDraft } = useFormStatus()
  return (
    <ChangedMeanwhile
      facts={factsOf(job)}
      onKeep={onKeep}
      discardLabel="Use What It Is Now"
      onDiscard={() => {
        forgetDraft()
        onStartOver()
      }}
    />
  )
}
