import { addDays } from '../../rules/dates.js'
import type { BidTerms } from '../../rules/estimatedTotal.js'
import type { BidStatus, JobStatus } from '../../rules/jobStates.js'
import type {
  Debris,
  Placement,
  RentalSize,
  ServiceType,
  TimePreference,
  UserType,
} from '../../rules/kinds.js'

export const DEMO_PASSWORD = 'dumpster-demo'

const user = (email: string, firstName: string, lastName: string, userType: UserType, phone: string) => ({
  email: `${email}@example.com`,
  firstName,
  lastName,
  userType,
  phone,
})

export const demoUsers = [
  user('customer', 'Casey', 'Morgan', 'customer', '(512) 555-0147'),
  user('jordan', 'Jordan', 'Lee', 'customer', '(512) 555-0162'),
  user('priya', 'Priya', 'Nair', 'customer', '(512) 555-0118'),
  user('vendor', 'Dale', 'Hart', 'vendor', '(512) 555-0190'),
  user('mia', 'Mia', 'Santos', 'vendor', '(512) 555-0133'),
  user('tom', 'Tom', 'Becker', 'vendor', '(512) 555-0171'),
  user('admin', 'Ada', 'Quinn', 'admin', '(512) 555-0100'),
]

export const demoZips = ['78701', '78702', '78703', '78704', '78745']

export const demoSizes = [
  { size: '10 yard', description: 'Fits one parking space; good for a garage', pricePerDay: '42.00' },
  { size: '20 yard', description: 'For a roof or a whole room', pricePerDay: '58.00' },
]

export const demoDocuments = [
  { vendor: 'vendor', documentType: 'w9_form', file: 'w9', reviewStatus: 'approved' },
  { vendor: 'vendor', documentType: 'commercial_insurance', file: 'insurance', reviewStatus: 'waiting' },
  { vendor: 'mia', documentType: 'w9_form', file: 'w9', reviewStatus: 'approved' },
  { vendor: 'mia', documentType: 'commercial_insurance', file: 'insurance', reviewStatus: 'approved' },
  { vendor: 'tom', documentType: 'commercial_insurance', file: 'insurance', reviewStatus: 'approved' },
] as const

export const demoMessages = [
  {
    from: 'customer',
    to: 'vendor',
    content: 'The driveway is clear from seven on. Please call when you are close.',
    hours: 30,
    read: true,
  },
  {
    from: 'vendor',
    to: 'customer',
    content: 'Will do. We bring boards for the wheels.',
    hours: 20,
    read: false,
  },
]

/** About the customer's open junk pickup; the second is unanswered. */
export const demoQuestions = [
  {
    vendor: 'tom',
    question: 'Are the mattresses dry?',
    answer: 'Yes, they were in a bedroom until today.',
    hours: 8,
  },
  { vendor: 'mia', question: 'Can we park in front of the door?', answer: null, hours: 2 },
]

export const demoTicket = {
  issue: 'The receipt names the wrong street. Can it be changed?',
  status: 'answered',
  adminResponse: 'Done. The corrected one is in your mail.',
} as const

interface DemoBid extends BidTerms {
  vendor: string
  price: string
  message: string | null
  status: BidStatus
  /** For how long it stands. */
  days?: number
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
}

const nine = (moment: Date) => new Date(`${moment.toISOString().slice(0, 10)}T15:00:00Z`)

const junk =
  (description: string, customerBudget: string, inDays: number, hasHazardousItems = false): Details =>
  at => ({
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
    const dropoffDate = at(inDays).toISOString().slice(0, 10)
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

/** A completed job of the vendor, with the customer's rating. */
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

export const demoJobs: DemoJob[] = [
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
      },
      { by: 'vendor', of: 'customer', rating: 5, comment: 'Everything was ready at the curb.' },
    ],
  },
  done(
    'priya',
    'dumpster_rental',
    '88 Rainey St',
    '78701',
    14,
    rental('20_yard', -12, 'morning', 'Behind the gate, code at the door'),
    { vendor: 'vendor', price: '410.00', rating: 4, comment: 'Good work, came an hour late.' },
  ),
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
          ...{ includedDays: 7, includedTons: '1.00', extraDayPrice: '12.00', extraTonPrice: '65.00' },
          tripFee: '90.00',
        },
        { ...bid('mia', '310.00', 'Same-day swap if it fills up.', 'rejected'), includedDays: 10 },
      ],
    ),
    status: 'accepted',
    history: [posted('customer'), { from: 'pending', to: 'accepted', by: 'customer' }],
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
  done(
    'priya',
    'junk_pickup',
    '88 Rainey St',
    '78701',
    48,
    junk('A washer, a dryer and the boxes they came in', '160', -46),
    {
      vendor: 'mia',
      price: '150.00',
      rating: 5,
      comment: 'Quick and friendly. They even took the old hoses.',
    },
  ),
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
    junk('Office move: eight desks, chairs and cable', '480', 5),
    [bid('vendor', '465.00', 'Three people and the large truck, this week only.', 'expired', 1)],
  ),
  open(
    'jordan',
    'junk_pickup',
    '3110 Guadalupe St',
    '78703',
    1,
    junk('Half-empty paint cans, a car battery and an old mower', '120', 3, true),
    [bid('vendor', '115.00', 'We take the battery and paint to the city drop-off.')],
    ['paint'],
  ),
  open(
    'customer',
    'junk_pickup',
    '1204 Kinney Ave',
    '78704',
    0.4,
    junk('Two mattresses and a box spring, first floor, no stairs', '180', 4),
    [
      bid('mia', '165.00', 'Two people, fifteen minutes.'),
      bid('tom', '148.00', 'I can be there any time after ten.', 'pending', 1),
    ],
    ['mattress', 'boxes'],
  ),
  open(
    'priya',
    'dumpster_rental',
    '600 Congress Ave',
    '78701',
    0.2,
    rental('15_yard', 8, 'afternoon', 'Loading bay on the alley side', { placement: 'street' }),
  ),
]
