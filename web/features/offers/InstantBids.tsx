import { Zap } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useMutation, useQuery } from '../../apollo/hooks.js'
import { serverMessage } from '../../forms/serverMessage.js'
import { LoadError } from '../../paging/LoadError.js'
import { Button } from '../../ui/actions/Button.js'
import { Switch } from '../../ui/actions/Switch.js'
import { Grid } from '../../ui/layout/Grid.js'
import { Inline } from '../../ui/layout/Inline.js'
import { Stack } from '../../ui/layout/Stack.js'
import { toast } from '../../ui/overlays/toast.js'
import { EmptyState } from '../../ui/states/EmptyState.js'
import { LoadingRegion, Skeleton } from '../../ui/states/Skeleton.js'
import { useOptimisticSave } from '../../ui/states/useOptimisticSave.js'
import { Heading } from '../../ui/text/Heading.js'
import { Text } from '../../ui/text/Text.js'
import { DumpsterSizesDocument } from '../vendors/services/generated/services.js'
import { DeleteRuleDialog } from './DeleteRuleDialog.js'
import {
  type OfferRule_RuleFragment,
  OfferRulesDocument,
  SaveOfferRuleDocument,
  TurnOffersOffTodayDocument,
} from './generated/offers.js'
import { OfferRuleCard } from './OfferRuleCard.js'
import { OfferRuleDialog } from './OfferRuleDialog.js'
import { inputOf, newRule, typedRule } from './offerForm.js'
import { WhyNoOffers } from './WhyNoOffers.js'

type Rule = OfferRule_RuleFragment
type Task = { name: 'add' } | { name: 'edit' | 'delete'; rule: Rule }

const TRY_AGAIN = 'Check your connection, then try again.'

/** Switches all rules off until midnight, or on again. */
const OffToday = ({ rules }: { rules: readonly Rule[] }) => {
  const [turnOffersOffToday, { loading }] = useMutation(TurnOffersOffTodayDocument)
  const isOff = rules.some(({ offUntil }) => offUntil !== null)
  const change = async () => {
    try {
      await turnOffersOffToday({ variables: { isOff: !isOff } })
      toast({ title: isOff ? 'Instant bids are on again' : 'Instant bids are off until midnight' })
    } catch (error) {
      const description = serverMessage(error, TRY_AGAIN)
      toast({ title: "We couldn't change your instant bids", description, variant: 'destructive' })
    }
  }
  return (
    <Button busy={loading} busyLabel="Saving..." onClick={change}>
      {isOff ? 'Turn Back On' : 'Off for Today'}
    </Button>
  )
}

const RuleSwitch = ({ rule, titleId }: { rule: Rule; titleId: string }) => {
  const [saveOfferRule] = useMutation(SaveOfferRuleDocument)
  const newest = useRef(rule)
  newest.current = rule
  const [isOn, change] = useOptimisticSave(rule.isActive, async isActive => {
    try {
      await saveOfferRule({ variables: { input: { ...inputOf(newest.current), isActive } } })
    } catch (error) {
      const description = serverMessage(error, TRY_AGAIN)
      toast({ title: "We couldn't change the rule", description, variant: 'destructive' })
    }
  })
  return <Switch checked={isOn} onChange={change} aria-labelledby={titleId} />
}

/** The vendor's rules for instant bids. */
export const InstantBids = () => {
  const id = useId()
  const { data, error } = useQuery(OfferRulesDocument)
  const rates = useQuery(DumpsterSizesDocument).data?.dumpsterSizes
  const [task, setTask] = useState<Task | null>(null)
  const close = () => setTask(null)
  const rules = data?.offerRules
  const named = task && task.name !== 'add' ? task.rule : undefined
  const known = rules?.find(({ id }) => id === named?.id)
  // The current rule; one that another browser has removed stays open, and says so.
  const subject = known ?? named

  const content = () => {
    if (error && !rules) return <LoadError what="your instant bids" error={error} />
    if (!rules)
      return (
        <LoadingRegion label="Loading your instant bids...">
          <Skeleton height="220px" />
        </LoadingRegion>
      )
    if (rules.length === 0)
      return (
        <EmptyState title="No instant bids yet" picture={<Zap size={40} aria-hidden="true" />}>
          Customers often take one of the first bids. Name your price for a size, and it bids while you drive.
        </EmptyState>
      )
    return (
      <Grid as="ul" min="22rem" gap="m" aria-label="Rules for instant bids">
        {rules.map(rule => (
          <OfferRuleCard
            key={rule.id}
            rule={rule}
            level={3}
            whyNot={rule.whyNotBid && <WhyNoOffers reason={rule.whyNotBid} />}
            onOff={titleId => <RuleSwitch rule={rule} titleId={titleId} />}
            actions={titleId => (
              <>
                <Button size="s" aria-describedby={titleId} onClick={() => setTask({ name: 'edit', rule })}>
                  Edit
                </Button>
                <Button
                  size="s"
                  look="quiet"
                  aria-describedby={titleId}
                  onClick={() => setTask({ name: 'delete', rule })}
                >
                  Delete
                </Button>
              </>
            )}
          />
        ))}
      </Grid>
    )
  }

  return (
    <Stack as="section" aria-labelledby={id} tabIndex={-1}>
      <Inline justify="between">
        <Stack gap="xxs">
          <Heading level={2} look={3} id={id}>
            Instant Bids
          </Heading>
          <Text tone="muted">
            Your standing prices. They bid by themselves within seconds when a matching rental is posted.
          </Text>
        </Stack>
        <Inline gap="xs">
          {rules && rules.length > 0 && <OffToday rules={rules} />}
          <Button look="primary" disabled={!rules || !rates} onClick={() => setTask({ name: 'add' })}>
            Add Rule
          </Button>
        </Inline>
      </Inline>
      {content()}
      {task?.name === 'add' && rules && rates && (
        <OfferRuleDialog initial={newRule(rates, rules)} rates={rates} isRemoved={false} onClose={close} />
      )}
      {subject && task?.name === 'edit' && (
        <OfferRuleDialog
          rule={subject}
          initial={typedRule(subject)}
          rates={rates ?? []}
          isRemoved={!known}
          onClose={close}
        />
      )}
      {subject && task?.name === 'delete' && (
        <DeleteRuleDialog rule={subject} isRemoved={!known} onClose={close} />
      )}
    </Stack>
  )
}
