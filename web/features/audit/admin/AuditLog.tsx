import { auditActions } from '@rules/nounWords.js'
import { useQuery } from '../../../apollo/hooks.js'
import { ChoiceBox } from '../../../forms/ChoiceBox.js'
import { PagedList } from '../../../paging/PagedList.js'
import { PAGE_SIZE } from '../../../paging/PageFooter.js'
import { type CardColumn, CardTable } from '../../../ui/charts/CardTable.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { EmptyState } from '../../../ui/states/EmptyState.js'
import { fullName } from '../../../ui/text/fullName.js'
import { Moment } from '../../../ui/text/Moment.js'
import { useAddressFilter } from '../../admin/useAddressFilter.js'
import { useAddressPager } from '../../admin/useAddressPager.js'
import { AuditChanges } from './AuditChanges.js'
import { auditChanges, auditSubject, auditWords } from './auditWords.js'
import { AuditEventsDocument, type AuditRow_EventFragment } from './generated/audit.js'

const actions = [
  { value: '', label: 'All actions' },
  ...Object.entries(auditActions).map(([value, { label }]) => ({ value, label })),
]

const FILTER = { action: actions.map(({ value }) => value) }

const columns: CardColumn<AuditRow_EventFragment>[] = [
  { header: 'When', cell: event => <Moment value={event.createdAt} /> },
  { header: 'Who', cell: event => fullName(event.actor), breaks: true },
  { header: 'What', cell: auditWords },
  { header: 'Whom', cell: auditSubject, breaks: true },
  {
    header: 'Before and after',
    cell: event => <AuditChanges changes={auditChanges(event)} />,
    breaks: true,
  },
]

/** The read-only log of admins' actions, newest first. */
export const AuditLog = () => {
  const [{ action }, setFilter] = useAddressFilter('audit', FILTER)
  const pager = useAddressPager('audit')
  const query = useQuery(AuditEventsDocument, {
    variables: { action: action || null, first: PAGE_SIZE, after: pager.after },
  })
  return (
    <Stack>
      <ChoiceBox
        label="Action"
        options={actions}
        value={action}
        onChange={chosen => setFilter({ action: chosen })}
      />
      <PagedList
        what="audit log"
        query={query}
        list={query.data?.auditEvents}
        pager={pager}
        empty={
          <EmptyState title="Nothing in the log">Every change an admin makes is listed here.</EmptyState>
        }
      >
        {(events, isBusy) => (
          <CardTable
            caption="Audit log"
            columns={columns}
            rows={events}
            rowKey={({ id }) => id}
            isBusy={isBusy}
          />
        )}
      </PagedList>
    </Stack>
  )
}
