import { monthWords } from '@rules/statements/statements.js'
import { useQuery } from '../../apollo/hooks.js'
import { LoadError } from '../../paging/LoadError.js'
import { Link } from '../../ui/actions/Link.js'
import { CardTable } from '../../ui/charts/CardTable.js'
import { Stack } from '../../ui/layout/Stack.js'
import { EmptyState } from '../../ui/states/EmptyState.js'
import { LoadingRegion, Skeleton } from '../../ui/states/Skeleton.js'
import { Heading } from '../../ui/text/Heading.js'
import { Day } from '../../ui/text/Moment.js'
import { Money } from '../../ui/text/Money.js'
import { Text } from '../../ui/text/Text.js'
import { StatementsDocument } from './generated/statements.js'
import { StatementBadge } from './StatementBadge.js'

/** The vendor's monthly statements, latest first. */
export const Statements = () => {
  const { data, previousData, error } = useQuery(StatementsDocument)
  const statements = (data ?? previousData)?.statements
  return (
    <Stack as="section" gap="s" aria-labelledby="statements-title">
      <Stack gap="none">
        <Heading level={3} look={4} id="statements-title">
          Fee statements
        </Heading>
        <Text size="s" tone="muted">
          You owe Haulbid a service fee on each job. We bill all fees of a month at its end.
        </Text>
      </Stack>
      {!statements && error && <LoadError what="your statements" error={error} />}
      {!statements && !error && (
        <LoadingRegion label="Loading your statements...">
          <Skeleton height="96px" />
        </LoadingRegion>
      )}
      {statements?.length === 0 && (
        <EmptyState title="No statements yet" level={4}>
          Your first one comes at the end of a month in which you completed a job with a service fee.
        </EmptyState>
      )}
      {statements && statements.length > 0 && (
        <CardTable
          caption="Fee statements by month"
          columns={[
            {
              header: 'Month',
              isHeading: true,
              cell: ({ id, month, number }) => (
                <Stack gap="none">
                  <Link to={`/?statement=${id}`} state={{ openedHere: true }}>
                    <strong>{monthWords(month)}</strong>
                  </Link>
                  <Text as="span" size="s" tone="muted">
                    {number}
                  </Text>
                </Stack>
              ),
            },
            { header: 'Status', cell: statement => <StatementBadge statement={statement} /> },
            { header: 'Due by', cell: ({ dueDate }) => <Day value={dueDate} /> },
            { header: 'Total', align: 'end', cell: ({ total }) => <Money value={total} /> },
            { header: 'Still due', align: 'end', cell: ({ due }) => <Money value={due} /> },
          ]}
          rows={statements}
          rowKey={({ id }) => id}
        />
      )}
    </Stack>
  )
}
