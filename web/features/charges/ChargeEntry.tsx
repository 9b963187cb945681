import { vendorName } from '@rules/businesses/vendorName.js'
import type { Side } from '@rules/changeOrders/changeOrders.js'
import { chargeGraph } from '@rules/charges/chargeGraph.js'
import { formatMoney } from '@rules/formatMoney.js'
import { photoPath } from '@rules/uploads/photoSizes.js'
import type { VisitPhotoKind } from '@rules/visits/visits.js'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { serverNow } from '../../serverClock.js'
import { PhotoStrip } from '../../ui/actions/PhotoStrip.js'
import { Inline } from '../../ui/layout/Inline.js'
import { Stack } from '../../ui/layout/Stack.js'
import { Badge } from '../../ui/text/Badge.js'
import { Moment } from '../../ui/text/Moment.js'
import { Money } from '../../ui/text/Money.js'
import { Text } from '../../ui/text/Text.js'
import { useNow } from '../../ui/text/useNow.js'
import type { JobRecord_JobFragment } from '../jobs/generated/jobs.js'
import { useSide } from '../jobs/useSide.js'
import { ChargeActs } from './ChargeActs.js'
import type { ChargeLine_ChargeFragment } from './generated/charges.js'
import type { PaidJob } from './standings.js'

type Charge = ChargeLine_ChargeFragment

const UNITS = { extra_day: 'days', overweight: 'tons' } as Record<string, string>

/** Their labels say what they are. */
const isCounted = (kind: Charge['kind']) => kind === 'extra_load' || kind === 'item'

const unitsOf = ({ kind, quantity }: Charge): string | null => {
  if (isCounted(kind)) return Number(quantity) === 1 ? null : String(Number(quantity))
  const unit = UNITS[kind]
  if (!unit) return null
  const count = Number(quantity)
  return `${count} ${count === 1 ? unit.slice(0, -1) : unit}`
}

/** A larger load has its truck before and after. */
const whenOf = (kind: VisitPhotoKind): string =>
  kind === 'before' || kind === 'after' ? `${kind} loading, ` : ''

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

type ChargeEntryProps = {
  charge: Charge
  job: PaidJob & Pick<JobRecord_JobFragment, 'visits'>
  /** The terms of the bid in words, for admins. */
  terms?: string | null
}

/** A discount that counts once the customer confirms that the money came back. */
const isPromised = ({ kind, status }: Charge) => kind === 'discount' && status === 'proposed'

/** A line that the customer owes, with its evidence and what the viewer may do about it. The one that the URL names takes the focus. */
export const ChargeEntry = ({ charge, job, terms = null }: ChargeEntryProps) => {
  const side = useSide(job)
  const now = useNow() ?? serverNow()
  const place = useRef<HTMLDivElement>(null)
  const [params] = useSearchParams()
  const { id, label, status, unitPrice, amount } = charge
  const isNamed = params.get('charge') === id
  useEffect(() => {
    if (!isNamed) return
    place.current?.scrollIntoView?.({ block: 'center' })
    place.current?.focus({ preventScroll: true })
  }, [isNamed])
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
    <div ref={place} tabIndex={isNamed ? -1 : undefined}>
      <Stack gap="xs">
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
              <Badge tone={state.tone}>{isPromised(charge) ? 'Once it is paid back' : state.label}</Badge>
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
            photos={photos.map(({ path, kind }, at) => ({
              src: photoPath(path, 'large'),
              thumb: photoPath(path, 'small'),
              alt: `${whenOf(kind)}evidence for ${label.toLowerCase()}, photo ${at + 1} of ${photos.length}`,
            }))}
          />
        )}
        <Inline gap="xs" data-print="hide" style={mayAct ? undefined : { display: 'none' }}>
          <ChargeActs charge={charge} isAdmin={side === null} />
        </Inline>
      </Stack>
    </div>
  )
}
