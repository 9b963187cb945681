import { Hero } from '../../ui/layout/Hero.js'
import { Inline } from '../../ui/layout/Inline.js'
import { Stack } from '../../ui/layout/Stack.js'
import { LoadingRegion } from '../../ui/states/LoadingRegion.js'
import { Skeleton } from '../../ui/states/Skeleton.js'

/** The customer's home while its code loads: the hero's text, its two buttons, its picture. */
export const HomeSkeleton = () => (
  <LoadingRegion>
    <Hero picture={<Skeleton height="min(27.7vw, 354px)" />}>
      <Stack gap="l">
        <Stack gap="m">
          <Skeleton width="30rem" height="clamp(5rem, 3.5rem + 7.2vw, 8.5rem)" />
          <Skeleton width="26rem" height="52px" />
        </Stack>
        <Inline>
          <Skeleton width="164px" height="54px" />
          <Skeleton width="204px" height="54px" />
        </Inline>
      </Stack>
    </Hero>
  </LoadingRegion>
)
