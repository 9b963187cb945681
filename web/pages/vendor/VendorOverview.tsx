import { BidActions } from '../../features/bidding/BidActions.js'
import { UnreadBadge } from '../../features/messages/UnreadBadge.js'
import { AvailableJobs } from '../../features/vendors/jobs/AvailableJobs.js'
import { VendorJobs } from '../../features/vendors/jobs/VendorJobs.js'
import { Grid } from '../../ui/layout/Grid.js'

export const VendorOverview = () => (
  <Grid min="26rem" gap="xl">
    <AvailableJobs bid={job => <BidActions job={job} />} />
    <VendorJobs unread={({ unreadMessages }) => <UnreadBadge count={unreadMessages} />} />
  </Grid>
)
