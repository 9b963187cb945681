import { dumpsterSizes, type RentalSize } from '@rules/kinds.js'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useMutation, useQuery } from '../../../apollo/hooks.js'
import { localToday } from '../../../forms/localMoment.js'
import { serverMessage } from '../../../forms/serverMessage.js'
import { LoadError } from '../../../paging/LoadError.js'
import { serverNow } from '../../../serverClock.js'
import { Button } from '../../../ui/actions/Button.js'
import { BoardColumn, BoardColumns } from '../../../ui/layout/BoardColumns.js'
import { Inline } from '../../../ui/layout/Inline.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { useMedia } from '../../../ui/layout/useMedia.js'
import { toast } from '../../../ui/overlays/toast.js'
import { LoadingRegion, Skeleton } from '../../../ui/states/Skeleton.js'
import { formatDay } from '../../../ui/text/formatMoment.js'
import { Heading } from '../../../ui/text/Heading.js'
import { Text } from '../../../ui/text/Text.js'
import { useNow } from '../../../ui/text/useNow.js'
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.js'
import { media } from '../../../ui/theme.js'
import { AssignVisitDocument, BoardDocument } from '../generated/board.js'
import { dayIn, mondayOf } from './boardDays.js'
import { type BoardVisit, nameOf, UNASSIGNED } from './boardWords.js'
import { MoveDialog, type Place } from './MoveDialog.js'
import { useDragging } from './useDragging.js'
import { VisitCard } from './VisitCard.js'
import { WeekStrip } from './WeekStrip.js'

type Column = { id: string; name: string; visits: BoardVisit[] }

/** Unassigned, everybody at work, and who has visits that day without working here any longer. */
const columnsOf = (
  people: readonly { id: string; name: string }[],
  visits: readonly BoardVisit[],
): Column[] => {
  const all = new Map([['', UNASSIGNED], ...people.map(({ id, name }) => [id, name] as const)])
  for (const { assignedTo } of visits) if (assignedTo) all.set(assignedTo.id, assignedTo.name)
  return [...all].map(([id, name]) => ({
    id,
    name,
    visits: visits.filter(({ assignedTo }) => (assignedTo?.id ?? '') === id),
  }))
}

type ColumnViewProps = {
  column: Column
  /** There are no visits at all. */
  isFree: boolean
  day: string
  now: Date
  onMove: (visit: BoardVisit) => void
  onDrop: (visitId: string, place: Place) => void
}

const ColumnView = ({ column: { id, name, visits }, isFree, day, now, onMove, onDrop }: ColumnViewProps) => {
  const personId = id || null
  const { ref, 'data-over': isOver } = useDragging(null, false, visitId =>
    onDrop(visitId, { personId, after: visits.findLast(visit => visit.id !== visitId)?.id ?? null }),
  )
  const headingId = `column-${id}`
  return (
    <BoardColumn ref={ref} aria-labelledby={headingId} data-over={isOver}>
      <Inline justify="between" gap="xs">
        <Heading level={2} look={4} id={headingId}>
          {name}
        </Heading>
        <Text as="span" size="s" tone="muted" tabular>
          {visits.length}
          <VisuallyHidden> {visits.length === 1 ? 'visit' : 'visits'}</VisuallyHidden>
        </Text>
      </Inline>
      {visits.length === 0 && (
        <Text size="s" tone="muted">
          {id ? 'Nothing assigned' : isFree ? 'No visits this day' : 'Every visit has somebody'}
        </Text>
      )}
      {visits.map(visit => (
        <VisitCard
          key={visit.id}
          visit={visit}
          day={day}
          now={now}
          onMove={() => onMove(visit)}
          onDrop={visitId => onDrop(visitId, { personId, after: visit.id })}
        />
      ))}
    </BoardColumn>
  )
}

type FreeUnitsProps = { units: readonly { size: RentalSize; free: number; total: number }[] }

/** "20 yard: 1 of 3 free" */
const FreeUnits = ({ units }: FreeUnitsProps) => (
  <Inline as="ul" gap="m" aria-label="Dumpsters on this day">
    {units.map(({ size, free, total }) => (
      <Text as="li" key={size} size="s" tabular>
        {`${dumpsterSizes[size].label}: ${free === 0 ? 'none' : free} of ${total} free`}
      </Text>
    ))}
  </Inline>
)

/** The visits of a day by person. On a phone, one person's at a time. */
export const BoardDay = () => {
  const [params] = useSearchParams()
  const isPhone = useMedia(media.phone)
  const now = useNow() ?? serverNow()
  const today = localToday()
  const day = dayIn(params.get('board'), today)
  const { data, previousData, error } = useQuery(BoardDocument, { variables: { day, from: mondayOf(day) } })
  const [assign] = useMutation(AssignVisitDocument)
  const [moving, setMoving] = useState<BoardVisit | null>(null)
  const [shown, setShown] = useState('')
  const [said, setSaid] = useState('')
  const moved = useRef<{ id: string; personId: string | null } | null>(null)
  const board = data?.board ?? (previousData?.board.day === day ? previousData.board : undefined)
  const columns = board && columnsOf(board.people, board.visits)

  // Its card is in another column now, and the button that had the focus is gone.
  useEffect(() => {
    if (!moved.current || !board || moving) return
    const { id, personId } = moved.current
    const visit = board.visits.find(each => each.id === id)
    // Until the board is read again, it is still where it was.
    if (visit && (visit.assignedTo?.id ?? null) !== personId) return
    const button = document.querySelector<HTMLElement>(`[data-move="${id}"]`)
    moved.current = null
    const { activeElement } = document
    if (!activeElement || activeElement === document.body || activeElement.id === 'main') button?.focus()
  }, [board, moving])

  const move = async (visit: BoardVisit, { personId, after }: Place) => {
    await assign({ variables: { visitId: visit.id, personId, after } })
    moved.current = { id: visit.id, personId }
    const name = columns?.find(({ id }) => id === (personId ?? ''))?.name ?? UNASSIGNED
    const before = board?.visits.find(({ id }) => id === after)
    setSaid(`${nameOf(visit)} is now with ${name}, ${before ? `after ${nameOf(before)}` : 'first'}.`)
  }
  const drop = async (visitId: string, place: Place) => {
    const visit = board?.visits.find(({ id }) => id === visitId)
    if (!visit) return
    try {
      await move(visit, place)
    } catch (failed) {
      toast({
        variant: 'destructive',
        title: 'The visit was not moved',
        description: serverMessage(failed, 'Check your connection, then try again.'),
      })
    }
  }
  const content = () => {
    if (!columns)
      return error ? (
        <LoadError what="the board" error={error} />
      ) : (
        <LoadingRegion label="Loading the board...">
          <BoardColumns>
            <Skeleton height="320px" />
            <Skeleton height="320px" />
            <Skeleton height="320px" />
          </BoardColumns>
        </LoadingRegion>
      )
    const one = columns.find(({ id }) => id === shown) ?? columns[0]!
    return (
      <>
        {isPhone && (
          <Inline role="group" aria-label="Person" gap="xs">
            {columns.map(({ id, name, visits }) => (
              <Button
                key={id}
                size="s"
                look={id === one.id ? 'primary' : 'secondary'}
                aria-pressed={id === one.id}
                onClick={() => setShown(id)}
              >
                {name} ({visits.length})
              </Button>
            ))}
          </Inline>
        )}
        {/* It may scroll without anything in it to focus. */}
        <BoardColumns role="region" aria-label="Visits by person" tabIndex={isPhone ? undefined : 0}>
          {(isPhone ? [one] : columns).map(column => (
            <ColumnView
              key={column.id}
              column={column}
              isFree={board?.visits.length === 0}
              day={day}
              now={now}
              onMove={setMoving}
              onDrop={(visitId, place) => void drop(visitId, place)}
            />
          ))}
        </BoardColumns>
      </>
    )
  }
  return (
    <Stack gap="l">
      <WeekStrip day={day} today={today} days={data?.boardWeek ?? previousData?.boardWeek} />
      <Inline gap="m">
        <Text strong>{formatDay(day)}</Text>
        {board && board.units.length > 0 && <FreeUnits units={board.units} />}
      </Inline>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {content()}
      {moving && board && (
        <MoveDialog
          visit={moving}
          day={day}
          people={board.people}
          visits={board.visits}
          onMove={place => move(moving, place)}
          onClose={() => setMoving(null)}
        />
      )}
    </Stack>
  )
}
