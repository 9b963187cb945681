import { vendorName } from '@rules/businesses/vendorName.js'
import { keysOf } from '@rules/kinds.js'
import { type StatementStatus, statementGraph } from '@rules/statements/statementGraph.js'
import { monthWords } from '@rules/statements/statements.js'
import { useQuery } from '../../../apollo/hooks.js'
import { ChoiceBox } from '../../../forms/ChoiceBox.js'
import { PagedList } from '../../../paging/PagedList.js'
import { PAGE_SIZE } from '../../../paging/PageFooter.js'
import { Link } from '../../../ui/actions/Link.js'
import { CardTable } from '../../../ui/charts/CardTable.js'
import { Inline } from '../../../ui/layout/Inline.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { EmptyState } from '../../../ui/states/EmptyState.js'
import { Heading } from '../../../ui/text/Heading.js'
import { Day } from '../../../ui/text/Moment.js'
import { Money } from '../../../ui/text/Money.js'
import { useAddressDialog } from '../../admin/useAddressDialog.js'
import { useAddressFilter } from '../../admin/useAddressFilter.js'
import { useAddressPager } from '../../admin/useAddressPager.js'
import { useReturnToRow } from '../../admin/useReturnToRow.js'
import { StatementBadge } from '../StatementBadge.js'
import { FeeStatementsDocument } from './generated/fees.js'
import { MonthEntries } from './MonthEntries.js'

const STATUSES: readonly (StatementStatus | '')[] = ['', ...keysOf(statementGraph.states)]

const options = STATUSES.map(value => ({
  value,
  label: value === '' ? 'All statements' : statementGraph.states[value].label,
}))

/** The monthly statements of all vendors, latest first. */
export const FeeStatements = () => {
  const [filter, setFilter] = useAddressFilter('statements', { status: STATUSES })
  const pager = useAddressPager('statements')
  const statement = useAddressDialog('statement')
  const query = useQuery(FeeStatementsDocument, {
    variables: { status: filter.status || null, first: PAGE_SIZE, after: pager.after },
  })
  useReturnToRow(query.data !== undefined)
  return (
    <Stack as="section" aria-labelledby="fee-statements">
      <Heading level={2} look={3} id="fee-statements">
        Fee statements
      </Heading>
      <Inline justify="between" gap="xs">
        <ChoiceBox
          label="Statement status"
          options={options}
          value={filter.status}
          onChange={status => setFilter({ status: status as StatementStatus | '' })}
        />
        <MonthEntries />
      </Inline>
      <PagedList
        what="statements"
        query={query}
        list={query.data?.feeStatements}
        pager={pager}
        empty={
          <EmptyState title="No statements found">
            Each vendor with service fees gets one at the end of a month.
          </EmptyState>
        }
      >
        {(rows, isBusy) => (
          <CardTable
            caption="Fee statements"
            columns={[
              {
                header: 'Vendor',
                isHeading: true,
                cell: ({ id, vendor }) => <Link {...statement.linkProps(id)}>{vendorName(vendor)}</Link>,
              },
              { header: 'Month', cell: ({ month }) => monthWords(month) },
              { header: 'Number', cell: ({ number }) => number },
              { header: 'Status', cell: statement => <StatementBadge statement={statement} /> },
              { header: 'Due by', cell: ({ dueDate }) => <Day value={dueDate} /> },
              { header: 'Total', align: 'end', cell: ({ total }) => <Money value={total} /> },
              { header: 'Still due', align: 'end', cell: ({ due }) => <Money value={due} /> },
            ]}
            rows={rows}
            rowKey={({ id }) => id}
            isBusy={isBusy}
          />
        )}
      </PagedList>
    </Stack>
  )
}
