import type { FieldOf } from '@rules/jobs/requestFields.js'
import {
  debrisTypes,
  placements,
  type ServiceType,
  serviceTypes,
  sizeLabel,
  timePreferences,
} from '@rules/kinds.js'
import { type Fact, Facts } from '../../../ui/text/Facts.js'
import { Day, Moment } from '../../../ui/text/Moment.js'
import { Money } from '../../../ui/text/Money.js'
import { PhoneLink } from '../../../ui/text/PhoneLink.js'
import { Text } from '../../../ui/text/Text.js'
import type { JobRecord_JobFragment } from '../generated/jobs.js'
import { isHolding, JunkHolds } from '../JunkHolds.js'
import { MapLink } from '../MapLink.js'

type Job = JobRecord_JobFragment

const typed = (text: string | null) =>
  text && (
    <Text as="span" asTyped>
      {text}
    </Text>
  )

const day = (date: string | null) => date && <Day value={date} />

const debris = (job: Job): Fact => ({ label: 'Debris', value: job.debris && debrisTypes[job.debris].label })

/** Shown elsewhere, together, or the same for both services. */
type Elsewhere =
  | 'loadEighths'
  | 'access'
  | 'firstName'
  | 'lastName'
  | 'phone'
  | 'address'
  | 'zipCode'
  | 'images'
  | 'estimatedPrice'
type FactsOf<Type extends ServiceType> = Record<Exclude<FieldOf<Type>, Elsewhere>, Fact>

const pickupFacts = (job: Job): FactsOf<'junk_pickup'> => ({
  pickupDateTime: {
    label: 'Pickup',
    value: job.pickupDateTime && <Moment value={job.pickupDateTime} timeZone={job.timeZone} />,
  },
  description: { label: 'Items', value: typed(job.description) },
  items: { label: 'Load', value: isHolding(job) && <JunkHolds job={job} /> },
  debris: debris(job),
  hasHazardousItems: { label: 'Hazardous items', value: job.hasHazardousItems ? 'Yes' : 'No' },
  customerBudget: { label: 'Budget', value: <Money value={job.customerBudget} /> },
})

const rentalFacts = (job: Job): FactsOf<'dumpster_rental'> => ({
  dumpsterSize: { label: 'Size', value: job.dumpsterSize && sizeLabel(job.dumpsterSize) },
  dropoffDate: { label: 'Dropoff', value: day(job.dropoffDate) },
  dropoffTimePreference: {
    label: 'Dropoff time',
    value: job.dropoffTimePreference && timePreferences[job.dropoffTimePreference],
  },
  pickupDate: { label: 'Pickup', value: day(job.pickupDate) },
  debris: debris(job),
  placement: { label: 'Placement', value: job.placement && placements[job.placement].label },
  serviceInstructions: { label: 'Instructions', value: typed(job.serviceInstructions) },
})

type JobFactsProps = {
  job: Job
  /** More facts that this screen knows. */
  more?: readonly Fact[]
}

/** Everything requested, as far as the viewer may read it. */
export const JobFacts = ({ job, more = [] }: JobFactsProps) => {
  const facts = [
    { label: 'Service', value: serviceTypes[job.type] },
    ...Object.values<Fact>(job.type === 'junk_pickup' ? pickupFacts(job) : rentalFacts(job)),
    { label: 'Where', value: <MapLink address={job.address} zipCode={job.zipCode} /> },
    // Only the parties may read the contact details.
    { label: 'Contact', value: job.firstName && `${job.firstName} ${job.lastName}` },
    { label: 'Phone', value: job.phone && <PhoneLink phone={job.phone} touch /> },
    { label: 'Placed', value: <Moment value={job.createdAt} /> },
    { label: 'Completed', value: job.completedDate && <Moment value={job.completedDate} /> },
    ...more,
  ]
  return <Facts facts={facts.filter(({ value }) => value)} />
}
