import { LoadingRegion } from '../../ui/LoadingRegion.js'
import { Skeleton } from '../../ui/Skeleton.js'
import { Stack } from '../../ui/Stack.js'

const fields = ['names', 'phone', 'address', 'zip', 'when']

/** While we look up where the last order went. */
export const RequestFormSkeleton = () => (
  <LoadingRegion label="Loading the form">
    <Stack gap="m">
      {fields.map(field => (
        <Stack key={field} gap="xs">
          <Skeleton width="120px" height="20px" />
          <Skeleton height="48px" />
        </Stack>
      ))}
    </Stack>
  </LoadingRegion>
)
