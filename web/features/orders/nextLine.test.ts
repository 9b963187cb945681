import { addDays } from '@rules/dates.js'
import { localToday } from '../../forms/localMoment.js'
import { orderId } from '../../testing/makers/ids.js'
import { type Job, makeEvent, makeJob } from '../../testing/makers/makeJob.js'
import { makeVendor } from '../../testing/makers/makeVendor.js'
import { formatDay } from '../../ui/text/formatMoment.js'
import { nextLines } from './nextLine.js'

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

test.each<[string, Job, string, string, string]>([
  [
    'one bid',
    junk({ openBidCount: 1, lowestBidTotal: '149.5' }),
    'Your turn',
    '1 bid for your junk pickup: $149.50',
    'Compare',
  ],
  [
    'several bids',
    rental({ openBidCount: 2, lowestBidTotal: '148.00' }),
    'Your turn',
    '2 bids for your dumpster rental, from $148.00',
    'Compare',
  ],
  [
    'a day that has passed',
    junk({ pickupDateTime: '2020-01-02T15:00:00.000Z', openBidCount: 2, lowestBidTotal: '1.00' }),
    'Your turn',
    'Your junk pickup is past its date',
    'Open',
  ],
  [
    'no bids yet',
    rental(),
    'Waiting for bids',
    `Your dumpster rental for ${formatDay(day)}, 8 AM-12 PM`,
    'Open',
  ],
  [
    'a delivery',
    rental({ status: 'accepted', vendor }),
    `${formatDay(day)}, 8 AM-12 PM`,
    'Dale Hart delivers your 20 yard dumpster',
    'Open',
  ],
  [
    'the end of a rental',
    rental({ status: 'in_progress', vendor }),
    formatDay(later),
    'Dale Hart picks up your 20 yard dumpster',
    'Open',
  ],
  [
    'a job under way',
    junk({ status: 'in_progress', vendor }),
    'Under way',
    'Dale Hart is at work on your junk pickup',
    'Open',
  ],
  [
    'an unread message',
    rental({ status: 'in_progress', vendor, unreadMessages: 1 }),
    formatDay(later),
    'Dale Hart picks up your 20 yard dumpster',
    'Read',
  ],
  [
    'a job that is not rated',
    junk({ status: 'completed', viewerCanRate: true, vendor }),
    'Done',
    'How was Dale Hart?',
    'Rate',
  ],
])('describes %s', (_, order, when, what, action) => {
  expect(nextLines([order])).toEqual([expect.objectContaining({ when, what, action })])
})

test.each([
  ['a rated', junk({ status: 'completed', viewerCanRate: false, vendor })],
  ['a cancelled', junk({ status: 'cancelled' })],
])('says nothing about %s order', (_, order) => expect(nextLines([order])).toEqual([]))

test('puts decisions first, then unread messages, then what is due, the soonest first', () => {
  const orders = {
    rate: junk({ status: 'completed', viewerCanRate: true, vendor }),
    waiting: junk(),
    last: rental({ status: 'in_progress', vendor }),
    first: junk({ status: 'accepted', vendor }),
    unread: rental({ status: 'in_progress', vendor, unreadMessages: 2 }),
    decide: junk({ openBidCount: 1, lowestBidTotal: '99.00' }),
  }
  expect(nextLines(Object.values(orders)).map(({ order }) => order.id)).toEqual(
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
  expect(nextLines([order])[0]?.change).toBe(words)
})

test.each(['accepted', 'in_progress'] as const)('promises no visit by a suspended vendor: %s', status => {
  const order = junk({ status, vendor: makeVendor({ isActive: false }) })
  expect(nextLines([order])[0]).toMatchObject({
    when: 'On hold',
    what: "Dale Hart can't do your junk pickup right now",
  })
})
