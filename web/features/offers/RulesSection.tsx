import { Zap } from 'lucide-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { useMutation } from '../../apollo/hooks.js'
import { serverMessage } from '../../forms/serverMessage.js'
import type { ConflictReason } from '../../generated/schema.js'
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
import { DeleteRuleDialog } from './DeleteRuleDialog.js'
import { TurnOffersOffTodayDocument } from './generated/offers.js'
import type { LimitedRule } from './limitsForm.js'
import type { RuleWords } from './offerWords.js'
import { RuleCard } from './RuleCard.js'
import { WhyNoOffers } from './WhyNoOffers.js'

const TRY_AGAIN = 'Check your connection, then try again.'

/** Switches all rules off until midnight, or on again. */
const OffToday = ({ rules }: { rules: readonly LimitedRule[] }) => {
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

type RuleSwitchProps<Rule> = {
  rule: Rule
  titleId: string
  turn: (rule: Rule, isActive: boolean) => Promise<unknown>
}

const RuleSwitch = <Rule extends LimitedRule>({ rule, titleId, turn }: RuleSwitchProps<Rule>) => {
  const newest = useRef(rule)
  newest.current = rule
  const [isOn, change] = useOptimisticSave(rule.isActive, async isActive => {
    try {
      await turn(newest.current, isActive)
    } catch (error) {
      const description = serverMessage(error, TRY_AGAIN)
      toast({ title: "We couldn't change the rule", description, variant: 'destructive' })
    }
  })
  return <Switch checked={isOn} onChange={change} aria-labelledby={titleId} />
}

type Task<Rule> = { name: 'add' } | { name: 'edit' | 'delete'; rule: Rule }

type RulesSectionProps<Rule extends LimitedRule> = {
  title: string
  about: string
  empty: { title: string; words: string }
  /** Undefined while they load. */
  rules: readonly Rule[] | undefined
  error: unknown
  canAdd: boolean
  wordsOf: (rule: Rule) => RuleWords
  /** Words for a service that isn't offered. */
  service: string
  turn: (rule: Rule, isActive: boolean) => Promise<unknown>
  remove: (rule: Rule) => Promise<unknown>
  /** The form of a new rule, or of one to change, which another browser may have removed. */
  form: (rule: Rule | undefined, isRemoved: boolean, close: () => void) => ReactNode
}

/** The vendor's rules of one kind: listed, switched, added, changed, and deleted. */
export const RulesSection = <Rule extends LimitedRule>({
  title,
  about,
  empty,
  rules,
  error,
  canAdd,
  wordsOf,
  service,
  turn,
  remove,
  form,
}: RulesSectionProps<Rule>) => {
  const id = useId()
  const [task, setTask] = useState<Task<Rule> | null>(null)
  const close = () => setTask(null)
  const named = task && task.name !== 'add' ? task.rule : undefined
  const known = rules?.find(each => each.id === named?.id)
  // The current rule; one that another browser has removed stays open, and says so.
  const subject = known ?? named

  const content = () => {
    if (error && !rules) return <LoadError what={`your ${title.toLowerCase()}`} error={error} />
    if (!rules)
      return (
        <LoadingRegion label={`Loading your ${title.toLowerCase()}...`}>
          <Skeleton height="220px" />
        </LoadingRegion>
      )
    if (rules.length === 0)
      return (
        <EmptyState title={empty.title} picture={<Zap size={40} aria-hidden="true" />}>
          {empty.words}
        </EmptyState>
      )
    return (
      <Grid as="ul" min="22rem" gap="m" aria-label={`Rules for ${title.toLowerCase()}`}>
        {rules.map(rule => (
          <RuleCard
            key={rule.id}
            {...wordsOf(rule)}
            rule={rule}
            level={3}
            whyNot={
              rule.whyNotBid && <WhyNoOffers reason={rule.whyNotBid as ConflictReason} service={service} />
            }
            onOff={titleId => <RuleSwitch rule={rule} titleId={titleId} turn={turn} />}
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
            {title}
          </Heading>
          <Text tone="muted">{about}</Text>
        </Stack>
        <Inline gap="xs">
          {rules && rules.length > 0 && <OffToday rules={rules} />}
          <Button look="primary" disabled={!canAdd} onClick={() => setTask({ name: 'add' })}>
            Add Rule
          </Button>
        </Inline>
      </Inline>
      {content()}
      {task?.name === 'add' && form(undefined, false, close)}
      {subject && task?.name === 'edit' && form(subject, !known, close)}
      {subject && task?.name === 'delete' && (
        <DeleteRuleDialog
          name={wordsOf(subject).name}
          isRemoved={!known}
          remove={() => remove(subject)}
          onClose={close}
        />
      )}
    </Stack>
  )
}
