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
import { PauseHaulRuleDocument, ResumeHaulRuleDocument, VendorHaulRulesDocument } from '../generated/hauls.js'
import {
  PauseOfferRuleDocument,
  ResumeOfferRuleDocument,
  VendorOfferRulesDocument,
} from '../generated/offers.js'
import type { LimitedRule } from '../limitsForm.js'
import { haulWords, type RuleWords, rentalWords } from '../offerWords.js'
import { RuleCard } from '../RuleCard.js'

const whyOf = (service: string): Partial<Record<ConflictReason, string>> => ({
  NOT_IN_AREA: "None of its ZIP codes is in the vendor's service areas.",
  SERVICE_NOT_OFFERED: `${service} is not one of the vendor's services.`,
  SIZE_NOT_OFFERED: "The size is not in the vendor's inventory.",
  DOCUMENTS_REQUIRED: "The vendor's documents are not approved.",
  DOCUMENTS_EXPIRED: "One of the vendor's documents has expired.",
  FEES_OVERDUE: "The vendor's fee statement is overdue.",
})

type PauseRuleProps = { rule: LimitedRule; pause: (reason: string) => Promise<unknown> }

const PauseRule = ({ rule, pause }: PauseRuleProps) => (
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
    act={reason => pause(reason ?? '')}
    done={{ title: 'Rule paused' }}
    failed="We couldn't pause the rule"
    gone={rule.pausedAt === null ? null : 'This rule has already been paused.'}
  />
)

type ResumeRuleProps = { titleId: string; isBusy: boolean; resume: () => Promise<unknown> }

const ResumeRule = ({ titleId, isBusy, resume }: ResumeRuleProps) => {
  const press = async () => {
    try {
      await resume()
      toast({ title: 'Rule resumed', description: 'We told the vendor.' })
    } catch (error) {
      const description = serverMessage(error, 'Check your connection, then try again.')
      toast({ title: "We couldn't resume the rule", description, variant: 'destructive' })
    }
  }
  return (
    <Button size="s" busy={isBusy} busyLabel="Resuming..." aria-describedby={titleId} onClick={press}>
      Resume
    </Button>
  )
}

type VendorRulesProps<Rule extends LimitedRule> = {
  title: string
  what: string
  service: string
  none: string
  rules: readonly Rule[] | undefined
  error: unknown
  wordsOf: (rule: Rule) => RuleWords
  pause: (variables: { id: string; reason: string }) => Promise<unknown>
  resume: (variables: { id: string }) => Promise<unknown>
  isResuming: boolean
}

const VendorRules = <Rule extends LimitedRule>({
  title,
  what,
  service,
  none,
  rules,
  error,
  wordsOf,
  pause,
  resume,
  isResuming,
}: VendorRulesProps<Rule>) => (
  <Stack as="section" gap="s" aria-label={what.charAt(0).toUpperCase() + what.slice(1)}>
    <Heading level={3}>{title}</Heading>
    {!rules && error !== undefined && <LoadError what={`the ${what}`} error={error} />}
    {!rules && error === undefined && (
      <LoadingRegion label={`Loading the ${what}...`}>
        <Skeleton height="48px" />
      </LoadingRegion>
    )}
    {rules?.length === 0 && <Text tone="muted">{none}</Text>}
    {rules && rules.length > 0 && (
      <Stack as="ul" gap="s" aria-label={`Rules for ${what}`}>
        {rules.map(rule => (
          <RuleCard
            key={rule.id}
            {...wordsOf(rule)}
            rule={rule}
            level={4}
            whyNot={rule.whyNotBid && <Text size="s">{whyOf(service)[rule.whyNotBid]}</Text>}
            actions={titleId => (
              <>
                <PauseRule rule={rule} pause={reason => pause({ id: rule.id, reason })} />
                {rule.pausedAt !== null && (
                  <ResumeRule titleId={titleId} isBusy={isResuming} resume={() => resume({ id: rule.id })} />
                )}
              </>
            )}
          />
        ))}
      </Stack>
    )}
  </Stack>
)

/** The vendor's rules for instant bids on rentals, with their bids and wins. */
export const VendorOffers = ({ vendorId }: { vendorId: string }) => {
  const { data, error } = useQuery(VendorOfferRulesDocument, { variables: { vendorId } })
  const [pause] = useMutation(PauseOfferRuleDocument)
  const [resume, { loading }] = useMutation(ResumeOfferRuleDocument)
  return (
    <VendorRules
      title="Instant Bids"
      what="instant bids"
      service="Dumpster rental"
      none="This vendor has no rules for instant bids."
      rules={data?.offerRules}
      error={error}
      wordsOf={rentalWords}
      pause={variables => pause({ variables })}
      resume={variables => resume({ variables })}
      isResuming={loading}
    />
  )
}

/** The same for junk pickups. */
export const VendorHaulOffers = ({ vendorId }: { vendorId: string }) => {
  const { data, error } = useQuery(VendorHaulRulesDocument, { variables: { vendorId } })
  const [pause] = useMutation(PauseHaulRuleDocument)
  const [resume, { loading }] = useMutation(ResumeHaulRuleDocument)
  return (
    <VendorRules
      title="Instant Bids on Junk"
      what="instant bids on junk"
      service="Junk pickup"
      none="This vendor has no rules for instant bids on junk."
      rules={data?.haulRules}
      error={error}
      wordsOf={haulWords}
      pause={variables => pause({ variables })}
      resume={variables => resume({ variables })}
      isResuming={loading}
    />
  )
}
