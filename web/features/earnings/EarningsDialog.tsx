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
    description="Final prices of completed jobs before the service fee, by your own clock. Weeks begin on Monday."
  >
    <Stack gap="xl">
      <LastWeeks />
      <EarnedJobs />
    </Stack>
  </Dialog>
)
