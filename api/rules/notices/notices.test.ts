import { keysOf, userTypes } from '../kinds.js'
import { canSwitchOff, noticeGroupNames, noticeGroups } from './noticeGroups.js'
import { groupOf, type NoticeKindName, noticeKinds, noticePath, noticeWords } from './notices.js'

const kinds = Object.keys(noticeKinds) as NoticeKindName[]
const roles = keysOf(userTypes)

test('lets users switch off everything but security', () =>
  expect(noticeGroupNames.filter(group => !canSwitchOff(group))).toEqual(['security']))

test.each(roles)(
  'puts every kind that a %s gets into one of their groups, and leaves no group empty',
  role => {
    const used = new Set(kinds.map(kind => groupOf(kind, role)).filter(group => group !== undefined))
    expect([...used].sort()).toEqual(Object.keys(noticeGroups[role]).sort())
  },
)

const data = {
  price: '380.00',
  what: 'rating',
  reason: 'insults',
  by: 'vendor',
  rating: 1,
  name: 'Sync',
  ...{
    type: 'junk_pickup',
    zipCode: '78701',
    documentType: 'commercial_insurance',
    expiresOn: '2027-03-03',
    month: '2026-11',
    days: 12,
    dueDate: '2026-12-15',
    ticketId: 't',
    vendorId: 'v',
    visitId: 'w',
    visitKind: 'delivery',
    label: 'Extra days',
    chargeId: 'c0000001',
    method: 'check',
    changeKind: 'extra',
    status: 'declined',
    amount: '30.00',
    windowStart: '2026-12-24T14:00:00.000Z',
    windowEnd: '2026-12-24T18:00:00.000Z',
    why: 'admin',
    size: '20_yard',
    eta: '2026-12-24T15:00:00.000Z',
    expiresAt: '2026-12-23T14:00:00.000Z',
    timeZone: 'America/Chicago',
    role: 'driver',
    personId: 'p',
    businessId: 'b',
    day: '2026-12-24',
    from: '2026-12-24',
    to: '2026-12-31',
  },
}
const ofFailures: NoticeKindName[] = ['visit_failed', 'visit_disputed', 'visit_dispute_decided']
const dataOf = (kind: NoticeKindName) => (ofFailures.includes(kind) ? { ...data, reason: 'blocked' } : data)
const heard = kinds.flatMap(kind => roles.filter(role => groupOf(kind, role)).map(role => ({ kind, role })))

const dale = { firstName: 'Dale', lastName: 'Hart', businessName: null }
const subject = {
  type: 'junk_pickup',
  zipCode: '78701',
  vendor: dale,
  customer: 'Dana Reyes',
  person: dale,
} as const
const jobId = 'a0000001-0000-4000-8000-000000000000'

test.each(
  heard.flatMap(each => [
    { ...each, knows: 'the parties', subject },
    { ...each, knows: 'nobody', subject: { ...subject, vendor: null, customer: null, person: null } },
    { ...each, knows: 'only that there was a job', subject: null },
  ]),
)(
  'describes $kind in one sentence for a $role who knows $knows, and links to a page',
  ({ kind, role, ...known }) => {
    const notice = { kind, role, jobId, data: dataOf(kind), subject: known.subject }
    const words = noticeWords(notice)
    expect(words).toMatch(/^[A-Z].+[^.]\.?$/)
    expect(words).not.toMatch(/undefined|null|NaN|object|a0000001/)
    expect(noticePath(notice)).toMatch(/^\/[\w/]*(\?\w+=[\w-]+(&\w+=[\w-]+)?)?$/)
  },
)

test.each([
  ['bid_received', 'customer', {}, 'Dale Hart bid $380.00 on your junk pickup.'],
  [
    'bid_received',
    'customer',
    { vendor: { ...dale, businessName: 'Hart Hauling' } },
    'Hart Hauling bid $380.00 on your junk pickup.',
  ],
  ['bid_received', 'customer', { vendor: null }, 'A vendor bid $380.00 on your junk pickup.'],
  [
    'bid_rejected',
    'vendor',
    { customer: null },
    'Your bid of $380.00 on the junk pickup in 78701 was not chosen.',
  ],
  ['message_received', 'vendor', {}, 'Dana Reyes wrote to you about the junk pickup in 78701.'],
  ['message_received', 'customer', {}, 'Dale Hart wrote to you about your junk pickup.'],
  [
    'visit_done',
    'customer',
    { type: 'dumpster_rental' },
    'Dale Hart finished the delivery for your dumpster rental.',
  ],
  [
    'visit_overdue',
    'admin',
    { type: 'dumpster_rental' },
    'Dale Hart is two hours late. Nobody has come for the delivery for the dumpster rental in 78701 of Dana Reyes.',
  ],
] as const)('names in %s for a %s who and what it is about, with %j', (kind, role, some, words) =>
  expect(noticeWords({ kind, role, jobId, data: dataOf(kind), subject: { ...subject, ...some } })).toBe(
    words,
  ),
)

test.each(['175', '175.5', '175.50'])('shows a changed price of %s with its cents', price => {
  const notice = { kind: 'bid_changed', role: 'customer', jobId, data: { price }, subject } as const
  expect(noticeWords(notice)).toMatch(/^Dale Hart changed a bid on your junk pickup to \$175\.[05]0\.$/)
})

test('ends the sentence with a reason, or with a period without one', () => {
  const cancelled = { kind: 'order_cancelled', role: 'customer', jobId, subject } as const
  const words = (reason: string | null) => noticeWords({ ...cancelled, data: { by: 'vendor', reason } })
  expect(words('The truck broke down')).toBe('The vendor cancelled your junk pickup: The truck broke down')
  expect(words(null)).toBe('The vendor cancelled your junk pickup.')
})

test('names no stars while a rating is sealed', () => {
  const received = { kind: 'rating_received', role: 'vendor', jobId, subject } as const
  const words = (rating: number | null) => noticeWords({ ...received, data: { rating } })
  expect(words(null)).toMatch(
    /^Dana Reyes rated you for the junk pickup in 78701\. You can read it once you rate/,
  )
  expect(words(4)).toBe('Dana Reyes gave you 4 stars for the junk pickup in 78701.')
})
