import {
  documentTypes,
  dumpsterSizes,
  keysOf,
  paymentMethods,
  type RentalSize,
  serviceTypes,
} from '@rules/kinds.js'
import { reliabilityInWords } from '@rules/ratings/reliabilityWords.js'
import { photoPath } from '@rules/uploads/photoSizes.js'
import { BadgeCheck, CreditCard } from 'lucide-react'

import { type ComponentType, type ReactNode, useId } from 'react'
import { useQuery } from '../../../apollo/hooks.js'
import { MoreButton } from '../../../ui/actions/MoreButton.js'
import { Inline } from '../../../ui/layout/Inline.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { Ago } from '../../../ui/text/Ago.js'
import { Avatar } from '../../../ui/text/Avatar.js'
import { Heading } from '../../../ui/text/Heading.js'
import { LongText } from '../../../ui/text/LongText.js'
import { StarRating } from '../../../ui/text/StarRating.js'
import { Text } from '../../../ui/text/Text.js'
import { useVerified } from '../useVerified.js'
import {
  MoreCommentsDocument,
  type Profile_VendorFragment,
  VendorProfileDocument,
} from './generated/vendorProfile.js'

type SectionProps = { profile: Profile_VendorFragment }

type ProfileSectionProps = { title: string; children: ReactNode }

const ProfileSection = ({ title, children }: ProfileSectionProps) => {
  const id = useId()
  return (
    <Stack as="section" gap="xs" aria-labelledby={id}>
      <Heading level={3} id={id}>
        {title}
      </Heading>
      {children}
    </Stack>
  )
}

const jobsDone = (count: number) => `${count} ${count === 1 ? 'job' : 'jobs'} completed`

/** The logo, and the vendor's record in one line. */
const RecordSection = ({ profile }: SectionProps) => (
  <Inline gap="m" nowrap>
    {profile.logo && <Avatar src={photoPath(profile.logo, 'small')} alt={`Logo of ${profile.name}`} />}
    <Inline gap="xs">
      <StarRating value={profile.rating} count={profile.ratingCount} />
      <Text as="span" size="s" tone="muted" tabular>
        {profile.reliability ? reliabilityInWords(profile.reliability) : jobsDone(profile.completedJobs)}
      </Text>
      {profile.since !== null && (
        <Text as="span" size="s" tone="muted">
          In business since {profile.since}
        </Text>
      )}
    </Inline>
  </Inline>
)

/** A tax form tells a customer nothing. */
const tells = keysOf(documentTypes).filter(type => type !== 'w9_form')

/** Lists only documents that an admin has approved and that are in date; other documents stay private. */
const VerifiedSection = ({ profile: { id, verifiedDocuments, verifiedUntil } }: SectionProps) => {
  const { refetch } = useQuery(VendorProfileDocument, { variables: { id } })
  const still = useVerified(verifiedDocuments, verifiedUntil, () => void refetch().catch(() => {}))
  const verified = tells.filter(type => still.includes(type))
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
          Checked by Haulbid and current.
        </Text>
      </ProfileSection>
    )
  )
}

const AboutSection = ({ profile: { about } }: SectionProps) =>
  about !== null && (
    <ProfileSection title="About">
      <Text asTyped>{about}</Text>
    </ProfileSection>
  )

/** The services and dumpster sizes that customers can order from the vendor. */
const OfferSection = ({ profile: { services, rentalSizes } }: SectionProps) => (
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

/** The cities that the vendor serves, those with the most of its ZIP codes first. */
const AreasSection = ({ profile: { areas, cityCount } }: SectionProps) => {
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

const PaymentSection = ({ profile }: SectionProps) => {
  const taken = keysOf(paymentMethods).filter(method => profile.paymentMethods.includes(method))
  return (
    (taken.length > 0 || profile.takesCards) && (
      <ProfileSection title="Ways to pay">
        {profile.takesCards && (
          <Inline gap="xs" nowrap>
            <CreditCard size={18} aria-hidden="true" />
            <Text as="span">Takes cards: pay on your order</Text>
          </Inline>
        )}
        {taken.length > 0 && <Text>{taken.map(method => paymentMethods[method]).join(', ')}</Text>}
      </ProfileSection>
    )
  )
}

/** Customers' comments on the vendor with the vendor's replies, newest first. */
const CommentsSection = ({ profile: { id, name, comments } }: SectionProps) => {
  // The dialog has already fetched this query.
  const { fetchMore } = useQuery(VendorProfileDocument, { variables: { id } })
  return (
    <ProfileSection title="What customers wrote">
      {comments.nodes.length === 0 && <Text tone="muted">No comments yet</Text>}
      <Stack as="ul" gap="m">
        {comments.nodes.map(({ id: commentId, rating, comment, createdAt, reply }) => (
          <li key={commentId}>
            <Inline gap="xs">
              <StarRating value={rating} />
              <Text as="span" size="s" tone="muted">
                <Ago value={createdAt} />
              </Text>
            </Inline>
            <LongText>{comment}</LongText>
            {reply && <LongText size="s">{`${name} replied: ${reply}`}</LongText>}
          </li>
        ))}
      </Stack>
      {comments.pageInfo.hasNextPage && (
        <MoreButton
          onMore={() =>
            fetchMore({ query: MoreCommentsDocument, variables: { id, after: comments.pageInfo.endCursor } })
          }
          label="Show older comments"
          failure="We couldn't load older comments"
        />
      )}
    </ProfileSection>
  )
}

/** The profile from top to bottom. A section with nothing to show draws nothing. */
export const profileSections: readonly ComponentType<SectionProps>[] = [
  RecordSection,
  VerifiedSection,
  AboutSection,
  OfferSection,
  AreasSection,
  PaymentSection,
  CommentsSection,
]
