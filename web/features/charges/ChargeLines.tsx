import { vendorName } from '@rules/businesses/vendorName.js'
import { cents, fromCents } from '@rules/cents.js'
import type { Side } from '@rules/changeOrders/changeOrders.js'
import { chargeGraph } from '@rules/charges/chargeGraph.js'
import { formatMoney } from '@rules/formatMoney.js'
import { photoPath } from '@rules/uploads/photoSizes.js'
import { type ReactNode, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { serverNow } from '../../serverClock.js'
import { PhotoStrip } from '../../ui/actions/PhotoStrip.js'
import { Inline } from '../../ui/layout/Inline.js'
import { Divider, Stack } from '../../ui/layout/Stack.js'
import { Badge } from '../../ui/text/Badge.js'
import { Moment } from '../../ui/text/Moment.js'
import { Money } from '../../ui/text/Money.js'
import { Text } from '../../ui/text/Text.js'
import { useNow } from '../../ui/text/useNow.js'
import type { JobRecord_JobFragment } from '../jobs/generated/jobs.js'
import { JobPart } from '../jobs/JobPart.js'
import { useSide } from '../jobs/useSide.js'
import { ChargeActs } from './ChargeActs.js'
import type { ChargeLine_ChargeFragment } from './generated/charges.js'
import { type PaidJob, standingsOf, totalOf } from './standings.js'

type Charge = ChargeLine_ChargeFragment

const UNITS = { extra_day: 'days', overweight: 'tons' } as Record<string, string>

const unitsOf = ({ kind, quantity }: Charge): string | null => {
  const unit = UNITS[kind]
  if (!unit) return null
  const count = Number(quantity)
  return `${count} ${count === 1 ? unit.slice(0, -1) : unit}`
}

type ContestingProps = { charge: Charge; side: Side | null; now: Date }

const Contesting = ({ charge, side, now }: ContestingProps) => {
  const { label, status, contestUntil, contestedAt, contestReason, decisionReason } = charge
  const { contestAnswer, answerPhotos } = charge
  const isCustomer = side === 'customer'
  const isVendor = side === 'vendor'
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
      {contestAnswer && typed(isVendor ? 'You answered' : 'The vendor answered', contestAnswer)}
      {answerPhotos.length > 0 && (
        <PhotoStrip
          label={`Photos of the answer about ${label}`}
          photos={answerPhotos.map(({ path }, at) => ({
            src: photoPath(path, 'large'),
            thumb: photoPath(path, 'small'),
            alt: `answer about ${label.toLowerCase()}, photo ${at + 1} of ${answerPhotos.length}`,
          }))}
        />
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

type AgreedProps = {
  charge: Charge
  job: Pick<JobRecord_JobFragment, 'visits'>
  terms: string | null
}

/** What an admin needs to decide on a contest: the terms of the bid, and the ticket of the visit. */
const AgreedAndWeighed = ({ charge: { label, visitId }, job, terms }: AgreedProps) => {
  const visit = job.visits.find(({ id }) => id === visitId)
  const tickets = visit?.photos.filter(({ kind }) => kind === 'ticket') ?? []
  return (
    <>
      {terms && <Text size="s">{`The bid: ${terms}`}</Text>}
      {visit?.tons && <Text size="s">{`Weighed: ${Number(visit.tons)} tons`}</Text>}
      {tickets.length > 0 && (
        <PhotoStrip
          label={`Scale ticket for ${label}`}
          photos={tickets.map(({ path }) => ({
            src: photoPath(path, 'large'),
            thumb: photoPath(path, 'small'),
            alt: `scale ticket for ${label.toLowerCase()}`,
          }))}
        />
      )}
    </>
  )
}

type ChargeLinesProps = {
  job: PaidJob & Pick<JobRecord_JobFragment, 'visits'>
  /** The terms of the bid in words, for admins. */
  terms?: string | null
}

/** The charge that the URL names comes into view and takes the focus. */
const ChargeItem = ({ id, children }: { id: string; children: ReactNode }) => {
  const item = useRef<HTMLLIElement>(null)
  const [params] = useSearchParams()
  const isNamed = params.get('charge') === id
  useEffect(() => {
    if (!isNamed) return
    item.current?.scrollIntoView?.({ block: 'center' })
    item.current?.focus({ preventScroll: true })
  }, [isNamed])
  return (
    <li ref={item} tabIndex={isNamed ? -1 : undefined}>
      {children}
    </li>
  )
}

/** A discount that counts once the customer confirms that the money came back. */
const isPromised = ({ kind, status }: Charge) => kind === 'discount' && status === 'proposed'

/** The lines that the customer owes, with their evidence and what the viewer may do about them. */
export const ChargeLines = ({ job, terms = null }: ChargeLinesProps) => {
  const side = useSide(job)
  const now = useNow() ?? serverNow()
  if (job.charges.length === 0) return null
  const total = totalOf(job)
  const paid = cents(total) - cents(job.amountDue ?? '0')
  const standings = standingsOf(job, side)
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
          const mayAct =
            charge.viewerCanContest ||
            charge.viewerCanVoid ||
            charge.viewerCanUphold ||
            charge.viewerCanAnswer ||
            charge.viewerCanUndo
          return (
            <ChargeItem key={id} id={id}>
              <Stack gap="xs">
                {index > 0 && <Divider />}
                <Inline justify="between" align="start" gap="xs">
                  <Inline gap="xs">
                    <Text as="span" strong>
                      {label}
                    </Text>
                    {side !== 'vendor' && charge.vendor && charge.vendor.id !== job.vendorId && (
                      <Text as="span" size="s" tone="muted">
                        {vendorName(charge.vendor)}
                      </Text>
                    )}
                    {status !== 'booked' && (
                      <Badge tone={state.tone}>
                        {isPromised(charge) ? 'Once it is paid back' : state.label}
                      </Badge>
                    )}
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
                <Contesting charge={charge} side={side} now={now} />
                {side === null && charge.contestReason && (
                  <AgreedAndWeighed charge={charge} job={job} terms={terms} />
                )}
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
            </ChargeItem>
          )
        })}
      </Stack>
      <Divider />
      {paid !== 0n && (
        <>
          <Sum label="Total" value={total} />
          <Sum label="Paid" value={fromCents(-paid)} />
        </>
      )}
      {standings.map(standing => {
        const due = cents(standing.amountDue)
        const words = due < 0n ? 'To be paid back' : 'Amount due'
        const name = standing.vendor && standings.length > 1 && vendorName(standing.vendor)
        return (
          <Inline key={standing.vendorId} justify="between">
            <Text as="span" strong>
              {name ? `${words}, ${name}` : words}
            </Text>
            <Text as="span" size="l" strong>
              <Money value={fromCents(due < 0n ? -due : due)} />
            </Text>
          </Inline>
        )
      })}
    </JobPart>
  )
}
