import { documentTypes, keysOf } from '@rules/kinds.js'
import { BadgeCheck } from 'lucide-react'
import { useVendorProfileQuery } from '../../../generated/hooks.js'
import { Inline } from '../../../ui/layout/Inline.js'
import { Text } from '../../../ui/text/Text.js'
import { useVerified } from '../../job/useVerified.js'
import { ProfileSection } from '../ProfileSection.js'
import type { SectionProps } from '../SectionProps.js'

/** Lists only documents that an admin has approved and that are in date; other documents stay private. */
export const VerifiedSection = ({ profile: { id, verifiedDocuments, verifiedUntil } }: SectionProps) => {
  const { refetch } = useVendorProfileQuery({ variables: { id } })
  const still = useVerified(verifiedDocuments, verifiedUntil, () => void refetch().catch(() => {}))
  const verified = keysOf(documentTypes).filter(type => still.includes(type))
  return (
    verified.length > 0 && (
      <ProfileSection title="Verified">
        <ul>
          {verified.map(type => (
            <li key={type}>
              <Inline gap="xs" nowrap>
                <BadgeCheck size={18} aria-hidden="true" />
                {documentTypes[type]}
              </Inline>
            </li>
          ))}
        </ul>
        <Text size="s" tone="muted">
          Checked by Haulbid, and in date.
        </Text>
      </ProfileSection>
    )
  )
}
