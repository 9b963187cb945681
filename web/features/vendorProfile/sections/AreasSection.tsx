import { Text } from '../../../ui/text/Text.js'
import { ProfileSection } from '../ProfileSection.js'
import type { SectionProps } from '../SectionProps.js'

/** The cities that the vendor serves, those with the most of its ZIP codes first. */
export const AreasSection = ({ profile: { areas, cityCount } }: SectionProps) => {
  const more = cityCount - areas.length
  return (
    areas.length > 0 && (
      <ProfileSection title="Serves">
        <Text>
          {areas.map(({ city, state }) => `${city}, ${state}`).join('; ')}
          {more > 0 && ` and ${more} more ${more === 1 ? 'city' : 'cities'}`}
        </Text>
      </ProfileSection>
    )
  )
}
