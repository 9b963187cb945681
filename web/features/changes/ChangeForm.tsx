import { fromCents } from '@rules/cents.js'
import { type ChangeKind, isInTime, lineAmount, type Side } from '@rules/changeOrders.js'
import { addDays } from '@rules/dates.js'
import { formatMoney } from '@rules/formatMoney.js'
import { keysOf, timePreferences } from '@rules/kinds.js'
import { isAmount, positiveAmount } from '@rules/money.js'
import { requiredText, text } from '@rules/text.js'
import { upcomingDate } from '@rules/upcoming.js'
import { visitKinds, windowHours } from '@rules/visits.js'
import { windowWords } from '@rules/windowWords.js'
import { momentIn, todayIn } from '@rules/zonedTime.js'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useMutation } from '../../apollo/hooks.js'
import { CancelButton, SubmitButton } from '../../forms/FormButtons.js'
import { localToday } from '../../forms/localMoment.js'
import { SelectField } from '../../forms/SelectField.js'
import { TextAreaField } from '../../forms/TextAreaField.js'
import { DateField, MoneyField, TextField } from '../../forms/TextField.js'
import { ZodForm } from '../../forms/ZodForm.js'
import { serverNow } from '../../serverClock.js'
import { DialogActions } from '../../ui/overlays/DialogActions.js'
import { toast } from '../../ui/overlays/toast.js'
import { Text } from '../../ui/text/Text.js'
import { PhotoField } from '../photos/PhotoField.js'
import { usePhotoTray } from '../photos/usePhotoTray.js'
import {
  daysOfLonger,
  daysOver,
  type Facts,
  type FactVisit,
  plannedPickup,
  scheduledVisits,
  timeCost,
  tonsOver,
  wastedTrips,
} from './changeFacts.js'
import { type ChangeOrder_OrderFragment, ProposeChangeOrderDocument } from './generated/changes.js'

const NOTE_MAX = 500

type Values = {
  visitId: string
  date: string
  time: 'morning' | 'afternoon' | 'anytime'
  pickupDate: string
  quantity: string
  amount: string
  note: string
  evidence: string[]
}

const QUANTITY = /^\d{1,4}(\.\d{1,2})?$/

const rulesOf = (kind: ChangeKind, side: Side, now: Date) => {
  const any = z.string()
  const day = upcomingDate('Please choose a day', 'The day cannot be in the past', now)
  const isMove = kind === 'move_visit'
  const isPickup = kind === 'longer_rental' || kind === 'earlier_pickup'
  const isPriced = kind === 'extra' || kind === 'discount' || (kind === 'longer_rental' && side === 'vendor')
  return z.object({
    visitId: isMove || kind === 'wasted_trip' ? any.check(z.minLength(1, 'Please choose a visit')) : any,
    date: isMove ? day : any,
    time: z.enum(keysOf(timePreferences), 'Please choose a time'),
    pickupDate: isPickup ? day : any,
    quantity:
      kind === 'extra_days' || kind === 'overweight'
        ? any.check(z.regex(QUANTITY, 'Enter a number with at most two decimals'))
        : any,
    amount: isPriced ? positiveAmount('Enter an amount', 'Enter an amount of more than $0') : any,
    note: kind === 'extra' ? requiredText('Say what it is for', NOTE_MAX) : text(NOTE_MAX),
    evidence: z.array(z.string()),
  })
}

/** The visits that such a change can be about. */
const visitsFor = (kind: ChangeKind, facts: Facts, visitId: string | undefined) => {
  if (visitId) return facts.visits.filter(({ id }) => id === visitId)
  return kind === 'wasted_trip' ? wastedTrips(facts) : scheduledVisits(facts)
}

const visitLabel = (visit: FactVisit, timeZone: string) =>
  `${visitKinds[visit.kind]}, ${windowWords({ ...visit, timeZone })}`

/** The effect of what is entered so far: what it costs, and whether the other side decides. */
const effect = (kind: ChangeKind, values: Values, { facts, side, otherSide }: Asked): string | null => {
  const asks = `${otherSide} decides, for 48 hours at most.`
  const bid = facts.acceptedBid
  const charge = (quantity: string, rate: string, unit: string) =>
    QUANTITY.test(quantity) && Number(quantity) > 0
      ? `${Number(quantity)} ${unit} × ${formatMoney(rate)} = ${formatMoney(lineAmount(quantity, rate))}. ${otherSide} can contest it for 72 hours.`
      : null
  switch (kind) {
    case 'move_visit': {
      const visit = facts.visits.find(({ id }) => id === values.visitId)
      const isFailed = visit?.status === 'failed'
      if (side === 'vendor' && !isFailed) return `Free. ${asks}`
      if (isFailed && !values.date) return asks
      if (!visit || !values.date) return 'Moving is free, unless it makes the rental longer.'
      const start = momentIn({ date: values.date, time: windowHours[values.time][0] }, facts.timeZone)
      const { isLonger, days, amount } = timeCost(facts, visit.id, start, side)
      const cost = amount
        ? `${days} ${days === 1 ? 'day' : 'days'} × ${formatMoney(bid!.extraDayPrice!)} = ${formatMoney(amount)}`
        : 'Free'
      if (isFailed) return `${cost}. ${asks}`
      if (isLonger && !bid?.extraDayPrice) return `It makes the rental longer. ${asks}`
      const isInTimeForBoth =
        isInTime(new Date(visit.windowStart), serverNow()) && isInTime(start, serverNow())
      return isInTimeForBoth
        ? `${cost}, and it moves at once.`
        : `${cost}, but less than 24 hours ahead ${asks}`
    }
    case 'longer_rental': {
      if (side === 'vendor') return asks
      if (!bid?.extraDayPrice) return `${otherSide} names a price, and you decide.`
      if (!values.pickupDate) return null
      const days = daysOfLonger(facts, values.pickupDate)
      if (days <= 0) return 'Free: these days are included. It changes at once.'
      const cost = formatMoney(lineAmount(days.toFixed(2), bid.extraDayPrice))
      return `${days} ${days === 1 ? 'day' : 'days'} × ${formatMoney(bid.extraDayPrice)} = ${cost}. It changes at once.`
    }
    case 'earlier_pickup':
      return `Free, and without a refund. Less than 24 hours ahead, ${otherSide} must agree.`
    case 'extra_days':
      return charge(values.quantity, bid?.extraDayPrice ?? '0', 'days')
    case 'overweight':
      return charge(values.quantity, bid?.extraTonPrice ?? '0', 'tons')
    case 'wasted_trip':
      return `${formatMoney(bid?.tripFee ?? '0')}. ${otherSide} can contest it for 72 hours.`
    case 'discount':
      return 'It comes off the price at once.'
    default:
      return `It counts only if ${otherSide} accepts, within 48 hours.`
  }
}

const sendLabel = (kind: ChangeKind, values: Values, { facts, side, visitId }: ChangeFormProps): string => {
  const priced = isAmount(values.amount) ? ` ${formatMoney(values.amount)}` : ''
  switch (kind) {
    case 'move_visit':
      return side === 'vendor' || visitId ? 'Ask' : 'Move'
    case 'longer_rental':
      if (side === 'vendor') return `Propose${priced}`
      return facts.acceptedBid?.extraDayPrice ? 'Keep It Longer' : 'Ask'
    case 'earlier_pickup':
      return 'Pick Up Earlier'
    case 'discount':
      return `Give${priced}`
    case 'extra':
      return `Propose${priced}`
    default:
      return 'Charge'
  }
}

const evidenceOf: Partial<Record<ChangeKind, { label: string; help: string }>> = {
  overweight: { label: 'Scale ticket', help: 'A photo of the whole ticket.' },
  wasted_trip: { label: 'Photos', help: 'Show why the trip was wasted.' },
  extra: { label: 'Photos', help: 'Show what it is for.' },
}

type Asked = { facts: Facts; side: Side; otherSide: string }

type ChangeFormProps = Asked & {
  kind: ChangeKind
  title: string
  /** The day that the other side asked for. */
  pickupDate: string | null
  /** The failed visit to schedule again. */
  visitId?: string | undefined
  onBack: () => void
  onDone: () => void
}

const initialOf = ({ kind, facts, side, pickupDate, visitId }: ChangeFormProps): Values => {
  const visits = visitsFor(kind, facts, visitId)
  const { over } = tonsOver(facts)
  const days = daysOver(facts, serverNow())
  const quantity =
    kind === 'extra_days' ? String(days) : kind === 'overweight' && over > 0n ? fromCents(over) : ''
  return {
    visitId: visits.length === 1 ? visits[0]!.id : '',
    date: '',
    time: 'anytime',
    pickupDate: (side === 'vendor' && pickupDate) || '',
    quantity,
    amount: '',
    note: '',
    evidence: [],
  }
}

const doneWords = ({ status, amount }: ChangeOrder_OrderFragment, otherSide: string) => {
  const done = amount ? `Done: ${formatMoney(amount)}` : 'Done'
  return { title: status === 'proposed' ? 'Sent' : done, description: `We told ${otherSide}.` }
}

/** Proposes a change, or makes it at once; the server's rules decide which, and the form says so before. */
export const ChangeForm = (props: ChangeFormProps) => {
  const { kind, title, facts, side, otherSide, visitId, onBack, onDone } = props
  const { timeZone } = facts
  const [propose] = useMutation(ProposeChangeOrderDocument)
  const draftKey = `change:${facts.id}:${visitId ?? kind}`
  const photos = usePhotoTray(draftKey, undefined, kind === 'overweight' ? 1 : 5, 'keep')
  const [initialValues] = useState(() => initialOf(props))
  const [rules] = useState(() => rulesOf(kind, side, serverNow()))
  const asksVisit = kind === 'move_visit' || kind === 'wasted_trip'
  const visits = visitsFor(kind, facts, visitId)
  const asksPickup = kind === 'longer_rental' || kind === 'earlier_pickup'
  const planned = plannedPickup(facts)
  const asksPrice = kind === 'extra' || kind === 'discount' || (kind === 'longer_rental' && side === 'vendor')
  const evidence = evidenceOf[kind]
  // One step stands out at a time: first the photo, if there must be one.
  const needsPhoto = evidence !== undefined && !(kind === 'overweight' && tonsOver(facts).weighed > 0n)
  const send = async (values: Values) => {
    const [from, to] = windowHours[values.time]
    const moment = (time: string) => momentIn({ date: values.date, time }, timeZone).toISOString()
    const input = {
      jobId: facts.id,
      kind,
      ...(asksVisit && { visitId: values.visitId }),
      ...(kind === 'move_visit' && { windowStart: moment(from), windowEnd: moment(to) }),
      ...(asksPickup && { pickupDate: values.pickupDate }),
      ...(asksPrice && { amount: values.amount }),
      ...((kind === 'extra_days' || kind === 'overweight') && { quantity: values.quantity }),
      ...(values.note.trim() && { note: values.note }),
      ...(evidence && { evidence: await photos.arrived() }),
    }
    const { data } = await propose({ variables: { input } })
    photos.clear()
    onDone()
    if (data) toast(doneWords(data.proposeChangeOrder, otherSide))
  }
  return (
    <ZodForm
      schema={rules}
      label={title}
      initialValues={initialValues}
      draftKey={draftKey}
      edits
      failureMessage="Check your connection, then try again. Nothing is lost."
      onSubmit={values => send({ ...values, note: values.note ?? '' })}
    >
      {values => (
        <>
          {asksVisit && visits.length > 1 && (
            <SelectField
              name="visitId"
              label="Visit"
              placeholder="Choose a visit"
              options={visits.map(visit => ({ value: visit.id, label: visitLabel(visit, timeZone) }))}
            />
          )}
          {asksVisit && visits.length === 1 && (
            <Text>
              {kind === 'move_visit' && !visitId ? 'Planned: ' : ''}
              {visitLabel(visits[0]!, timeZone)}
            </Text>
          )}
          {kind === 'move_visit' && (
            <>
              <DateField name="date" label="New day" min={localToday(timeZone)} />
              <SelectField
                name="time"
                label="Time"
                options={Object.entries(timePreferences).map(([value, label]) => ({ value, label }))}
              />
            </>
          )}
          {asksPickup && planned && (
            <DateField
              name="pickupDate"
              label="New pickup day"
              {...(kind === 'longer_rental'
                ? { min: addDays(planned, 1) }
                : { min: todayIn(serverNow(), timeZone), max: addDays(planned, -1) })}
            />
          )}
          {kind === 'extra_days' && (
            <TextField name="quantity" label="Extra days" inputMode="numeric" help="Beyond those included." />
          )}
          {kind === 'overweight' && (
            <TextField
              name="quantity"
              label="Extra tons"
              inputMode="decimal"
              help={`Beyond the ${Number(facts.acceptedBid?.includedTons ?? 0)} included.`}
            />
          )}
          {asksPrice && <MoneyField name="amount" label={kind === 'discount' ? 'Discount' : 'Price'} />}
          <Text role="status" strong>
            {effect(kind, values, props)}
          </Text>
          {(side === 'vendor' || kind !== 'move_visit') && (
            <TextAreaField
              name="note"
              label={kind === 'extra' ? 'What is it for?' : 'Note'}
              help={`${otherSide} reads it.`}
              max={NOTE_MAX}
              rows={3}
              optional={kind !== 'extra'}
            />
          )}
          {evidence && (
            <PhotoField
              name="evidence"
              {...evidence}
              tray={photos}
              optional={!needsPhoto}
              camera={side === 'vendor'}
            />
          )}
          <DialogActions>
            <CancelButton onClick={onBack}>Back</CancelButton>
            <SubmitButton
              look={needsPhoto && values.evidence.length === 0 ? 'secondary' : 'primary'}
              busyLabel="Sending..."
            >
              {sendLabel(kind, values, props)}
            </SubmitButton>
          </DialogActions>
        </>
      )}
    </ZodForm>
  )
}
