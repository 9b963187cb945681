import { Stack } from '../../ui/layout/Stack.js'
import { LoadingRegion, Skeleton } from '../../ui/states/Skeleton.js'

export const NoticesLoading = () => (
  <LoadingRegion label="Loading notifications...">
    <Stack gap="xs">
      {['1', '2', '3', '4'].map(line => (
        <Skeleton key={line} height="44px" />
      ))}
    </Stack>
  </LoadingRegion>
)
