import { visitGraph } from '@rules/visits/visitGraph.js'
import { isLate, isOpenVisit } from '@rules/visits/visits.js'
import { ArrowRightLeft } from 'lucide-react'
import type { Ref } from 'react'
import { Button } from '../../../ui/actions/Button.js'
import { BoardCard } from '../../../ui/layout/BoardColumns.js'
import { Inline } from '../../../ui/layout/Inline.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { Badge } from '../../../ui/text/Badge.js'
import { Heading } from '../../../ui/text/Heading.js'
import { Text } from '../../../ui/text/Text.js'
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.js'
import { jobWords } from '../../jobs/jobWords.js'
import { MapLink } from '../../jobs/MapLink.js'
import { type BoardVisit, nameOf, whenWords } from './boardWords.js'
import { type Dropped, useDragging } from './useDragging.js'

type VisitCardProps = {
  visit: BoardVisit
  day: string
  now: Date
  onMove: () => void
  onDrop: Dropped
}

/** A visit of the board: when, what for, whose, and where. */
export const VisitCard = ({ visit, day, now, onMove, onDrop }: VisitCardProps) => {
  const { id, status, job } = visit
  const isOpen = isOpenVisit(status)
  const { ref, ...dragged } = useDragging(id, isOpen, onDrop)
  const { label, tone } = visitGraph.states[status]
  const late = isLate(visit, now)
  return (
    <BoardCard as="article" aria-label={nameOf(visit)} padding="s" ref={ref as Ref<HTMLElement>} {...dragged}>
      <Stack gap="xs">
        <Inline justify="between" gap="xs">
          <Text size="s" strong tabular>
            {whenWords(visit, day)}
          </Text>
          {late ? <Badge tone="red">Late</Badge> : <Badge tone={tone}>{label}</Badge>}
        </Inline>
        <Heading level={3} look={4}>
          {nameOf(visit)}
        </Heading>
        {job && (
          <>
            <Text size="s" tone="muted" lines={2}>
              {jobWords(job)}
            </Text>
            {job.address && job.zipCode && <MapLink address={job.address} zipCode={job.zipCode} />}
          </>
        )}
        {isOpen && (
          <Button size="s" icon={<ArrowRightLeft aria-hidden="true" />} onClick={onMove} data-move={id}>
            <span>
              Move to…
              <VisuallyHidden> {nameOf(visit)}</VisuallyHidden>
            </span>
          </Button>
        )}
      </Stack>
    </BoardCard>
  )
}
