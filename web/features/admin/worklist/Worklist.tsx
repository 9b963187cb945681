import { CircleCheck } from 'lucide-react'
import { Suspense, useId, useRef, useState } from 'react'
import { LoadError } from '../../../paging/LoadError.js'
import { Button } from '../../../ui/actions/Button.js'
import { Link } from '../../../ui/actions/Link.js'
import { Inline } from '../../../ui/layout/Inline.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { RowActs, RowAmount, RowBelow, RowCell, WorkRow, WorkRows } from '../../../ui/layout/WorkRows.js'
import { EmptyState } from '../../../ui/states/EmptyState.js'
import { lazyPart } from '../../../ui/states/lazyPart.js'
import { LoadingRegion, Skeleton } from '../../../ui/states/Skeleton.js'
import { Heading } from '../../../ui/text/Heading.js'
import { Money } from '../../../ui/text/Money.js'
import { Text } from '../../../ui/text/Text.js'
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.js'
import { useAddressDialog } from '../useAddressDialog.js'
import { useReturnToRow } from '../useReturnToRow.js'
import { useRowFocus } from './useRowFocus.js'
import { type ShownGroup, type ShownRow, useStillRows } from './useStillRows.js'
import type { useWorklist } from './useWorklist.js'
import { worklistGroups } from './worklistGroups.js'

// Their forms take more than all the rest, and the rows are read first.
const DecisionActs = lazyPart(() => import('./DecisionActs.js'), 'DecisionActs')

/** The server's counts stop here. */
const MOST = 100

const countWords = (count: number) => (count >= MOST ? `${MOST}+` : String(count))

const waitingWords = (count: number) =>
  count === 1 ? '1 item is waiting' : `${countWords(count)} items are waiting`

type RowProps = { row: ShownRow; onFocus: () => void; reload: () => void }

const Row = ({ row, onFocus, reload }: RowProps) => {
  const { key, age, title, person, detail, amount, opens, charge, decision, isGone } = row
  const id = useId()
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const { linkProps } = useAddressDialog(opens[0])
  return (
    <WorkRow onFocus={onFocus}>
      <RowCell>
        <Text as="span" size="s" tone="muted" tabular>
          <VisuallyHidden>Waiting: </VisuallyHidden>
          {age}
        </Text>
      </RowCell>
      <RowCell $isWide>
        {isGone ? (
          <Text as="span" size="s" tone="muted">
            {title}: done
          </Text>
        ) : (
          <>
            <Link
              id={id}
              {...linkProps(opens[1], `needs:${key}`, charge === undefined ? undefined : { charge })}
            >
              {title}
            </Link>
            {detail && (
              <Text size="s" tone="muted" lines={2}>
                {detail}
              </Text>
            )}
          </>
        )}
      </RowCell>
      <RowCell>{person}</RowCell>
      <RowAmount>{amount && <Money value={amount} />}</RowAmount>
      {!isGone && decision && (
        <RowActs>
          <Suspense>
            <DecisionActs decision={decision} titleId={id} place={place} reload={reload} />
          </Suspense>
        </RowActs>
      )}
      <RowBelow ref={setPlace} />
    </WorkRow>
  )
}

type GroupProps = { group: ShownGroup; onFocus: (key: string) => void; reload: () => void }

const Group = ({ group: { title, count, rows, all }, onFocus, reload }: GroupProps) => {
  const id = useId()
  return (
    <Stack as="section" gap="xxs" aria-labelledby={id}>
      <Inline justify="between" gap="xs" nowrap>
        <Heading level={3} look={4} id={id}>
          {title}
        </Heading>
        {all && count > rows.length ? (
          <Link to={{ search: new URLSearchParams(all).toString() }} preventScrollReset>
            All<VisuallyHidden> of {title}:</VisuallyHidden> {countWords(count)}
          </Link>
        ) : (
          <Text as="span" size="s" strong tabular>
            {countWords(count)}
          </Text>
        )}
      </Inline>
      <WorkRows>
        {rows.map(row => (
          <Row key={row.key} row={row} onFocus={() => onFocus(row.key)} reload={reload} />
        ))}
      </WorkRows>
    </Stack>
  )
}

/** What waits for an admin, each with its decision in its row. */
export const Worklist = ({ worklist, error, reload }: ReturnType<typeof useWorklist>) => {
  const id = useId()
  useReturnToRow(worklist !== undefined)
  const groups = worklist ? worklistGroups(worklist) : []
  const { shown, fresh, hold, release, showFresh } = useStillRows(groups)
  const { list, instead, focused, left, onKeyDown } = useRowFocus(shown, () => fresh === 0 && release())
  const isUnderPointer = useRef(false)
  const total = groups.reduce((sum, { count }) => sum + count, 0)

  const content = () => {
    if (shown.length > 0) {
      return (
        // biome-ignore lint/a11y/noStaticElementInteractions: the keys move between the links in it.
        <div
          ref={list}
          onKeyDown={onKeyDown}
          onPointerEnter={({ pointerType }) => {
            if (pointerType !== 'mouse') return
            isUnderPointer.current = true
            hold()
          }}
          onPointerLeave={() => {
            isUnderPointer.current = false
            if (!list.current?.contains(document.activeElement)) release()
          }}
          onFocus={hold}
          onBlur={({ target, relatedTarget }) =>
            // A busy button and a decided row lose the focus without giving it to anything else.
            setTimeout(() => {
              if (!target.isConnected || target.matches(':disabled')) return
              if (list.current?.contains(document.activeElement)) return
              left(relatedTarget)
              if (!isUnderPointer.current) release()
            })
          }
        >
          <Stack>
            {shown.map(group => (
              <Group key={group.title} group={group} onFocus={focused} reload={reload} />
            ))}
          </Stack>
        </div>
      )
    }
    if (worklist) {
      return (
        <EmptyState
          level={3}
          title="You're all caught up"
          picture={<CircleCheck size={40} aria-hidden="true" />}
        >
          Documents to review, open tickets, and orders that need help appear here.
        </EmptyState>
      )
    }
    if (error) return <LoadError what="what needs you" error={error} />
    return (
      <LoadingRegion label="Loading what needs you...">
        <Skeleton height="182px" />
      </LoadingRegion>
    )
  }

  return (
    <Stack as="section" aria-labelledby={id} gap="xs">
      <Inline justify="between" gap="xs" roomy>
        <Heading level={2} look={3} id={id} ref={instead} tabIndex={-1}>
          Needs you
        </Heading>
        {fresh > 0 && (
          <Button size="s" onClick={showFresh}>
            Show {fresh} new
          </Button>
        )}
      </Inline>
      <VisuallyHidden role="status">{worklist && waitingWords(total)}</VisuallyHidden>
      {content()}
      {shown.length > 0 && (
        <Text size="xs" tone="muted">
          From a row, J and K or the arrow keys go to the next or previous one, Tab to its buttons. Enter
          opens it.
        </Text>
      )}
    </Stack>
  )
}
