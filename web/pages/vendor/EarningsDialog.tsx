import { EarnedJobs } from '../../features/ledger/EarnedJobs.js'
import { EarnedOverTime } from '../../features/ledger/EarnedOverTime.js'
import { Statements } from '../../features/statements/Statements.js'
import { SeenInPlace } from '../../ui/layout/VisibleWhen.js'
import { Dialog } from '../../ui/overlays/Dialog.js'

/** The vendor's earnings: by week, and by job for download. The URL says whether it is open. */
export const EarningsDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog
    open
    inAddress
    onClose={onClose}
    size="l"
    title="Earnings"
    description="Gross is what customers pay for the jobs you completed, net is what you receive after our service fee. Weeks start on Monday."
  >
    <SeenInPlace>
      <EarnedOverTime />
      <Statements />
      <EarnedJobs />
    </SeenInPlace>
  </Dialog>
)
