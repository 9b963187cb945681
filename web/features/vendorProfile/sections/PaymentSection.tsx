import { keysOf, paymentMethods } from '@rules/kinds.js'
import { Text } from '../../../ui/text/Text.js'
import { ProfileSection } from '../ProfileSection.js'
import type { SectionProps } from '../SectionProps.js'

export const PaymentSection = ({ profile }: SectionProps) => {
  const taken = keysOf(paymentMethods).filter(method => profile.paymentMethods.includes(method))
  return (
    taken.length > 0 && (
      <ProfileSection title="Ways to pay">
        <Text>{taken.map(method => paymentMethods[method]).join(', ')}</Text>
      </ProfileSection>
    )
  )
}
