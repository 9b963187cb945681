import { addDays } from '@rules/dates.js'
import { localToday } from '../../../forms/localMoment.js'
import { orderId } from '../../../testing/makers/ids.js'
import { makeBalance } from '../../../testing/makers/makeChange.js'
import { type Job, makeEvent, makeJob } from '../../../testing/makers/makeJob.js'
import { makeVendor } from '../../../testing/makers/makeVendor.js'
import { makeVisit } from '../../../testing/makers/makeVisit.js'
import { formatDay } from '../../../ui/text/formatMoment.js'
import { homeOrders, nextLine } from './nextLine.js'

const day = addDays(localToday(), 10)
const later = addDays(localToday(), 17)
const vendor = makeVendor()

let made = 0
type Some = Partial<Omit<Job, 'bids'>>
const junk = (some: Some = {}) =>
  makeJob({ id: orderId(++made), pickupDateTime: `${day}T18:00:00.000Z`, ...some })
const rental = (some: Some = {}) =>
  junk({
    type: 'dumpster_rental',
    description: null,
    pickupDateTime: null,
    dumpsterSize: '20_yard',
    dropoffDate: day,
    dropoffTimePreference: 'morning',
    pickupDate: later,
    ...some,
  })

test.each<[string, Job, string | null, string]>([
  ['one bid', junk({ openBidCount: 1, lowestBidPrice: '149.5' }), null, 'View bid'],
  ['several bids', rental({ openBidCount: 2, lowestBidPrice: '148.00' }), null, 'View bids'],
  [
    'bids and an unread message',
    rental({ openBidCount: 2, lowestBidPrice: '148.00', unreadMessages: 1 }),
    null,
    'View bids',
  ],
  [
    'a bid to be confirmed',
    junk({ openBidCount: 1, lowestBidPrice: null }),
    'Waiting for vendors to confirm their bids',
    'View Details',
  ],
  [
    'a day that has passed',
    junk({ pickupDateTime: '2020-01-02T15:00:00.000Z', openBidCount: 2, lowestBidPrice: '1.00' }),
    'Your turn: choose another day',
    'View Details',
  ],
  ['no bids yet', rental(), 'Waiting for bids', 'View Details'],
  [
    'a delivery',
    rental({ status: 'accepted', vendor }),
    'Dale Hart will deliver your 20 yard dumpster',
    'View Details',
  ],
  [
    'the end of a rental',
    rental({ status: 'in_progress', vendor }),
    `Dale Hart will pick up your 20 yard dumpster on ${formatDay(later)}`,
    'View Details',
  ],
  ['a job under way', junk({ status: 'in_progress', vendor }), 'Dale Hart is at work', 'View Details'],
  [
    'an unread message',
    junk({ status: 'in_progress', vendor, unreadMessages: 1 }),
    'Dale Hart is at work',
    'Read',
  ],
  [
    'a job that is not rated',
    junk({ status: 'completed', viewerCanRate: true, vendor }),
    'How was Dale Hart?',
    'Rate',
  ],
])('describes %s', (_, order, words, action) => {
  expect(nextLine(order)).toMatchObject({ words, action })
})

const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()

test.each([
  [
    'a late vendor',
    rental({ status: 'accepted', vendor, visits: [makeVisit({ windowEnd: ago(3.2) })] }),
    'Dale Hart is 3 hours late',
  ],
  [
    'a visit that failed',
    junk({ status: 'in_progress', vendor, visits: [makeVisit({ status: 'failed', failedAt: ago(1) })] }),
    "The pickup couldn't be done. Agree on another time",
  ],
  [
    'money that is due before a rating',
    junk({ status: 'completed', viewerCanRate: true, vendor, balances: [makeBalance('149.50')] }),
    'You owe Dale Hart $149.50',
  ],
])('puts %s first', (_, order, words) => {
  expect(nextLine(order)).toMatchObject({ words, isUrgent: true })
})

test.each([
  ['a rated', junk({ status: 'completed', viewerCanRate: false, vendor })],
  ['a cancelled', junk({ status: 'cancelled' })],
])('says nothing about %s order', (_, order) => expect(nextLine(order)).toBeNull())

test('puts decisions first, then unread messages, then what is due, the soonest first', () => {
  const orders = {
    rate: junk({ status: 'completed', viewerCanRate: true, vendor }),
    waiting: junk(),
    last: rental({ status: 'in_progress', vendor }),
    first: junk({ status: 'accepted', vendor }),
    unread: rental({ status: 'in_progress', vendor, unreadMessages: 2 }),
    decide: junk({ openBidCount: 1, lowestBidPrice: '99.00' }),
  }
  expect(homeOrders(Object.values(orders), []).map(({ id }) => id)).toEqual(
    [orders.decide, orders.unread, orders.first, orders.last, orders.waiting, orders.rate].map(
      ({ id }) => id,
    ),
  )
})

test.each([
  [
    'took it back',
    'pending' as const,
    'pending' as const,
    'Haulbid took this order back from its vendor: No truck',
  ],
  [
    'gave it to another vendor',
    'accepted' as const,
    'accepted' as const,
    'Haulbid gave this order to Dale Hart: No truck',
  ],
])('says that Haulbid %s, and why', (_, status, toStatus, words) => {
  const vendorChange = makeEvent('3', 'accepted', toStatus, 'admin', 'No truck')
  const order = junk({ status, vendor: status === 'accepted' ? vendor : null, vendorChange })
  expect(nextLine(order)?.change).toBe(words)
})

test.each(['accepted', 'in_progress'] as const)('promises no visit by a suspended vendor: %s', status => {
  const order = junk({ status, vendor: makeVendor({ isActive: false }) })
  expect(nextLine(order)?.words).toBe("On hold: Dale Hart can't do it right now")
})

test('shows each order once, the unfinished ones first', () => {
  const [waiting, done, decide] = [
    junk(),
    junk({ status: 'completed', viewerCanRate: false, vendor }),
    junk({ openBidCount: 1, lowestBidPrice: '99.00' }),
  ]
  expect(homeOrders([waiting, decide], [done, waiting, decide])).toEqual([decide, waiting, done])
})
