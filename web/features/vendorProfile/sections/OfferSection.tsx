import { dumpsterSizes, type RentalSize, serviceTypes } from '@rules/kinds.js'
import { Text } from '../../../ui/text/Text.js'
import { ProfileSection } from '../ProfileSection.js'
import type { SectionProps } from '../SectionProps.js'

/** The services and dumpster sizes that customers can order from the vendor. */
export const OfferSection = ({ profile: { services, rentalSizes } }: SectionProps) => (
  <ProfileSection title="Services">
    {services.length === 0 ? (
      <Text tone="muted">No services offered right now</Text>
    ) : (
      <ul>
        {services.map(service => (
          <li key={service}>
            {serviceTypes[service]}
            {service === 'dumpster_rental' &&
              rentalSizes.length > 0 &&
              `: ${rentalSizes.map(size => dumpsterSizes[size as RentalSize].label).join(', ')}`}
          </li>
        ))}
      </ul>
    )}
  </ProfileSection>
)
