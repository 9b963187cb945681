import { serviceTypes, timePreferences } from '@rules/kinds.js'
import { sizeLabel } from '@rules/sizeLabel.js'
import type { OrderDetails_JobFragment } from '../../generated/graphql.js'
import { type Fact, Facts } from '../../ui/text/Facts.js'
import { Money } from '../../ui/text/Money.js'
import { Text } from '../../ui/text/Text.js'
import { scheduledFor } from './scheduledFor.js'

const typed = (text: string) => (
  <Text as="span" asTyped>
    {text}
  </Text>
)

const rentalFacts = (job: OrderDetails_JobFragment): Fact[] => [
  ...(job.dumpsterSize ? [{ label: 'Size', value: sizeLabel(job.dumpsterSize) }] : []),
  ...(job.dropoffTimePreference
    ? [{ label: 'Dropoff time', value: timePreferences[job.dropoffTimePreference] }]
    : []),
  ...(job.serviceInstructions ? [{ label: 'Instructions', value: typed(job.serviceInstructions) }] : []),
]

const pickupFacts = (job: OrderDetails_JobFragment): Fact[] => [
  ...(job.description ? [{ label: 'Items', value: typed(job.description) }] : []),
  { label: 'Hazardous items', value: job.hasHazardousItems ? 'Yes' : 'No' },
  { label: 'Your budget', value: <Money value={job.customerBudget} /> },
]

/** Everything that was asked for. */
export const OrderFacts = ({ job }: { job: OrderDetails_JobFragment }) => (
  <Facts
    facts={[
      { label: 'Service', value: serviceTypes[job.type] },
      { label: 'When', value: scheduledFor(job) },
      ...(job.type === 'junk_pickup' ? pickupFacts(job) : rentalFacts(job)),
      { label: 'Where', value: `${job.address}, ${job.zipCode}` },
      { label: 'Contact', value: [`${job.firstName} ${job.lastName}`, job.phone].filter(Boolean).join(', ') },
    ]}
  />
)
