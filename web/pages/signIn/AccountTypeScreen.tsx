import { House, Truck } from 'lucide-react'
import { Suspense } from 'react'
import { paths } from '../../paths.js'
import { ChoiceCard } from '../../ui/actions/ChoiceCard.js'
import { Link } from '../../ui/actions/Link.js'
import { HaulScene } from '../../ui/drawings/HaulScene.js'
import { Card } from '../../ui/layout/Card.js'
import { Hero } from '../../ui/layout/Hero.js'
import { Stack } from '../../ui/layout/Stack.js'
import { lazyPart } from '../../ui/states/lazyPart.js'
import { Heading } from '../../ui/text/Heading.js'
import { Text } from '../../ui/text/Text.js'

// The form's code comes after the words and the picture, into the place kept for it.
const loadParts = () => import('./FirstVisit.js')
const Need = lazyPart(loadParts, 'Need')
const HowItWorks = lazyPart<'HowItWorks', object>(loadParts, 'HowItWorks')

/** As tall as the form for a rental beside the words. */
const NEED_HEIGHT = '649px'

/** Keeps the footer out of sight until then, so that nobody sees it move. */
const HEIGHT_BELOW = '760px'

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
          <Suspense
            fallback={
              <Card padding="m">
                <div style={{ height: NEED_HEIGHT }} />
              </Card>
            }
          >
            <Need onContinue={() => onChoose('request')} />
          </Suspense>
        }
        below={
          <Stack as="section" gap="xs" aria-labelledby="sign-in-title">
            <Heading level={2} look={4} id="sign-in-title">
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
        <HowItWorks />
      </Suspense>
    </>
  )
}
