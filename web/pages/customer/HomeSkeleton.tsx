import { memo } from 'react'
import { OrderCardSkeleton } from '../../features/jobs/orders/OrderCardSkeleton.js'
import { Grid } from '../../ui/layout/Grid.js'
import { Section } from '../../ui/layout/Section.js'
import { LoadingRegion } from '../../ui/states/Skeleton.js'

/** Holds the place below a returning customer's headline; memoized because no response that arrives changes it. */
export const HomeSkeleton = memo(() => (
  <LoadingRegion>
    <Section title="Your Recent Orders">
      <Grid min="22rem">
        <OrderCardSkeleton />
        <OrderCardSkeleton />
        <OrderCardSkeleton />
      </Grid>
    </Section>
  </LoadingRegion>
))
