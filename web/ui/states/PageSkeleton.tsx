import { PageSpace } from '../layout/PageSpace.js'
import { Stack } from '../layout/Stack.js'
import { LoadingBlocks } from './LoadingBlocks.js'
import { Skeleton } from './Skeleton.js'

/** Stands in for a Page while its code loads. */
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
