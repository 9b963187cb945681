import { estimatedTotal } from '@rules/bids/estimatedTotal.js'
import { beyondInWords, termsInWords } from '@rules/bids/termsWords.js'
import { vendorAndPerson } from '@rules/businesses/vendorName.js'
import { formatMoney } from '@rules/formatMoney.js'
import { expectedWeight, type LoadWeight } from '@rules/jobs/loadWeights.js'
import { firstVisitWindow, requestedWindow } from '@rules/visits/visitWindows.js'
import { useQuery } from '../../../apollo/hooks.js'
import { serverNow } from '../../../serverClock.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { formatDay, formatMoment } from '../../../ui/text/formatMoment.js'
import { Text } from '../../../ui/text/Text.js'
import { SettingsDocument } from '../../accounts/generated/Settings.js'
import { askedOf } from '../../jobs/askedOf.js'
import { arrivalInWords, dumpsterInWords } from '../../jobs/jobWords.js'
import type { OrderDetails_JobFragment } from '../../jobs/orders/generated/orders.js'
import { ItemizedOffer } from '../ItemizedOffer.js'
import { feeWords, serviceFeeWords } from './bidWords.js'
import { cancellingLater } from './cancellingLater.js'
import type { ComparedBid_BidFragment } from './generated/bidComparison.js'

type AgreementProps = { job: OrderDetails_JobFragment; bid: ComparedBid_BidFragment; weight: LoadWeight }

const what = (job: OrderDetails_JobFragment): string => {
  const place = `${job.address}, ${job.zipCode}`
  const begins = arrivalInWords(job)
  const hazards = job.hasHazardousItems ? ', hazardous items among them,' : ''
  if (job.type === 'junk_pickup') return `picks up “${job.description}”${hazards} at ${place}, on ${begins}`
  const ends = job.pickupDate ? `, and picks it up on ${formatDay(job.pickupDate)}` : ''
  return `delivers a ${dumpsterInWords(job)} to ${place}, on ${begins}${ends}`
}

/** The window that the visit gets if the one asked for is over; null if it isn't. */
const newWindow = ({ timeZone, ...job }: OrderDetails_JobFragment): string | null => {
  const now = serverNow()
  if (timeZone === null || requestedWindow({ ...job, timeZone }).windowEnd > now) return null
  const { windowStart, windowEnd } = firstVisitWindow({ ...job, timeZone }, now)
  return `${formatMoment(windowStart, now, timeZone)} to ${formatMoment(windowEnd, now, timeZone)}`
}

/** The terms of accepting a bid: the parties, work, place, time, and price. */
export const Agreement = ({ job, bid, weight }: AgreementProps) => {
  const settings = useQuery(SettingsDocument).data?.settings
  const percent = settings?.serviceFeePercent
  const cancelling = settings && cancellingLater(job, bid.price, settings)
  const name = vendorAndPerson(bid.vendor)
  const terms = termsInWords(bid)
  const asked = askedOf(job)
  const beyond = beyondInWords(bid, asked, weight)
  const fee = feeWords(bid.price, percent)
  const window = newWindow(job)
  return (
    <Stack gap="s">
      <Text>
        {name} {what(job)}. You pay <strong>{formatMoney(bid.price)}</strong>
        {beyond ? `${fee ? `, ${fee},` : ''} and ${beyond}: ` : ` ${serviceFeeWords(bid.price, percent)}.`}
        {beyond && (
          <>
            <strong>{formatMoney(estimatedTotal(bid, asked, weight))}</strong>
            {weight === expectedWeight(job) ? ' for the order as it is.' : ` if the load is ${weight}.`}
          </>
        )}
      </Text>
      {window && (
        <Text>
          The time you asked for is over. The new time is <strong>{window}</strong>.
        </Text>
      )}
      {terms && (
        <Text>
          Included and agreed: <strong>{terms}</strong>. You won't be charged anything else unless you agree.
        </Text>
      )}
      <ItemizedOffer bid={bid} asked={job.items} reader="accepting" />
      {cancelling && <Text>{cancelling}.</Text>}
      <Text size="s" tone="muted">
        {name} gets your name and phone number and does the job as agreed. You pay them{' '}
        {bid.takesCards ? 'by card or directly' : 'directly'}. All other bids are declined.
      </Text>
    </Stack>
  )
}
