import { type ReactNode, useId } from 'react'
import { Card } from '../../ui/layout/Card.js'
import { Inline } from '../../ui/layout/Inline.js'
import { Stack } from '../../ui/layout/Stack.js'
import { Banner } from '../../ui/states/Banner.js'
import { useHasPassed } from '../../ui/states/useHasPassed.js'
import { Badge } from '../../ui/text/Badge.js'
import { Heading } from '../../ui/text/Heading.js'
import { SummaryList } from '../../ui/text/SummaryList.js'
import { Text } from '../../ui/text/Text.js'
import type { LimitedRule } from './limitsForm.js'
import { type RuleWords, ruleFacts, ruleStanding } from './offerWords.js'

type RuleCardProps = RuleWords & {
  rule: LimitedRule
  level: 3 | 4
  /** Why a rule that is on can't bid, to whom it concerns. */
  whyNot: ReactNode
  /** The vendor's switch, which takes the place of a badge for On and Off. Gets the id of the rule's heading, as `actions` does. */
  onOff?: (titleId: string) => ReactNode
  /** Gets the id of the rule's heading, for buttons that say what they are about. */
  actions: (titleId: string) => ReactNode
}

export const RuleCard = ({ rule, name, words, terms, level, whyNot, onOff, actions }: RuleCardProps) => {
  const id = useId()
  const isOver = useHasPassed(rule.offUntil)
  const standing = ruleStanding(rule, rule.offUntil !== null && !isOver)
  return (
    // Takes the focus back from a dialog that a button opened and removed.
    <Card as="li" padding="m" tabIndex={-1} aria-labelledby={id}>
      <Stack gap="s">
        <Inline justify="between">
          <Heading level={level} look={4} id={id}>
            {name}
          </Heading>
          <Inline gap="s">
            {!(onOff && standing.isOnOff) && <Badge tone={standing.tone}>{standing.label}</Badge>}
            {onOff?.(id)}
          </Inline>
        </Inline>
        <Text>{words}.</Text>
        {terms && <Text tone="muted">{terms}</Text>}
        {rule.pauseReason && (
          <Banner tone="warning" title="Paused by Haulbid">
            {rule.pauseReason}
          </Banner>
        )}
        {rule.isActive && rule.pausedAt === null && rule.whyNotBid !== null && whyNot}
        <SummaryList facts={ruleFacts(rule)} />
        <Inline gap="xs">{actions(id)}</Inline>
      </Stack>
    </Card>
  )
}
