import { dumpsterSizes, serviceTypes, timePreferences } from '@rules/kinds.js'
import type { AnyJob_JobFragment } from '../../../generated/graphql.js'
import { Inline } from '../../../ui/layout/Inline.js'
import { Day } from '../../../ui/text/Day.js'
import { type Fact, Facts } from '../../../ui/text/Facts.js'
import { Moment } from '../../../ui/text/Moment.js'
import { Money } from '../../../ui/text/Money.js'
import { Text } from '../../../ui/text/Text.js'
import { ActiveBadge } from '../users/ActiveBadge.js'
import { fullName } from '../users/fullName.js'

type Job = AnyJob_JobFragment

const typed = (text: string) => (
  <Text as="span" asTyped>
    {text}
  </Text>
)

const pickup = (job: Job): Fact[] => [
  ...(job.pickupDateTime
    ? [{ label: 'Pickup', value: <Moment value={job.pickupDateTime} timeZone={job.timeZone} /> }]
    : []),
  ...(job.description ? [{ label: 'Items', value: typed(job.description) }] : []),
  { label: 'Hazardous items', value: job.hasHazardousItems ? 'Yes' : 'No' },
  { label: 'Budget', value: <Money value={job.customerBudget} /> },
]

const rental = (job: Job): Fact[] => [
  ...(job.dumpsterSize ? [{ label: 'Size', value: dumpsterSizes[job.dumpsterSize].label }] : []),
  ...(job.dropoffDate ? [{ label: 'Dropoff', value: <Day value={job.dropoffDate} /> }] : []),
  ...(job.dropoffTimePreference
    ? [{ label: 'Dropoff time', value: timePreferences[job.dropoffTimePreference] }]
    : []),
  ...(job.pickupDate ? [{ label: 'Pickup', value: <Day value={job.pickupDate} /> }] : []),
  ...(job.serviceInstructions ? [{ label: 'Instructions', value: typed(job.serviceInstructions) }] : []),
]

type Contact = { firstName: string; lastName: string; email: string | null; phone?: string | null }

const reached = (user: Contact) => [fullName(user), user.email, user.phone].filter(Boolean).join(', ')

const VendorOf = ({ job: { vendor } }: { job: Job }) => {
  if (!vendor) return 'None yet'
  return (
    <Inline as="span" gap="xs">
      <span>{reached(vendor)}</span>
      {!vendor.isActive && <ActiveBadge isActive={false} />}
    </Inline>
  )
}

export const JobRecordFacts = ({ job }: { job: Job }) => (
  <Facts
    facts={[
      { label: 'Service', value: serviceTypes[job.type] },
      { label: 'Placed', value: <Moment value={job.createdAt} /> },
      ...(job.type === 'junk_pickup' ? pickup(job) : rental(job)),
      { label: 'Where', value: `${job.address}, ${job.zipCode}` },
      { label: 'Contact', value: [`${job.firstName} ${job.lastName}`, job.phone].filter(Boolean).join(', ') },
      ...(job.customer ? [{ label: 'Customer', value: reached(job.customer) }] : []),
      { label: 'Vendor', value: <VendorOf job={job} /> },
      ...(job.completedDate ? [{ label: 'Completed', value: <Moment value={job.completedDate} /> }] : []),
    ]}
  />
)
