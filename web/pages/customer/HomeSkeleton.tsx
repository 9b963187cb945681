import { memo } from 'react'
import { OrderCardSkeleton } from '../../features/orders/OrderCardSkeleton.js'
import { AgendaLine, AgendaList } from '../../ui/layout/AgendaList.js'
import { Grid } from '../../ui/layout/Grid.js'
import { Section } from '../../ui/layout/Section.js'
import { Stack } from '../../ui/layout/Stack.js'
import { LoadingRegion, Skeleton } from '../../ui/states/Skeleton.js'

const Line = () => (
  <AgendaLine
    isUrgent={false}
    when={<Skeleton width="140px" height="22px" />}
    action={<Skeleton height="44px" />}
  >
    <Stack gap="xxs">
      <Skeleton width="70%" height="22px" />
      <Skeleton width="45%" height="20px" />
    </Stack>
  </AgendaLine>
)

/** Holds the place below a returning customer's headline; memoized because no response that arrives changes it. */
export const HomeSkeleton = memo(() => (
  <LoadingRegion>
    <Section title="What's next">
      <AgendaList>
        <li>
          <Line />
        </li>
        <li>
          <Line />
        </li>
      </AgendaList>
    </Section>
    <Section title="Your Recent Orders" sunken>
      <Grid min="22rem">
        <OrderCardSkeleton />
        <OrderCardSkeleton />
        <OrderCardSkeleton />
      </Grid>
    </Section>
  </LoadingRegion>
))
