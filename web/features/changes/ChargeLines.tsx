import { cents, fromCents } from '@rules/cents.js'
import { chargeGraph } from '@rules/chargeGraph.js'
import { photoPath } from '@rules/photoSizes.js'
import { serverNow } from '../../serverClock.js'
import { PhotoStrip } from '../../ui/actions/PhotoStrip.js'
import { Inline } from '../../ui/layout/Inline.js'
import { Divider, Stack } from '../../ui/layout/Stack.js'
import { Badge } from '../../ui/text/Badge.js'
import { Moment } from '../../ui/text/Moment.js'
import { formatMoney, Money } from '../../ui/text/Money.js'
import { Text } from '../../ui/text/Text.js'
import { useNow } from '../../ui/text/useNow.js'
import { JobPart } from '../job/JobPart.js'
import { ChargeActs } from './ChargeActs.js'
import type { ChangeOrder_OrderFragment, ChargeLine_ChargeFragment } from './generated/changes.js'
import { useSide } from './useSide.js'

type Charge = ChargeLine_ChargeFragment

const UNITS = { extra_day: 'days', overweight: 'tons' } as Record<string, string>

const unitsOf = ({ kind, quantity }: Charge): string | null => {
  const unit = UNITS[kind]
  if (!unit) return null
  const count = Number(quantity)
  return `${count} ${count === 1 ? unit.slice(0, -1) : unit}`
}

const Contesting = ({ charge, isCustomer, now }: { charge: Charge; isCustomer: boolean; now: Date }) => {
  const { status, contestUntil, contestedAt, contestReason, decisionReason } = charge
  const isContestable =
    status === 'booked' && contestUntil !== null && Date.parse(contestUntil) > now.getTime()
  const typed = (words: string, reason: string) => (
    <Text size="s" asTyped>
      {words}: {reason}
    </Text>
  )
  return (
    <>
      {isContestable && (
        <Text size="s" tone="muted">
          {isCustomer ? 'You can contest it until ' : 'The customer can contest it until '}
          <Moment value={contestUntil} />.
        </Text>
      )}
      {contestReason && typed(isCustomer ? 'You contested it' : 'The customer contested it', contestReason)}
      {status === 'contested' && (
        <Text size="s" tone="muted">
          {contestedAt && (
            <>
              Contested on <Moment value={contestedAt} />.{' '}
            </>
          )}
          Haulbid decides. Until then it counts.
        </Text>
      )}
      {decisionReason && typed(status === 'void' ? 'Voided' : 'Haulbid let it stand', decisionReason)}
    </>
  )
}

const Sum = ({ label, value }: { label: string; value: string }) => (
  <Inline justify="between">
    <Text as="span">{label}</Text>
    <Text as="span">
      <Money value={value} />
    </Text>
  </Inline>
)

type ChargeLinesProps = {
  job: {
    status: string
    customerId: string | null
    vendorId: string | null
    finalPrice: string | null
    amountDue: string | null
    charges: readonly Charge[]
    changeOrders: readonly ChangeOrder_OrderFragment[]
  }
}

/** The lines that the customer owes, with their evidence and what the viewer may do about them. */
export const ChargeLines = ({ job }: ChargeLinesProps) => {
  const side = useSide(job)
  const now = useNow() ?? serverNow()
  if (job.charges.length === 0) return null
  const due = cents(job.amountDue ?? '0')
  const paid = job.amountDue === null ? 0n : cents(job.finalPrice ?? '0') - due
  return (
    <JobPart title="Charges">
      <Stack as="ul" gap="m">
        {job.charges.map((charge, index) => {
          const { id, label, status, unitPrice, amount } = charge
          const state = chargeGraph.states[status]
          const units = unitsOf(charge)
          const order = job.changeOrders.find(({ charge: of }) => of?.id === id)
          // An open proposal shows its own.
          const photos = status === 'proposed' ? [] : (order?.photos ?? [])
          const mayAct = charge.viewerCanContest || charge.viewerCanVoid || charge.viewerCanUphold
          return (
            <li key={id}>
              <Stack gap="xs">
                {index > 0 && <Divider />}
                <Inline justify="between" align="start" gap="xs">
                  <Inline gap="xs">
                    <Text as="span" strong>
                      {label}
                    </Text>
                    {status !== 'booked' && <Badge tone={state.tone}>{state.label}</Badge>}
                  </Inline>
                  {status === 'void' ? (
                    <Text as="del" tone="muted">
                      <Money value={amount} />
                    </Text>
                  ) : (
                    <Text as="span" strong>
                      <Money value={amount} />
                    </Text>
                  )}
                </Inline>
                {units && (
                  <Text size="s" tone="muted">
                    {`${units} × ${formatMoney(unitPrice)}`}
                  </Text>
                )}
                {status !== 'proposed' && order?.note && (
                  <Text size="s" asTyped>
                    {order.note}
                  </Text>
                )}
                <Contesting charge={charge} isCustomer={side === 'customer'} now={now} />
                {photos.length > 0 && (
                  <PhotoStrip
                    label={`Evidence for ${label}`}
                    photos={photos.map(({ path }, at) => ({
                      src: photoPath(path, 'large'),
                      thumb: photoPath(path, 'small'),
                      alt: `evidence for ${label.toLowerCase()}, photo ${at + 1} of ${photos.length}`,
                    }))}
                  />
                )}
                <Inline gap="xs" data-print="hide" style={mayAct ? undefined : { display: 'none' }}>
                  <ChargeActs charge={charge} isAdmin={side === null} />
                </Inline>
              </Stack>
            </li>
          )
        })}
      </Stack>
      <Divider />
      {paid !== 0n && (
        <>
          <Sum label="Total" value={job.finalPrice ?? '0.00'} />
          <Sum label="Paid" value={fromCents(-paid)} />
        </>
      )}
      <Inline justify="between">
        <Text as="span" strong>
          {due < 0n ? 'To be paid back' : 'Amount due'}
        </Text>
        <Text as="span" size="l" strong>
          <Money value={fromCents(due < 0n ? -due : due)} />
        </Text>
      </Inline>
    </JobPart>
  )
}
