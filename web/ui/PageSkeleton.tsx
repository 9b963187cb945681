import { LoadingBlocks } from './LoadingBlocks.js'
import { PageSpace } from './PageSpace.js'
import { Skeleton } from './Skeleton.js'
import { Stack } from './Stack.js'

/** A Page whose code is on its way. */
export const PageSkeleton = () => (
  <PageSpace>
    <Stack gap="l">
      <Stack gap="xxs">
        <Skeleton width="260px" height="40px" />
        <Skeleton width="340px" height="24px" />
      </Stack>
      <LoadingBlocks />
    </Stack>
  </PageSpace>
)
