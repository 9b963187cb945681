import { Card } from '../../ui/Card.js'
import { Inline } from '../../ui/Inline.js'
import { Skeleton } from '../../ui/Skeleton.js'
import { Stack } from '../../ui/Stack.js'

export const OrderCardSkeleton = () => (
  <Card as="div">
    <Stack gap="m">
      <Inline justify="between" align="start" nowrap>
        <Stack gap="xs">
          <Skeleton width="84px" height="26px" />
          <Skeleton width="150px" height="26px" />
          <Skeleton width="180px" height="18px" />
        </Stack>
        <Skeleton width="84px" height="30px" />
      </Inline>
      <Skeleton width="80%" height="22px" />
      <Skeleton width="70%" height="22px" />
      <Inline justify="between">
        <Skeleton width="120px" height="20px" />
        <Skeleton width="128px" height="44px" />
      </Inline>
    </Stack>
  </Card>
)
