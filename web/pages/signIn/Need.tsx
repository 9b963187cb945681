import { dollars } from '@rules/formatMoney.js'
import { guidanceInWords } from '@rules/guidance/guidanceWords.js'
import { dumpsterSizes, keysOf, type ServiceType, serviceTypes } from '@rules/kinds.js'
import { ZIP_CODE } from '@rules/limits.js'
import { Container as DumpsterIcon, Truck } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { visitorRequest } from '../../features/accounts/visitorRequest.js'
import type { NearbyQuery } from '../../features/guidance/generated/guidance.js'
import { unservedWords, useNearby } from '../../features/guidance/useNearby.js'
import { sizeHolds } from '../../features/jobs/requests/sizeHolds.js'
import { Button } from '../../ui/actions/Button.js'
import { RadioTiles } from '../../ui/actions/RadioTiles.js'
import { TextBox } from '../../ui/actions/TextBox.js'
import { FieldPair } from '../../ui/layout/FieldPair.js'
import { Section } from '../../ui/layout/Section.js'
import { Stack } from '../../ui/layout/Stack.js'
import { getReady } from '../../ui/states/loadCode.js'
import { SummaryList } from '../../ui/text/SummaryList.js'
import { Text } from '../../ui/text/Text.js'
import { loadVisitorRequest } from './loadVisitorRequest.js'

const services = [
  {
    value: 'dumpster_rental',
    label: serviceTypes.dumpster_rental,
    detail: 'We drop off a dumpster and pick it up later',
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

/** The usual prices of rentals by size, or of junk pickups in one sentence. */
const Prices = ({ prices, type }: { prices: Nearby['prices']; type: ServiceType }) => {
  const [first] = prices
  if (!first)
    return (
      <Text size="s" tone="muted">
        We don't know enough prices near you yet. Vendors bid, and you see each price before you decide.
      </Text>
    )
  if (type === 'junk_pickup') return <Text strong>{guidanceInWords(first)}</Text>
  return (
    <Stack gap="xs">
      <Text strong>What each size holds, and what most went for near {first.zip3}xx</Text>
      <SummaryList
        facts={keysOf(dumpsterSizes).map(size => {
          const known = prices.find(({ dumpsterSize }) => dumpsterSize === size)
          return {
            label: dumpsterSizes[size].label,
            value: (
              <>
                {sizeHolds(size)}
                {known && (
                  <Text tabular>
                    {dollars(known.low)} to {dollars(known.high)}
                  </Text>
                )}
              </>
            ),
          }
        })}
      />
    </Stack>
  )
}

const beforePrices = {
  dumpster_rental: {
    title: 'What each size holds',
    facts: keysOf(dumpsterSizes).map(size => ({ label: dumpsterSizes[size].label, value: sizeHolds(size) })),
  },
  junk_pickup: {
    title: 'What vendors want to know',
    facts: [
      { label: 'Photos', value: 'Everything that has to go' },
      { label: 'Items', value: 'How many, and which are heavy' },
      { label: 'Access', value: 'Stairs, elevator, or curb' },
      { label: 'Time', value: 'The day and hour of the pickup' },
    ],
  },
}

/** Until a ZIP code tells the prices. */
const BeforePrices = ({ type }: { type: ServiceType }) => {
  const { title, facts } = beforePrices[type]
  return (
    <Stack gap="s">
      <Text tone="muted">
        Enter your ZIP code to see what similar jobs cost nearby. You sign up last, when your request is
        ready.
      </Text>
      <Stack gap="xs">
        <Text strong>{title}</Text>
        <SummaryList facts={facts} />
      </Stack>
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
    <Section title="Start with what you need">
      <form
        aria-label="Start with what you need"
        noValidate
        onSubmit={submit}
        onFocus={() => void getReady(loadVisitorRequest)}
      >
        <FieldPair>
          <Stack gap="m">
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
            <Button type="submit" look="primary" size="l">
              {visitorRequest.isKept(need.type) ? 'Continue Your Request' : 'Describe the Job'}
            </Button>
          </Stack>
          {/* As tall as the prices of a rental, so that nothing below moves when they arrive. */}
          <div style={{ minHeight: '16rem' }}>
            <div role="status">{nearby && <Prices prices={nearby.prices} type={need.type} />}</div>
            {!nearby && <BeforePrices type={need.type} />}
          </div>
        </FieldPair>
      </form>
    </Section>
  )
}
