import { CircleCheck } from 'lucide-react'
import { useId } from 'react'
import { LoadError } from '../../../paging/LoadError.js'
import { Link } from '../../../ui/actions/Link.js'
import { RowLink } from '../../../ui/actions/RowLink.js'
import { Inline } from '../../../ui/layout/Inline.js'
import { Lane, Lanes, LanesSpace } from '../../../ui/layout/Lanes.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { EmptyState } from '../../../ui/states/EmptyState.js'
import { LoadingRegion, Skeleton } from '../../../ui/states/Skeleton.js'
import { useArrivedLast } from '../../../ui/states/useArrivedLast.js'
import { Heading } from '../../../ui/text/Heading.js'
import { Text } from '../../../ui/text/Text.js'
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.js'
import { type DialogName, useAddressDialog } from '../useAddressDialog.js'
import { useReturnToRow } from '../useReturnToRow.js'
import { useWorklist } from './useWorklist.js'
import { type WorklistGroup, type WorklistRow, worklistGroups } from './worklistGroups.js'

/** Rows shown per group, few enough to keep the tables below on the first screen. */
const SHOWN = 3
/** The server's counts stop here. */
const MOST = 100

const countWords = (count: number) => (count >= MOST ? `${MOST}+` : String(count))

const Row = ({ row: { id, title, detail, opens, charge } }: { row: WorklistRow }) => {
  const [name, subject]: [DialogName, string] = opens
  const { linkProps } = useAddressDialog(name)
  return (
    <RowLink {...linkProps(subject, `needs:${id}`, charge === undefined ? undefined : { charge })}>
      <strong>{title}</strong>
      <span>{detail}</span>
    </RowLink>
  )
}

const Group = ({ group: { title, count, rows, all } }: { group: WorklistGroup }) => {
  const id = useId()
  const shown = rows.slice(0, SHOWN)
  return (
    // Takes the focus when the last row is answered, so that it stays nearby.
    <Lane aria-labelledby={id} tabIndex={-1}>
      <Inline justify="between" gap="xs" nowrap>
        <Heading level={3} look={4} id={id}>
          {title}
        </Heading>
        {all && count > shown.length ? (
          <Link to={{ search: new URLSearchParams(all).toString() }} preventScrollReset>
            All<VisuallyHidden> of {title}:</VisuallyHidden> {countWords(count)}
          </Link>
        ) : (
          <Text as="span" size="s" strong tabular>
            {countWords(count)}
          </Text>
        )}
      </Inline>
      <ul>
        {shown.map(row => (
          <li key={row.id}>
            <Row row={row} />
          </li>
        ))}
      </ul>
    </Lane>
  )
}

/** The tasks waiting for an admin, each one click from its answer. */
export const Worklist = () => {
  const id = useId()
  const { worklist, error } = useWorklist()
  useReturnToRow(worklist !== undefined)
  const { shown: groups } = useArrivedLast(
    (worklist ? worklistGroups(worklist) : []).map(group => ({ ...group, id: group.title })),
    '',
  )

  const content = () => {
    if (groups.length > 0) {
      return (
        <Lanes>
          {groups.map(group => (
            <li key={group.id}>
              <Group group={group} />
            </li>
          ))}
        </Lanes>
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
    <Stack as="section" aria-labelledby={id} gap="xs" tabIndex={-1}>
      <Heading level={2} look={3} id={id}>
        Needs you
      </Heading>
      <LanesSpace>{content()}</LanesSpace>
    </Stack>
  )
}
