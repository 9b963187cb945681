import { House, Truck } from 'lucide-react'
import { Suspense } from 'react'
import { paths } from '../../paths.js'
import { ChoiceCard } from '../../ui/actions/ChoiceCard.js'
import { Link } from '../../ui/actions/Link.js'
import { HaulScene } from '../../ui/drawings/HaulScene.js'
import { Hero } from '../../ui/layout/Hero.js'
import { Stack } from '../../ui/layout/Stack.js'
import { lazyPart } from '../../ui/states/lazyPart.js'
import { Heading } from '../../ui/text/Heading.js'
import { Text } from '../../ui/text/Text.js'

// Below the choice, which is what the first load is for.
const BelowChoice = lazyPart(() => import('./BelowChoice.js'), 'BelowChoice')

/** Keeps the footer out of sight until then, so that nobody sees it move. */
const HEIGHT_BELOW = '1260px'

export const AccountTypeScreen = ({
  onChoose,
}: {
  onChoose: (step: 'customer' | 'vendor' | 'request') => void
}) => {
  return (
    <>
      <Hero
        picture={<HaulScene />}
        aside={
          <Stack as="section" gap="s" aria-labelledby="sign-in-title">
            <Heading level={2} look={3} id="sign-in-title">
              How will you use Haulbid?
            </Heading>
            <ChoiceCard
              title="Customer"
              detail="Order dumpster rental and junk pickup services"
              icon={<House aria-hidden="true" />}
              onClick={() => onChoose('customer')}
            />
            <ChoiceCard
              title="Vendor"
              detail="Bid on and provide dumpster rental and junk pickup services"
              icon={<Truck aria-hidden="true" />}
              onClick={() => onChoose('vendor')}
            />
            <Text size="s" tone="muted">
              Getting bids is free. Do you haul for a living? <Link to={paths.apply}>Work with Haulbid</Link>
            </Text>
          </Stack>
        }
      >
        <Stack gap="m">
          <Heading level={1} look="hero">
            On demand dumpsters and junk pickup
          </Heading>
          <Text size="l" tone="muted">
            Tell us what needs to go. Vendors near you bid for the job, and you pick the one you like.
          </Text>
        </Stack>
      </Hero>
      <Suspense fallback={<div style={{ height: HEIGHT_BELOW }} />}>
        <BelowChoice onContinue={() => onChoose('request')} />
      </Suspense>
    </>
  )
}
