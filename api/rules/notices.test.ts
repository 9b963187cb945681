import { keysOf, userTypes } from './kinds.js'
import {
  canSwitchOff,
  groupOf,
  type NoticeKindName,
  noticeGroupNames,
  noticeGroups,
  noticeKinds,
  noticePath,
  noticeWords,
} from './notices.js'

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
    ticketId: 't',
    vendorId: 'v',
    visitId: 'w',
    visitKind: 'delivery',
    label: 'Extra days',
    amount: '30.00',
    windowStart: '2026-12-24T14:00:00.000Z',
    windowEnd: '2026-12-24T18:00:00.000Z',
    eta: '2026-12-24T15:00:00.000Z',
    timeZone: 'America/Chicago',
  },
}
const dataOf = (kind: NoticeKindName) => (kind === 'visit_failed' ? { ...data, reason: 'blocked' } : data)
const heard = kinds.flatMap(kind => roles.filter(role => groupOf(kind, role)).map(role => ({ kind, role })))

test.each(heard)('describes $kind in one sentence for a $role, and links to a page', ({ kind, role }) => {
  const notice = { kind, role, jobId: 'a0000001-0000-4000-8000-000000000000', data: dataOf(kind) }
  const words = noticeWords(notice)
  expect(words).toMatch(/^[A-Z].+[^.]\.?$/)
  expect(words).not.toMatch(/undefined|null|NaN/)
  expect(noticePath(notice)).toMatch(/^\/[\w/]*(\?\w+=[\w-]+)?$/)
})

test.each(['175', '175.5', '175.50'])('shows a changed price of %s with its cents', price => {
  const notice = { kind: 'bid_changed', role: 'customer', jobId: 'a0000001-0000', data: { price } } as const
  expect(noticeWords(notice)).toMatch(/^A vendor changed a bid on your order a0000001 to \$175\.[05]0\.$/)
})

test('ends the sentence with a reason, or with a period without one', () => {
  const cancelled = { kind: 'order_cancelled', role: 'customer', jobId: 'a0000001-0000' } as const
  const words = (reason: string | null) => noticeWords({ ...cancelled, data: { by: 'vendor', reason } })
  expect(words('The truck broke down')).toBe('The vendor cancelled your order a0000001: The truck broke down')
  expect(words(null)).toBe('The vendor cancelled your order a0000001.')
})
