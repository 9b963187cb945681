import { bidStatuses } from '@rules/jobStates.js'
import type { BidCard_BidFragment } from '../../generated/graphql.js'
import { Button } from '../../ui/actions/Button.js'
import { Card } from '../../ui/layout/Card.js'
import { Inline } from '../../ui/layout/Inline.js'
import { Stack } from '../../ui/layout/Stack.js'
import { Ago } from '../../ui/text/Ago.js'
import { Badge, type BadgeTone } from '../../ui/text/Badge.js'
import { fullName } from '../../ui/text/fullName.js'
import { Heading } from '../../ui/text/Heading.js'
import { Money } from '../../ui/text/Money.js'
import { Text } from '../../ui/text/Text.js'
import { VendorFacts } from './VendorFacts.js'

type BidCardProps = { bid: BidCard_BidFragment; onAccept: () => void; onDecline: () => void }

const tones: Record<string, BadgeTone> = { grey: 'neutral' }

/** One vendor's bid, with facts about the vendor. */
export const BidCard = ({ bid, onAccept, onDecline }: BidCardProps) => {
  const titleId = `bid-${bid.id}`
  const { label, tone } = bidStatuses[bid.status]
  return (
    <Card as="article" padding="m" tone={bid.viewerCanDecide ? 'plain' : 'sunken'} aria-labelledby={titleId}>
      <Stack gap="s">
        <Inline justify="between" align="baseline" nowrap>
          <Heading level={4} id={titleId}>
            {fullName(bid.vendor)}
          </Heading>
          <Text as="span" size="xl" strong tabular>
            <Money value={bid.price} />
          </Text>
        </Inline>
        <VendorFacts vendor={bid.vendor} />
        {bid.message && <Text asTyped>{bid.message}</Text>}
        {bid.viewerCanDecide && !bid.vendor.isActive && (
          <Text size="s" tone="danger" strong>
            This vendor can't take jobs right now
          </Text>
        )}
        <Inline justify="between">
          <Text as="span" size="s" tone="muted">
            Bid <Ago value={bid.createdAt} />
          </Text>
          {bid.viewerCanDecide ? (
            <Inline gap="xs">
              <Button look="quiet" onClick={onDecline} aria-describedby={titleId}>
                Decline
              </Button>
              {bid.vendor.isActive && (
                <Button look="primary" onClick={onAccept} aria-describedby={titleId}>
                  Accept
                </Button>
              )}
            </Inline>
          ) : (
            <Badge tone={tones[tone] ?? (tone as BadgeTone)}>{label}</Badge>
          )}
        </Inline>
      </Stack>
    </Card>
  )
}
