import type { BidStatus } from '../../rules/bids/bidGraph.js'
import type { BidTerms } from '../../rules/bids/estimatedTotal.js'
import { addDays } from '../../rules/dates.js'
import type { RequestField } from '../../rules/jobs/changedFields.js'
import type { JobStatus } from '../../rules/jobs/jobGraph.js'
import type { Access, ItemKind, JunkItem } from '../../rules/junk/itemKinds.js'
import type { JunkTerms, TakenItem } from '../../rules/junk/junkTerms.js'
import { suggestedEighths } from '../../rules/junk/loads.js'
import type { Debris, Placement, RentalSize, ServiceType, TimePreference } from '../../rules/kinds.js'
import { momentIn, todayIn, wallTimeIn } from '../../rules/zonedTime.js'
import { demoItemsOf, usualTerms } from '../vendors/vendorDemo.js'

interface DemoBid extends BidTerms, JunkTerms {
  /** Kinds of items that its vendor doesn't take, or takes for a price. */
  items?: TakenItem[]
  vendor: string
  price: string
  message: string | null
  status: BidStatus
  /** Days for which the bid stands. */
  days?: number
  /** Fields that the customer changed half a day after posting the job. */
  requestChanges?: RequestField[]
}
interface DemoStep {
  from: JobStatus | null
  to: JobStatus
  by: string
}
interface DemoRating {
  by: string
  of: string
  rating: number
  comment: string
  reply?: string
}
type At = (days: number) => Date
type Details = (at: At) => { scheduledDate: Date }

interface DemoJob {
  customer: string
  type: ServiceType
  status: JobStatus
  address: string
  zipCode: string
  daysAgo: number
  details: Details
  bids: DemoBid[]
  history: DemoStep[]
  ratings: DemoRating[]
  photos: string[]
  /** The vendor gave the job back a day after it was posted. */
  isGivenBack?: boolean
  /** When the vendor brings it today. */
  deliveredAt?: (now: Date) => Date
  /** The photo of a delivery that is done. */
  deliveryPhoto?: string
  /** The scale ticket of the pickup. */
  ticket?: { tons: string; photo: string }
  /** The customer has asked for a swap in so many days. */
  swapIn?: number
  /** A change that the vendor proposed, or charged at completion. */
  change?: DemoChange
  /** Completed jobs are paid, unless the customer has not answered or nobody has said anything. */
  payment?: 'waiting' | 'due'
}

interface DemoChange {
  kind: 'extra' | 'extra_days' | 'overweight' | 'item'
  item?: ItemKind
  status: 'proposed' | 'booked' | 'contested'
  quantity: string
  unitPrice: string
  amount: string
  note?: string
  photo?: string
  contestReason?: string
}

const demoTerms = { ...usualTerms('1.00'), swapPrice: '140.00' }

/** The clock of all demo addresses. */
export const TIME_ZONE = 'America/Chicago'
const FIRST_HOUR = 8
const LAST_HOUR = 22

/** That many hours after the present one, by day and before midnight: no visit of today is late when the demo starts. */
const laterToday = (hours: number) => (now: Date) => {
  const { date, time } = wallTimeIn(now, TIME_ZONE)
  const hour = Math.min(Math.max(Number(time.slice(0, 2)), FIRST_HOUR) + hours, LAST_HOUR)
  return momentIn({ date, time: `${String(hour).padStart(2, '0')}:00` }, TIME_ZONE)
}

/** With the terms of its accepted bid, which a charge needs. */
const withTerms = (job: DemoJob): DemoJob => ({
  ...job,
  bids: job.bids.map(each => (each.status === 'accepted' ? { ...each, ...demoTerms } : each)),
})

/** With what the accepted bid takes, and at which prices. */
const withJunkTerms = (job: DemoJob): DemoJob => ({
  ...job,
  bids: job.bids.map(each =>
    each.status === 'accepted'
      ? {
          ...each,
          includedEighths: 2,
          extraEighthPrice: '45.00',
          items: demoItemsOf(each.vendor),
        }
      : each,
  ),
})

const nine = (moment: Date) => new Date(`${moment.toISOString().slice(0, 10)}T15:00:00Z`)

const junk =
  (
    description: string,
    customerBudget: string,
    inDays: number,
    hasHazardousItems = false,
    holds: { items?: JunkItem[]; access?: Access } = {},
  ): Details =>
  at => ({
    ...holds,
    loadEighths: suggestedEighths(holds.items ?? []),
    description,
    customerBudget,
    hasHazardousItems,
    pickupDateTime: nine(at(inDays)),
    scheduledDate: nine(at(inDays)),
  })

const rental =
  (
    dumpsterSize: RentalSize,
    inDays: number,
    dropoffTimePreference: TimePreference,
    serviceInstructions: string,
    more: { debris?: Debris; placement?: Placement } = {},
  ): Details =>
  at => {
    const dropoffDate = todayIn(at(inDays), TIME_ZONE)
    return {
      dumpsterSize,
      dropoffDate,
      dropoffTimePreference,
      pickupDate: addDays(dropoffDate, 7),
      scheduledDate: new Date(`${dropoffDate}T00:00:00Z`),
      serviceInstructions,
      ...more,
    }
  }

const bid = (
  vendor: string,
  price: string,
  message: string | null,
  status: BidStatus = 'pending',
  days?: number,
): DemoBid => ({
  vendor,
  price,
  message,
  status,
  ...(days && { days }),
})

const posted = (by: string): DemoStep => ({ from: null, to: 'pending', by })

const edited = (by: string): DemoStep => ({ from: 'pending', to: 'pending', by })

const open = (
  customer: string,
  type: ServiceType,
  address: string,
  zipCode: string,
  daysAgo: number,
  details: Details,
  bids: DemoBid[] = [],
  photos: string[] = [],
): DemoJob => ({
  customer,
  type,
  status: 'pending',
  address,
  zipCode,
  daysAgo,
  details,
  bids,
  photos,
  history: [posted(customer)],
  ratings: [],
})

/** A completed job of the vendor, rated by the customer. */
const done = (
  customer: string,
  type: ServiceType,
  address: string,
  zipCode: string,
  daysAgo: number,
  details: Details,
  { vendor, price, rating, comment }: { vendor: string; price: string; rating: number; comment: string },
): DemoJob => ({
  ...open(customer, type, address, zipCode, daysAgo, details, [bid(vendor, price, null, 'accepted')]),
  status: 'completed',
  history: [
    posted(customer),
    { from: 'pending', to: 'accepted', by: customer },
    { from: 'accepted', to: 'in_progress', by: vendor },
    { from: 'in_progress', to: 'completed', by: vendor },
  ],
  ratings: [{ by: customer, of: vendor, rating, comment }],
})

/** A completed job on which the vendor rated the customer, too. */
const withReturn = (job: DemoJob, rating: Pick<DemoRating, 'rating' | 'comment'>): DemoJob => ({
  ...job,
  ratings: [...job.ratings, { by: job.ratings[0]!.of, of: job.customer, ...rating }],
})

/** A completed job that nobody rated. With the others it is enough for price guidance near 787. */
const past = (
  customer: 'jordan' | 'priya',
  what: string | RentalSize,
  daysAgo: number,
  vendor: string,
  price: string,
): DemoJob => {
  const [address, zipCode] =
    customer === 'jordan' ? ['2409 Barton Hills Dr', '78704'] : ['88 Rainey St', '78701']
  const isRental = what === '20_yard'
  const details = isRental
    ? rental(what, -daysAgo + 2, 'anytime', 'In the driveway')
    : junk(what, `${Math.ceil(Number(price) / 20) * 20}`, -daysAgo + 2)
  const type = isRental ? 'dumpster_rental' : 'junk_pickup'
  const rated = { vendor, price, rating: 5, comment: '' }
  return { ...done(customer, type, address, zipCode, daysAgo, details, rated), ratings: [] }
}

export const demoJobs: DemoJob[] = [
  past('priya', '20_yard', 87, 'mia', '380.00'),
  past('jordan', '20_yard', 81, 'rosa', '445.00'),
  past('priya', 'Garage shelves and two bicycles', 79, 'rosa', '175.00'),
  past('jordan', 'A hot tub, cut up', 76, 'tom', '390.00'),
  past('priya', '20_yard', 73, 'tom', '500.00'),
  past('jordan', 'Carpet of three rooms', 70, 'mia', '240.00'),
  past('priya', '20_yard', 66, 'rosa', '406.00'),
  past('jordan', '20_yard', 62, 'mia', '464.00'),
  past('priya', 'Dining table and eight chairs', 57, 'tom', '185.00'),
  past('jordan', 'A shed and what was in it', 54, 'rosa', '420.00'),
  past('priya', '20_yard', 51, 'tom', '430.00'),
  past('jordan', 'Two refrigerators', 42, 'mia', '160.00'),
  past('priya', '20_yard', 39, 'rosa', '472.00'),
  past('jordan', 'Bunk beds and mattresses', 36, 'rosa', '195.00'),
  {
    ...open(
      'customer',
      'junk_pickup',
      '1204 Kinney Ave',
      '78704',
      21,
      junk('Old sofa, a broken dresser and six bags from the garage', '350', -18),
      [
        bid('vendor', '320.00', 'We can be there at nine with two people.', 'accepted'),
        bid('tom', '365.00', null, 'rejected'),
      ],
      ['sofa'],
    ),
    status: 'completed',
    history: [
      posted('customer'),
      { from: 'pending', to: 'accepted', by: 'customer' },
      { from: 'accepted', to: 'in_progress', by: 'vendor' },
      { from: 'in_progress', to: 'completed', by: 'vendor' },
    ],
    ratings: [
      {
        by: 'customer',
        of: 'vendor',
        rating: 5,
        comment: 'On time, careful with the door frames, swept up afterwards.',
        reply: 'Thank you. Easy stairs make for a quick job.',
      },
      { by: 'vendor', of: 'customer', rating: 5, comment: 'Everything was ready at the curb.' },
    ],
  },
  {
    ...withTerms(
      withReturn(
        done(
          'priya',
          'dumpster_rental',
          '88 Rainey St',
          '78701',
          14,
          rental('20_yard', -12, 'morning', 'Behind the gate, code at the door'),
          { vendor: 'vendor', price: '410.00', rating: 4, comment: 'Good work, came an hour late.' },
        ),
        { rating: 5, comment: 'The gate was open and the way was clear.' },
      ),
    ),
    ticket: { tons: '1.85', photo: 'w9' },
    payment: 'waiting',
    change: { kind: 'overweight', status: 'booked', quantity: '0.85', unitPrice: '65.00', amount: '55.25' },
  },
  // Sealed: the vendor has not rated her yet.
  {
    ...withTerms(
      done(
        'priya',
        'dumpster_rental',
        '88 Rainey St',
        '78701',
        6,
        rental('10_yard', -5, 'morning', 'Behind the gate, code at the door'),
        {
          vendor: 'vendor',
          price: '285.00',
          rating: 5,
          comment: 'On time to the minute, and not a scratch.',
        },
      ),
    ),
    payment: 'due',
    change: {
      kind: 'extra_days',
      status: 'contested',
      quantity: '1.00',
      unitPrice: '12.00',
      amount: '12.00',
      note: 'It stood until the eighth day.',
      contestReason: 'You came a day later than planned.',
    },
  },
  {
    ...open(
      'customer',
      'dumpster_rental',
      '1204 Kinney Ave',
      '78704',
      3,
      rental('10_yard', 4, 'morning', 'In the driveway, please leave room for one car', {
        debris: 'household',
        placement: 'driveway',
      }),
      [
        {
          ...bid('vendor', '295.00', 'Boards under the wheels, so your driveway stays clean.', 'accepted'),
          ...demoTerms,
        },
        { ...bid('mia', '310.00', 'Same-day swap if it fills up.', 'rejected'), includedDays: 10 },
      ],
    ),
    status: 'accepted',
    history: [posted('customer'), { from: 'pending', to: 'accepted', by: 'customer' }],
    change: {
      kind: 'extra',
      status: 'proposed',
      quantity: '1.00',
      unitPrice: '45.00',
      amount: '45.00',
      note: 'The boxes beside the garage do not fit. We can take them on the same trip.',
      photo: 'boxes',
    },
  },
  // Two visits of today, one for each driver of the vendor.
  {
    ...open(
      'jordan',
      'dumpster_rental',
      '2409 Barton Hills Dr',
      '78704',
      2,
      rental('10_yard', 0, 'anytime', 'Left of the mailbox, doors toward the street', {
        placement: 'driveway',
      }),
      [
        { ...bid('vendor', '290.00', 'We call half an hour ahead.', 'accepted'), ...demoTerms },
        bid('mia', '315.00', null, 'rejected'),
      ],
    ),
    status: 'accepted',
    history: [posted('jordan'), { from: 'pending', to: 'accepted', by: 'jordan' }],
    deliveredAt: laterToday(0),
  },
  {
    ...open(
      'priya',
      'junk_pickup',
      '905 E 6th St',
      '78702',
      1.5,
      at => ({
        description: 'A refrigerator, two desks, and a filing cabinet',
        customerBudget: '240',
        hasHazardousItems: false,
        pickupDateTime: laterToday(3)(at(0)),
        scheduledDate: laterToday(3)(at(0)),
      }),
      [bid('vendor', '215.00', 'Two people, half an hour.', 'accepted')],
    ),
    status: 'accepted',
    history: [posted('priya'), { from: 'pending', to: 'accepted', by: 'priya' }],
  },
  {
    ...open(
      'customer',
      'junk_pickup',
      '1204 Kinney Ave',
      '78704',
      30,
      junk('A piano. Changed my mind, it stays.', '200', -25),
    ),
    status: 'cancelled',
    history: [posted('customer'), { from: 'pending', to: 'cancelled', by: 'customer' }],
  },
  {
    ...withJunkTerms(
      done(
        'priya',
        'junk_pickup',
        '88 Rainey St',
        '78701',
        48,
        junk('A washer, a dryer and the boxes they came in', '160', -46, false, {
          items: [{ kind: 'washer_dryer', count: 2 }],
        }),
        {
          vendor: 'mia',
          price: '150.00',
          rating: 5,
          comment: 'Quick and friendly. They even took the old hoses.',
        },
      ),
    ),
    // Charged on site, beyond the list.
    change: {
      kind: 'item',
      item: 'mattress',
      status: 'booked',
      quantity: '1.00',
      unitPrice: '40.00',
      amount: '40.00',
      photo: 'mattress',
    },
  },
  done(
    'jordan',
    'dumpster_rental',
    '2409 Barton Hills Dr',
    '78704',
    44,
    rental('15_yard', -42, 'morning', 'On the street side'),
    { vendor: 'mia', price: '355.00', rating: 4, comment: 'Good price. Picked up a day later than planned.' },
  ),
  done(
    'jordan',
    'junk_pickup',
    '2409 Barton Hills Dr',
    '78704',
    60,
    junk('Branches and an old fence', '220', -57),
    { vendor: 'tom', price: '210.00', rating: 4, comment: 'Showed up on time and raked the lawn.' },
  ),
  open(
    'jordan',
    'dumpster_rental',
    '2409 Barton Hills Dr',
    '78704',
    2,
    rental('30_yard', 6, 'anytime', 'Roof replacement; shingles and some timber', { debris: 'roofing' }),
  ),
  open(
    'priya',
    'junk_pickup',
    '905 E 6th St',
    '78702',
    1.5,
    junk('Office move: eight desks, chairs and cable', '480', 5, false, {
      items: [
        { kind: 'desk', count: 8 },
        { kind: 'chair', count: 12 },
      ],
      access: 'ground',
    }),
    [bid('vendor', '465.00', 'Three people and the large truck, this week only.', 'expired', 1)],
  ),
  {
    ...open(
      'jordan',
      'junk_pickup',
      '3110 Guadalupe St',
      '78703',
      1,
      junk('Half-empty paint cans, a car battery and an old mower', '120', 3, true),
      [
        {
          ...bid('vendor', '115.00', 'We take the battery and paint to the city drop-off.'),
          requestChanges: ['hasHazardousItems', 'images'],
        },
      ],
      ['paint'],
    ),
    history: [posted('jordan'), edited('jordan')],
  },
  open(
    'customer',
    'junk_pickup',
    '1204 Kinney Ave',
    '78704',
    0.4,
    junk('Two mattresses and a box spring, first floor, no stairs', '180', 4, false, {
      items: [
        { kind: 'mattress', count: 2 },
        { kind: 'box_spring', count: 1 },
      ],
      access: 'ground',
    }),
    [
      {
        ...bid('mia', '165.00', 'Two people, fifteen minutes.'),
        includedEighths: 2,
        extraEighthPrice: '40.00',
        items: demoItemsOf('mia'),
      },
      // Its rule makes it.
      bid('tom', '148.00', null, 'pending', 1),
    ],
    ['mattress', 'boxes'],
  ),
  {
    ...open(
      'customer',
      'dumpster_rental',
      '1204 Kinney Ave',
      '78704',
      0.6,
      rental('20_yard', 10, 'anytime', 'Old kitchen: cabinets, tiles and drywall', {
        debris: 'construction',
        placement: 'driveway',
      }),
      // The weight of the load decides which bid costs least.
      [
        {
          ...bid('rosa', '430.00', 'The driveway stays clean: boards under the wheels.'),
          ...usualTerms('2.00'),
        },
        {
          ...bid('mia', '465.00', 'Everything in it, nothing on top.', 'pending', 7),
          includedDays: 10,
          includedTons: '4.00',
        },
        {
          ...bid('tom', '395.00', null, 'pending', 2),
          includedDays: 5,
          includedTons: '1.00',
          extraDayPrice: '15.00',
          extraTonPrice: '80.00',
          requestChanges: ['dropoffDate', 'pickupDate'],
        },
      ],
    ),
    // The other vendors have since confirmed their bids.
    history: [posted('customer'), edited('customer')],
  },
  {
    ...open(
      'priya',
      'dumpster_rental',
      '600 Congress Ave',
      '78701',
      1.2,
      rental('15_yard', 8, 'afternoon', 'Loading bay on the alley side', { placement: 'street' }),
      [bid('tom', '340.00', null, 'withdrawn')],
    ),
    history: [
      posted('priya'),
      { from: 'pending', to: 'accepted', by: 'priya' },
      { from: 'accepted', to: 'pending', by: 'tom' },
    ],
    isGivenBack: true,
  },
  {
    ...open(
      'priya',
      'dumpster_rental',
      '905 E 6th St',
      '78702',
      5,
      rental('10_yard', -2, 'morning', 'In the driveway, left side', { placement: 'driveway' }),
      [{ ...bid('rosa', '280.00', 'Boards under the wheels.', 'accepted'), swapPrice: '125.00' }],
    ),
    status: 'in_progress',
    history: [
      posted('priya'),
      { from: 'pending', to: 'accepted', by: 'priya' },
      { from: 'accepted', to: 'in_progress', by: 'rosa' },
    ],
    deliveryPhoto: 'boxes',
    swapIn: 2,
  },
  // Its vendor should have come yesterday morning.
  {
    ...open(
      'jordan',
      'dumpster_rental',
      '3110 Guadalupe St',
      '78703',
      3,
      rental('15_yard', -1, 'morning', 'On the street side', { placement: 'street' }),
      [bid('mia', '345.00', null, 'accepted')],
    ),
    status: 'accepted',
    history: [posted('jordan'), { from: 'pending', to: 'accepted', by: 'jordan' }],
  },
]
