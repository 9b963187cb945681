import { Text } from '../../../ui/text/Text.js'
import { ProfileSection } from '../ProfileSection.js'
import type { SectionProps } from '../SectionProps.js'

export const AboutSection = ({ profile: { about } }: SectionProps) =>
  about !== null && (
    <ProfileSection title="About">
      <Text asTyped>{about}</Text>
    </ProfileSection>
  )
