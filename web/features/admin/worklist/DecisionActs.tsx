import { AskIn } from '../../../forms/dialogs/AskIn.js'
import { ApplicationActs } from '../../applications/admin/ApplicationActs.js'
import { ChargeActs } from '../../charges/ChargeActs.js'
import { JobActs } from '../../jobs/admin/JobActs.js'
import { RecordPayment } from '../../statements/RecordPayment.js'
import { TicketActs } from '../../support/admin/TicketActs.js'
import { DocumentActs } from '../../vendors/admin/DocumentActs.js'
import { VisitDispute } from '../../visits/VisitDispute.js'
import { TaskActs } from '../tasks/TaskActs.js'
import { AskInRow, RowPlace } from './AskInRow.js'
import type { Decision } from './worklistGroups.js'

type DecisionActsProps = {
  decision: Decision
  /** The id of the element that names the item. */
  titleId: string
  /** The element of the row to ask in. */
  place: HTMLElement | null
  /** Fetches the list again. */
  reload: () => void
}

const Acts = ({ decision, titleId, reload }: DecisionActsProps) => {
  switch (decision.kind) {
    case 'document':
      return <DocumentActs document={decision.document} describedBy={titleId} />
    case 'application':
      return <ApplicationActs application={decision.application} />
    case 'ticket':
      return <TicketActs ticket={decision.ticket} />
    case 'job':
      return <JobActs job={decision.job} size="s" />
    case 'charge':
      return <ChargeActs charge={decision.charge} isAdmin />
    case 'visit':
      return <VisitDispute visit={decision.visit} />
    case 'statement':
      return <RecordPayment statement={decision.statement} size="s" />
    case 'task':
      return <TaskActs task={decision.task} onRefused={reload} />
  }
}

/** The buttons of a row, which ask in the row: those of the item's own page. */
export const DecisionActs = (props: DecisionActsProps) => (
  <AskIn.Provider value={AskInRow}>
    <RowPlace.Provider value={props.place}>
      <Acts {...props} />
    </RowPlace.Provider>
  </AskIn.Provider>
)
