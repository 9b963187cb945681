import { dollars } from '@rules/formatMoney.js'
import { bandWords, guidanceInWords } from '@rules/guidance/guidanceWords.js'
import { dumpsterSizes, keysOf, type ServiceType, serviceTypes } from '@rules/kinds.js'
import { ZIP_CODE } from '@rules/limits.js'
import { Container as DumpsterIcon, Truck } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { visitorRequest } from '../../features/accounts/visitorRequest.js'
import type { NearbyQuery } from '../../features/guidance/generated/guidance.js'
import { unservedWords, useNearby } from '../../features/guidance/useNearby.js'
import { sizeHolds, truckLoads } from '../../features/jobs/requests/sizeHolds.js'
import { Button } from '../../ui/actions/Button.js'
import { RadioTiles } from '../../ui/actions/RadioTiles.js'
import { TextBox } from '../../ui/actions/TextBox.js'
import { Card } from '../../ui/layout/Card.js'
import { Stack } from '../../ui/layout/Stack.js'
import { getReady } from '../../ui/states/loadCode.js'
import { Heading } from '../../ui/text/Heading.js'
import { SummaryList } from '../../ui/text/SummaryList.js'
import { Text } from '../../ui/text/Text.js'
import { loadVisitorRequest } from './loadVisitorRequest.js'

const services = [
  {
    value: 'dumpster_rental',
    label: serviceTypes.dumpster_rental,
    detail: 'You fill it, we haul it away',
    icon: <DumpsterIcon aria-hidden="true" />,
  },
  {
    value: 'junk_pickup',
    label: serviceTypes.junk_pickup,
    detail: 'We load it and take it away',
    icon: <Truck aria-hidden="true" />,
  },
] as const

type Nearby = NearbyQuery['nearby']
type Prices = Nearby['prices'][number]

const wanted = [
  { label: 'Photos', value: 'Everything that has to go' },
  { label: 'Items', value: 'How many, and which are heavy' },
  { label: 'Access', value: 'Stairs, elevator, or curb' },
  { label: 'Time', value: 'The day and hour of the pickup' },
]

/** Helps with the request: how much each size holds, or what vendors ask. With a ZIP code, it shows the usual prices. */
const Guidance = ({ type, nearby }: { type: ServiceType; nearby: Nearby | undefined }) => {
  const prices = nearby?.prices ?? []
  const [first] = prices
  const ofState = prices.every(({ state }) => state)
  const isRental = type === 'dumpster_rental'
  const rangeOf = ({ low, high, state }: Pick<Prices, 'low' | 'high' | 'state'>) =>
    `${dollars(low)} to ${dollars(high)}${state && !ofState ? ` in ${state}` : ''}`
  const words =
    nearby === undefined
      ? 'Your ZIP code shows prices nearby'
      : first === undefined
        ? 'Not enough prices near you yet'
        : isRental
          ? `What most went for ${ofState ? `in ${first.state}` : `near ${first.zip3}xx`}`
          : guidanceInWords(first)
  return (
    <Stack gap="xxs">
      <Text size="s" tone={first ? undefined : 'muted'} strong={first !== undefined} role="status">
        {words}
      </Text>
      <SummaryList
        facts={
          isRental
            ? keysOf(dumpsterSizes).map(size => {
                const known = prices.find(({ dumpsterSize }) => dumpsterSize === size)
                const { label } = dumpsterSizes[size]
                return known
                  ? {
                      label: `${label}, ${truckLoads[size]} loads`,
                      value: rangeOf(known),
                    }
                  : { label, value: sizeHolds(size) }
              })
            : nearby?.loads.length
              ? nearby.loads.map(load => ({ label: bandWords(load.loadQuarters!), value: rangeOf(load) }))
              : wanted
        }
      />
    </Stack>
  )
}

/** Below the ZIP code: who serves it, or why there is no answer yet. */
const ServedLine = ({
  zipCode,
  nearby,
  isWrong,
}: {
  zipCode: string
  nearby?: Nearby | undefined
  isWrong: boolean
}) => {
  if (isWrong)
    return (
      <Text size="s" tone="danger">
        ZIP code must be at least 5 digits
      </Text>
    )
  if (!nearby)
    return (
      <Text size="s" tone="muted">
        Where the job is.
      </Text>
    )
  return nearby.isServed ? (
    <Text size="s" tone="success">
      Vendors serve {zipCode}.
    </Text>
  ) : (
    <Text size="s" tone="danger">
      {unservedWords(zipCode, nearby)}
    </Text>
  )
}

/**
 * Asks a visitor what they need and shows what it may cost: the beginning of a request, before there is an account. It
 * loads no code of the forms, which would double this page.
 */
export const Need = ({ onContinue }: { onContinue: () => void }) => {
  const [need, setNeed] = useState(visitorRequest.need)
  const [isWrong, setWrong] = useState(false)
  const zip = useRef<HTMLInputElement>(null)
  const nearby = useNearby(need.type, need.zipCode)
  const change = (next: Partial<typeof need>) => {
    setNeed({ ...need, ...next })
    setWrong(false)
    visitorRequest.keepNeed({ ...need, ...next })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (ZIP_CODE.test(need.zipCode)) return onContinue()
    setWrong(true)
    zip.current?.focus()
  }
  return (
    <Card padding="m" aria-labelledby="need-title">
      <Stack gap="s">
        <Heading level={2} look={3} id="need-title">
          Start with what you need
        </Heading>
        <form
          aria-labelledby="need-title"
          noValidate
          onSubmit={submit}
          onFocus={() => void getReady(loadVisitorRequest)}
        >
          <Stack gap="s">
            <RadioTiles
              label="Service"
              options={services}
              value={need.type}
              onChange={type => change({ type })}
            />
            <TextBox
              ref={zip}
              label="ZIP Code"
              value={need.zipCode}
              onValue={zipCode => change({ zipCode: zipCode.replace(/\s/g, '') })}
              isWrong={isWrong}
              below={<ServedLine zipCode={need.zipCode} nearby={nearby} isWrong={isWrong} />}
              inputMode="numeric"
              autoComplete="postal-code"
              maxLength={10}
            />
            <Guidance type={need.type} nearby={nearby} />
            <Button type="submit" look="primary" size="l" wide>
              {visitorRequest.isKept(need.type) ? 'Continue Your Request' : 'Describe the Job'}
            </Button>
            <Text size="s" tone="muted">
              You sign up last, when your request is ready.
            </Text>
          </Stack>
        </form>
      </Stack>
    </Card>
  )
}
