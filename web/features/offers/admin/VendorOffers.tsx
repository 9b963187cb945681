import { useMutation, useQuery } from '../../../apollo/hooks.js'
import { ActWithReason } from '../../../forms/dialogs/ActWithReason.js'
import { serverMessage } from '../../../forms/serverMessage.js'
import type { ConflictReason } from '../../../generated/schema.js'
import { LoadError } from '../../../paging/LoadError.js'
import { Button } from '../../../ui/actions/Button.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { toast } from '../../../ui/overlays/toast.js'
import { LoadingRegion, Skeleton } from '../../../ui/states/Skeleton.js'
import { Heading } from '../../../ui/text/Heading.js'
import { Text } from '../../../ui/text/Text.js'
import {
  type OfferRule_RuleFragment,
  PauseOfferRuleDocument,
  ResumeOfferRuleDocument,
  VendorOfferRulesDocument,
} from '../generated/offers.js'
import { OfferRuleCard } from '../OfferRuleCard.js'

const WHY: Partial<Record<ConflictReason, string>> = {
  NOT_IN_AREA: "None of its ZIP codes is in the vendor's service areas.",
  SERVICE_NOT_OFFERED: "Dumpster rental is not one of the vendor's services.",
  SIZE_NOT_OFFERED: "The size is not in the vendor's inventory.",
  DOCUMENTS_REQUIRED: "The vendor's documents are not approved.",
  DOCUMENTS_EXPIRED: "One of the vendor's documents has expired.",
  FEES_OVERDUE: "The vendor's fee statement is overdue.",
}

const PauseRule = ({ rule }: { rule: OfferRule_RuleFragment }) => {
  const [pauseOfferRule] = useMutation(PauseOfferRuleDocument)
  return (
    <ActWithReason
      label="Pause"
      busyLabel="Pausing..."
      size="s"
      title="Pause this rule?"
      description="It makes no more bids until an admin resumes it. Bids it has already made stay as they are."
      help="We'll let the vendor know."
      missing="Please give a reason for pausing it"
      keep="Keep it running"
      draftKey={`pause-rule:${rule.id}`}
      act={reason => pauseOfferRule({ variables: { id: rule.id, reason: reason ?? '' } })}
      done={{ title: 'Rule paused' }}
      failed="We couldn't pause the rule"
      gone={rule.pausedAt === null ? null : 'This rule has already been paused.'}
    />
  )
}

const ResumeRule = ({ rule, titleId }: { rule: OfferRule_RuleFragment; titleId: string }) => {
  const [resumeOfferRule, { loading }] = useMutation(ResumeOfferRuleDocument)
  const resume = async () => {
    try {
      await resumeOfferRule({ variables: { id: rule.id } })
      toast({ title: 'Rule resumed', description: 'We told the vendor.' })
    } catch (error) {
      const description = serverMessage(error, 'Check your connection, then try again.')
      toast({ title: "We couldn't resume the rule", description, variant: 'destructive' })
    }
  }
  return (
    <Button size="s" busy={loading} busyLabel="Resuming..." aria-describedby={titleId} onClick={resume}>
      Resume
    </Button>
  )
}

/** The vendor's rules for instant bids, with their bids and wins. */
export const VendorOffers = ({ vendorId }: { vendorId: string }) => {
  const { data, error } = useQuery(VendorOfferRulesDocument, { variables: { vendorId } })
  const rules = data?.offerRules
  return (
    <Stack as="section" gap="s" aria-label="Instant bids">
      <Heading level={3}>Instant Bids</Heading>
      {!rules && error && <LoadError what="the instant bids" error={error} />}
      {!rules && !error && (
        <LoadingRegion label="Loading the instant bids...">
          <Skeleton height="48px" />
        </LoadingRegion>
      )}
      {rules?.length === 0 && <Text tone="muted">This vendor has no rules for instant bids.</Text>}
      {rules && rules.length > 0 && (
        <Stack as="ul" gap="s" aria-label="Rules for instant bids">
          {rules.map(rule => (
            <OfferRuleCard
              key={rule.id}
              rule={rule}
              level={4}
              whyNot={rule.whyNotBid && <Text size="s">{WHY[rule.whyNotBid]}</Text>}
              actions={titleId => (
                <>
                  <PauseRule rule={rule} />
                  {rule.pausedAt !== null && <ResumeRule rule={rule} titleId={titleId} />}
                </>
              )}
            />
          ))}
        </Stack>
      )}
    </Stack>
  )
}
