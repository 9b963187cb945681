import { serviceTypes, timePreferences } from '@rules/kinds.js'
import { sizeLabel } from '@rules/sizeLabel.js'
import type { VendorJobDetails_JobFragment } from '../../../generated/graphql.js'
import { TouchLink } from '../../../ui/actions/TouchLink.js'
import { Day } from '../../../ui/text/Day.js'
import type { Fact } from '../../../ui/text/Facts.js'
import { Moment } from '../../../ui/text/Moment.js'
import { Money } from '../../../ui/text/Money.js'
import { Text } from '../../../ui/text/Text.js'
import { telHref } from '../../../ui/text/telHref.js'
import { MapLink } from './MapLink.js'

type Job = VendorJobDetails_JobFragment

/** Whom to call and where to go. Name and phone are the vendor's to see once the job is. */
export const contactFacts = ({ firstName, lastName, phone, address, zipCode }: Job): Fact[] => [
  ...(firstName === null ? [] : [{ label: 'Name', value: `${firstName} ${lastName}` }]),
  ...(phone === null
    ? []
    : [{ label: 'Phone', value: <TouchLink href={telHref(phone)}>{phone}</TouchLink> }]),
  { label: 'Address', value: <MapLink address={address} zipCode={zipCode} /> },
]

const junkFacts = ({
  description,
  pickupDateTime,
  timeZone,
  hasHazardousItems,
  customerBudget,
}: Job): Fact[] => [
  {
    label: 'Pickup',
    value: pickupDateTime ? <Moment value={pickupDateTime} timeZone={timeZone} /> : 'Any day',
  },
  { label: 'Hazardous items', value: hasHazardousItems ? 'Yes' : 'No' },
  { label: "Customer's budget", value: <Money value={customerBudget} /> },
  { label: 'Description', value: <Text asTyped>{description}</Text> },
]

const rentalFacts = ({
  dumpsterSize,
  dropoffDate,
  dropoffTimePreference,
  pickupDate,
  serviceInstructions,
}: Job): Fact[] => [
  { label: 'Dumpster size', value: dumpsterSize ? sizeLabel(dumpsterSize) : '–' },
  { label: 'Dropoff', value: dropoffDate ? <Day value={dropoffDate} /> : '–' },
  { label: 'Dropoff time', value: dropoffTimePreference ? timePreferences[dropoffTimePreference] : '–' },
  { label: 'Pickup', value: pickupDate ? <Day value={pickupDate} /> : '–' },
  ...(serviceInstructions
    ? [{ label: 'Instructions', value: <Text asTyped>{serviceInstructions}</Text> }]
    : []),
]

/** What there is to do, and when. */
export const workFacts = (job: Job): Fact[] => [
  { label: 'Service', value: serviceTypes[job.type] },
  ...(job.type === 'junk_pickup' ? junkFacts(job) : rentalFacts(job)),
]
