import type { ConflictReason } from '../../generated/schema.js'
import { Link } from '../../ui/actions/Link.js'
import { Text } from '../../ui/text/Text.js'

const DOCUMENTS = { tab: 'documents', link: 'See your documents' }

interface Why {
  words: string
  tab: string
  link: string
}

const whyOf = (service: string): Partial<Record<ConflictReason, Why>> => ({
  NOT_IN_AREA: {
    words: 'None of its ZIP codes is in your service areas.',
    tab: 'areas',
    link: 'See your service areas',
  },
  SERVICE_NOT_OFFERED: {
    words: `${service} is not one of your services.`,
    tab: 'services',
    link: 'See your services',
  },
  SIZE_NOT_OFFERED: {
    words: 'You have not listed this size as yours.',
    tab: 'inventory',
    link: 'See your inventory',
  },
  DOCUMENTS_REQUIRED: { words: 'Your documents must be approved before it can bid.', ...DOCUMENTS },
  DOCUMENTS_EXPIRED: { words: 'One of your documents has expired.', ...DOCUMENTS },
  FEES_OVERDUE: { words: 'Your fee statement is overdue.', tab: 'overview', link: 'See your overview' },
})

type WhyNoOffersProps = { reason: ConflictReason; service: string }

/** Why a rule that is on can't bid, and where its vendor can change that. */
export const WhyNoOffers = ({ reason, service }: WhyNoOffersProps) => {
  const why = whyOf(service)[reason]
  return (
    why && (
      <Text size="s">
        {why.words} <Link to={{ search: `tab=${why.tab}` }}>{why.link}</Link>
      </Text>
    )
  )
}
