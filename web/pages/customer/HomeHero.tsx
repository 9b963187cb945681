import type { ServiceType } from '@rules/kinds.js'
import { Container as DumpsterIcon, Truck } from 'lucide-react'
import { memo, type Ref } from 'react'
import { Button } from '../../ui/actions/Button.js'
import { HaulScene } from '../../ui/drawings/HaulScene.js'
import { Hero } from '../../ui/layout/Hero.js'
import { HeroLine } from '../../ui/layout/HeroLine.js'
import { Inline } from '../../ui/layout/Inline.js'
import { Stack } from '../../ui/layout/Stack.js'
import { getReady } from '../../ui/states/loadCode.js'
import { Heading } from '../../ui/text/Heading.js'
import { Text } from '../../ui/text/Text.js'
import { loadRequestPage } from './loadRequestPage.js'

const prepare = () => void getReady(loadRequestPage)
/** The form's code is there by the time of the press. */
const preparing = { onPointerEnter: prepare, onFocus: prepare }

type HomeHeroProps = {
  /** Once there is an order, the two buttons aren't what the customer comes for. */
  small: boolean
  onOpen: (request: ServiceType) => void
  headingRef: Ref<HTMLHeadingElement>
}

/** The headline with the two requests: the whole scene for a first order, a single line afterwards. */
export const HomeHero = memo(({ small, onOpen, headingRef }: HomeHeroProps) => {
  const heading = (
    <Heading level={1} look={small ? 2 : 'hero'} tabIndex={-1} ref={headingRef}>
      On demand dumpsters and junk pickup
    </Heading>
  )
  const size = small ? 'm' : 'l'
  const requests = (
    <>
      <Button
        look={small ? 'secondary' : 'primary'}
        size={size}
        icon={<Truck aria-hidden="true" />}
        {...preparing}
        onClick={() => onOpen('junk_pickup')}
      >
        Junk Pickup
      </Button>
      <Button
        size={size}
        icon={<DumpsterIcon aria-hidden="true" />}
        {...preparing}
        onClick={() => onOpen('dumpster_rental')}
      >
        Dumpster Rental
      </Button>
    </>
  )
  if (small) return <HeroLine actions={requests}>{heading}</HeroLine>
  return (
    <Hero picture={<HaulScene />}>
      <Stack gap="l">
        <Stack gap="m">
          {heading}
          <Text size="l" tone="muted">
            Tell us what needs to go. Vendors near you bid for the job, and you pick the one you like.
          </Text>
        </Stack>
        <Inline>{requests}</Inline>
      </Stack>
    </Hero>
  )
})
