import { Stack } from '../../ui/layout/Stack.js'
import { Dialog } from '../../ui/overlays/Dialog.js'
import { EarnedJobs } from './EarnedJobs.js'
import { LastWeeks } from './LastWeeks.js'

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
    <Stack gap="xl">
      <LastWeeks />
      <EarnedJobs />
    </Stack>
  </Dialog>
)
