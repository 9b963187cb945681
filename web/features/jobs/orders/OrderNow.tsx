import { cents } from '@rules/cents.js'
import { documentTypes } from '@rules/kinds.js'
import { CreditCard } from 'lucide-react'
import type { ReactNode } from 'react'
import { serverNow } from '../../../serverClock.js'
import { Button } from '../../../ui/actions/Button.js'
import { CallLink } from '../../../ui/actions/CallLink.js'
import { goToSection } from '../../../ui/layout/goToSection.js'
import { Inline } from '../../../ui/layout/Inline.js'
import { Banner } from '../../../ui/states/Banner.js'
import { formatDay } from '../../../ui/text/formatMoment.js'
import { Text } from '../../../ui/text/Text.js'
import { useNow } from '../../../ui/text/useNow.js'
import { useAuth } from '../../accounts/useAuth.js'
import { ChangeButton } from '../../changeOrders/ChangeButton.js'
import { ReportNoShow } from '../../deals/ReportNoShow.js'
import { ScheduleVisit } from '../../visits/details/ScheduleVisit.js'
import { failedVisit, lateWords, visitNow } from '../../visits/visitNow.js'
import { arrivalInWords } from '../jobWords.js'
import { isCustomersTurn, nameOfVendor, type OrderStep, orderStep } from '../orderStep.js'
import { PastDateBanner } from '../PastDate.js'
import { Booked } from './Booked.js'
import { bidsInWords } from './bidsLine.js'
import type { OrderDetails_JobFragment } from './generated/orders.js'
import { JobNow } from './JobNow.js'
import { isOnItsWayBack, OrderMoney, openBalances } from './OrderMoney.js'
import { urgesCall } from './urgesCall.js'
import { VendorChange } from './VendorChange.js'

type Order = OrderDetails_JobFragment

/** The job is over, and money is still to be paid either way. */
const settles = (step: OrderStep, order: Order): 'customer' | 'vendor' | null => {
  if (step !== 'done' && step !== 'toRate' && step !== 'cancelled') return null
  const [balance] = openBalances(order)
  if (!balance || isOnItsWayBack(balance)) return null
  return cents(balance.toPayBack) > 0n ? 'vendor' : 'customer'
}

/** The failed visit for which the customer can propose another time, if nobody has yet. */
const visitToSchedule = ({ visits, changeOrders }: Order) => {
  const failed = failedVisit(visits)
  const isAsked = changeOrders.some(({ status, kind }) => status === 'proposed' && kind === 'move_visit')
  return failed?.viewerCanSchedule && !isAsked ? failed : null
}

const YOUR_TURN = 'Your turn'

const turnAt = (step: OrderStep, order: Order): string => {
  if (order.viewerCanReportNoShow || visitToSchedule(order)) return YOUR_TURN
  if (isCustomersTurn(step) || settles(step, order) === 'customer') return YOUR_TURN
  if (settles(step, order) === 'vendor') return `${nameOfVendor(order)}'s turn`
  if (step === 'waiting' || step === 'asked') return "The vendors' turn"
  if (step === 'stranded') return "Haulbid's turn"
  if (step === 'booked' || step === 'underWay') return `${nameOfVendor(order)}'s turn`
  return 'Nothing left to do'
}

const pickup = ({ pickupDate }: Order) => pickupDate && formatDay(pickupDate)

const cancelled = ({ history }: Order, viewerId: string | undefined) => {
  const end = history.findLast(({ toStatus }) => toStatus === 'cancelled')
  if (end && !end.actor) return 'This order closed before a vendor was chosen. Nobody will come.'
  const actor = end?.actor
  return actor && actor.id !== viewerId
    ? 'Haulbid cancelled this order. Nobody will come.'
    : 'You cancelled this order. Nobody will come.'
}

/** Names the party that the customer is waiting for. */
const waiting = ({ zipCode, isServed, givenBackAt }: Order): string => {
  const opened = givenBackAt ? 'Your order is open for bids again. ' : ''
  return isServed === false
    ? `${opened}No vendor serves ${zipCode} yet. We're looking for one and will let you know.`
    : `${opened}Vendors who serve ${zipCode} can see your request. We'll let you know when one of them bids.`
}

const sentence = (step: OrderStep, order: Order, viewerId: string | undefined, now: Date): string => {
  const name = nameOfVendor(order)
  const visit = step === 'booked' || step === 'underWay' ? visitNow(order, name, now) : null
  if (visit) return visit
  const isRental = order.type === 'dumpster_rental'
  switch (step) {
    case 'decide': {
      const bids = bidsInWords(order)
      return order.openBidCount === 1
        ? `You have ${bids}. Accept it, or wait for more.`
        : `You have ${bids}. Compare them and accept the one you like.`
    }
    case 'asked':
      return order.openBidCount === 1
        ? 'We asked the vendor whether this bid still stands.'
        : 'We asked the vendors whether these bids still stand.'
    case 'waiting':
      return waiting(order)
    case 'stranded':
      return order.status === 'accepted'
        ? `${name} can't take jobs right now and may not come on ${arrivalInWords(order)}. We're looking for another vendor and will let you know.`
        : `${name} can't take jobs right now, so the work may stop. We're looking for another vendor and will let you know.`
    case 'booked':
      if (!isRental) return `${name} picks everything up on ${arrivalInWords(order)}.`
      return `${name} delivers the dumpster on ${arrivalInWords(order)}${pickup(order) ? `, and picks it up on ${pickup(order)}` : ''}.`
    case 'underWay':
      return isRental && pickup(order)
        ? `The dumpster is yours until ${pickup(order)}, when ${name} picks it up.`
        : `${name} is at work. You can rate the job once it is completed.`
    case 'toRate':
      return `The job is done. Tell other customers how ${name} did.`
    case 'cancelled':
      return cancelled(order, viewerId)
    default:
      return 'The job is done and rated.'
  }
}

/** Expired documents don't stop the job. */
const ExpiredDocuments = ({ order }: { order: Order }) => {
  const { expiredDocuments } = order
  if (expiredDocuments.length === 0) return null
  const [isOne, names] = [expiredDocuments.length === 1, expiredDocuments.map(type => documentTypes[type])]
  return (
    <Banner
      tone="warning"
      title={`${names.join(' and ')} of ${nameOfVendor(order)} ${isOne ? 'has' : 'have'} expired`}
    >
      The job goes on. You may want to ask for {isOne ? 'a new one' : 'new ones'} before work starts.
    </Banner>
  )
}

type OrderNowProps = {
  order: Order
  /** True if the price of a booked order doesn't stand above. */
  saysPrice: boolean
  action: ReactNode
}

/** The next event of an order and whose turn it is. */
export const OrderNow = ({ order, saysPrice, action }: OrderNowProps) => {
  const { user } = useAuth()
  const step = orderStep(order)
  const now = useNow() ?? serverNow()
  const name = nameOfVendor(order)
  const isActive = step === 'booked' || step === 'underWay'
  const late = isActive ? lateWords(order.visits, name, now) : null
  const toSchedule = visitToSchedule(order)
  const owes = settles(step, order) !== null
  const asksCustomer =
    order.changeOrdersToDecide.length > 0 || order.payments.some(({ viewerCanDecide }) => viewerCanDecide)
  const turn = asksCustomer ? YOUR_TURN : turnAt(step, order)
  const mayLeave = order.viewerCanReportNoShow || order.viewerCanFindAnother
  const urgent = (mayLeave || toSchedule) && (
    <>
      {toSchedule && order.timeZone !== null && (
        <ScheduleVisit
          wide
          jobId={order.id}
          visit={toSchedule}
          timeZone={order.timeZone}
          side="customer"
          otherSide={name}
        />
      )}
      {mayLeave && <ReportNoShow job={order} />}
      {urgesCall(order, now) && <CallLink phone={order.vendor!.businessPhone!} />}
    </>
  )
  return (
    <JobNow
      turn={turn}
      isViewers={turn === YOUR_TURN}
      action={urgent ? undefined : action}
      urgent={urgent}
      roomy={!saysPrice}
    >
      {owes && <OrderMoney order={order} />}
      {/* On a phone, the vendor stands between this and the money. */}
      {owes && order.cardAmount !== null && (
        <Inline data-print="hide">
          <Button icon={<CreditCard aria-hidden="true" />} onClick={() => goToSection('money')}>
            Pay by Card
          </Button>
        </Inline>
      )}
      {late && (
        <Text size="l" strong tone="danger">
          {late}
        </Text>
      )}
      {step === 'booked' && !late && !failedVisit(order.visits) && (
        <Booked order={order} saysPrice={saysPrice} />
      )}
      {step === 'expired' ? <PastDateBanner /> : <Text>{sentence(step, order, user?.id, now)}</Text>}
      {!owes && <OrderMoney order={order} />}
      {isActive && (
        <Inline>
          <ChangeButton job={order} side="customer" otherSide={name} />
        </Inline>
      )}
      <VendorChange order={order} />
      <ExpiredDocuments order={order} />
    </JobNow>
  )
}
