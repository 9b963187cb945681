import { Suspense } from 'react'
import { lazyPart } from '../../../ui/states/lazyPart.js'
import { type DialogName, useAddressDialog } from '../useAddressDialog.js'

const ManagedJobDialog = lazyPart(() => import('../../jobs/admin/ManagedJobDialog.js'), 'ManagedJobDialog')
const TicketDialog = lazyPart(() => import('../../support/admin/TicketDialog.js'), 'TicketDialog')
const TaskDialog = lazyPart(() => import('../tasks/TaskDialog.js'), 'TaskDialog')
const VendorDialog = lazyPart(() => import('../../vendors/admin/VendorDialog.js'), 'VendorDialog')
const ApplicationDialog = lazyPart(
  () => import('../../applications/admin/ApplicationDialog.js'),
  'ApplicationDialog',
)
const ReviewDialog = lazyPart(() => import('../../vendors/admin/ReviewDialog.js'), 'ReviewDialog')
const StatementDialog = lazyPart(() => import('../../statements/StatementDialog.js'), 'StatementDialog')

const dialogs = {
  order: ManagedJobDialog,
  ticket: TicketDialog,
  task: TaskDialog,
  review: VendorDialog,
  application: ApplicationDialog,
  document: ReviewDialog,
  statement: StatementDialog,
} satisfies Record<DialogName, unknown>

const Opened = ({ name }: { name: DialogName }) => {
  const { id, close } = useAddressDialog(name)
  const Dialog = dialogs[name]
  // The review moves from one document to the next within one dialog; every other dialog is about one item.
  return id === null ? null : <Dialog key={name === 'document' ? name : id} id={id} onClose={close} />
}

/** Whatever the URL opens on top of the dashboard, from the worklist or the lists. */
export const AdminDialogs = () => (
  <Suspense>
    {Object.keys(dialogs).map(name => (
      <Opened key={name} name={name as DialogName} />
    ))}
  </Suspense>
)
