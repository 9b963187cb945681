import { Card } from '../../../ui/layout/Card.js'
import { Inline } from '../../../ui/layout/Inline.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { Skeleton } from '../../../ui/states/Skeleton.js'

export const OrderCardSkeleton = () => (
  <Card as="div">
    <Stack gap="m">
      <Stack gap="xs">
        <Inline justify="between" nowrap>
          <Skeleton width="84px" height="26px" />
          <Skeleton width="84px" height="31px" />
        </Inline>
        <Skeleton width="150px" height="26px" />
        <Skeleton width="200px" height="22px" />
      </Stack>
      <Stack gap="xs">
        <Skeleton width="85%" height="24px" />
        <Skeleton width="75%" height="22px" />
        <Skeleton width="65%" height="22px" />
        <Skeleton width="45%" height="22px" />
      </Stack>
      <Inline justify="between">
        <Skeleton width="140px" height="20px" />
        <Skeleton width="128px" height="44px" />
      </Inline>
    </Stack>
  </Card>
)
