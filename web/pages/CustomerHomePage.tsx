import { keysOf, type ServiceType, serviceTypes } from '@rules/kinds.js'
import { Container as DumpsterIcon, Truck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { useAuth } from '../features/accounts/useAuth.js'
import { OrderList } from '../features/orders/OrderList.js'
import { useOrders } from '../features/orders/useOrders.js'
import { paths } from '../paths.js'
import { Button } from '../ui/actions/Button.js'
import { ButtonLink } from '../ui/actions/ButtonLink.js'
import { HaulScene } from '../ui/drawings/HaulScene.js'
import { Hero } from '../ui/layout/Hero.js'
import { Inline } from '../ui/layout/Inline.js'
import { PageTitle } from '../ui/layout/PageTitle.js'
import { Section } from '../ui/layout/Section.js'
import { Stack } from '../ui/layout/Stack.js'
import { EmptyState } from '../ui/states/EmptyState.js'
import { lazyPart } from '../ui/states/lazyPart.js'
import { Heading } from '../ui/text/Heading.js'
import { Text } from '../ui/text/Text.js'
import { orderNews } from './customer/orderNews.js'

const RequestPage = lazyPart(() => import('./customer/RequestPage.js'), 'RequestPage')

const RECENT = 6

const requested = (value: string | null): ServiceType | undefined =>
  keysOf(serviceTypes).find(type => type === value)

/** The hero with the two requests and the recent orders; or the request form named in the URL. */
export const CustomerHomePage = () => {
  const { user } = useAuth()
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const list = useOrders()
  const type = requested(params.get('request'))
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useRef(type)

  // A form that is left or sent takes the focused button with it.
  useEffect(() => {
    if (last.current && !type) heading.current?.focus({ preventScroll: true })
    last.current = type
  }, [type])

  if (!user) return null

  const open = (request: ServiceType) => setParams({ request }, { state: { fromHome: true } })
  const isFromHome = (state as { fromHome?: boolean } | null)?.fromHome === true

  if (type) {
    return (
      <RequestPage
        key={type}
        type={type}
        customer={user}
        lastPlace={list.nodes?.[0]}
        isLoading={list.isLoading}
        onBack={() => (isFromHome ? navigate(-1) : navigate(paths.customer))}
        onCreated={() => navigate(paths.customer, { replace: true })}
      />
    )
  }
  return (
    <>
      <PageTitle>Home</PageTitle>
      <Hero picture={<HaulScene />}>
        <Stack gap="l">
          <Stack gap="m">
            <Heading level={1} look="hero" tabIndex={-1} ref={heading}>
              On demand dumpsters and junk pickup
            </Heading>
            <Text size="l" tone="muted">
              Tell us what has to go. Vendors near you bid for the job, and you pick the one you like.
            </Text>
          </Stack>
          <Inline>
            <Button
              look="primary"
              size="l"
              icon={<Truck aria-hidden="true" />}
              onClick={() => open('junk_pickup')}
            >
              Junk Pickup
            </Button>
            <Button
              size="l"
              icon={<DumpsterIcon aria-hidden="true" />}
              onClick={() => open('dumpster_rental')}
            >
              Dumpster Rental
            </Button>
          </Inline>
        </Stack>
      </Hero>
      <Section title="Your Recent Orders" sunken>
        <Stack gap="l" align="stretch">
          <OrderList
            list={list}
            most={RECENT}
            news={orderNews}
            empty={
              <EmptyState title="No orders yet">
                Your first order will appear here, with its bids, price and progress.
              </EmptyState>
            }
          />
          {(list.nodes?.length ?? 0) > 0 && (
            <Inline>
              <ButtonLink to={paths.orders}>All my orders</ButtonLink>
            </Inline>
          )}
        </Stack>
      </Section>
    </>
  )
}
