import { vendorName } from '@rules/vendorName.js'
import { MessageThread } from '../../features/messages/MessageThread.js'
import { OrderDialog } from '../../features/orders/OrderDialog.js'
import { OrderMatters } from './OrderMatters.js'

/** The order named in the URL, with everything its customer may do about it. */
export const OpenOrder = ({ id, onClose }: { id: string; onClose: () => void }) => (
  <OrderDialog
    id={id}
    onClose={onClose}
    messages={job =>
      (job.vendor ?? job.givenBackAt) && (
        <MessageThread job={job} with={job.vendor ? vendorName(job.vendor) : 'your vendor'} />
      )
    }
  >
    {(job, moreBids) => <OrderMatters job={job} moreBids={moreBids} />}
  </OrderDialog>
)
