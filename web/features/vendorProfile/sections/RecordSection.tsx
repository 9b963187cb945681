import { photoPath } from '@rules/photoSizes.js'
import { reliabilityInWords } from '@rules/reliabilityWords.js'
import { Inline } from '../../../ui/layout/Inline.js'
import { Avatar } from '../../../ui/text/Avatar.js'
import { StarRating } from '../../../ui/text/StarRating.js'
import { Text } from '../../../ui/text/Text.js'
import type { SectionProps } from '../SectionProps.js'

const jobsDone = (count: number) => `${count} ${count === 1 ? 'job' : 'jobs'} completed`

/** The logo, and the vendor's record in one line. */
export const RecordSection = ({ profile }: SectionProps) => (
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
