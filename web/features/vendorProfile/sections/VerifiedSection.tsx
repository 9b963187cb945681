import { documentTypes, keysOf } from '@rules/kinds.js'
import { Text } from '../../../ui/text/Text.js'
import { ProfileSection } from '../ProfileSection.js'
import type { SectionProps } from '../SectionProps.js'

/** What was looked at and is in date; of other documents nobody learns. */
export const VerifiedSection = ({ profile: { verifiedDocuments } }: SectionProps) => {
  const verified = keysOf(documentTypes).filter(type => verifiedDocuments.includes(type))
  return (
    verified.length > 0 && (
      <ProfileSection title="Verified">
        <Text>{verified.map(type => documentTypes[type]).join(', ')}: approved by Haulbid, and in date</Text>
      </ProfileSection>
    )
  )
}
