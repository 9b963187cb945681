import { type BidMove, bidGraph } from './bids/bidGraph.js'
import { cents, fromCents } from './cents.js'
import { hasContact } from './contacts/contacts.js'
import { addDays, isLocalDate, isPastDate } from './dates.js'
import { displayStatus, jobGraph } from './jobs/jobGraph.js'
import { isAmount } from './money.js'
import { canMove, mayMove } from './stateGraph.js'
import { email, firstName, isBlank, lastName, orNull, text, zipCode } from './text.js'
import { sniff } from './uploads/uploadRules.js'

test.each([
  ['0', true],
  ['149.50', true],
  ['149.5', true],
  ['99999999.99', true],
  ['100000000.00', false],
  ['12.345', false],
  ['1e3', false],
  ['-5', false],
  ['+5', false],
  ['.5', false],
  ['5.', false],
  ['1,000', false],
  [' 5', false],
  ['', false],
  ['٣', false],
])('decides whether %j is an amount: %s', (value, expected) => expect(isAmount(value)).toBe(expected))

test.each([
  ['149.50', 14950n],
  ['149.5', 14950n],
  ['0.07', 7n],
  ['99999999.99', 9999999999n],
])('converts %s to %s cents and back', (amount, expected) => {
  expect(cents(amount)).toBe(expected)
  expect(cents(fromCents(expected))).toBe(expected)
})

test.each([
  ['2028-02-29', true],
  ['2027-02-29', false],
  ['2027-02-30', false],
  ['2027-13-01', false],
  ['2027-1-1', false],
  ['2027-01-01T00:00', false],
])('decides whether %s is a date: %s', (date, expected) => expect(isLocalDate(date)).toBe(expected))

test('adds seven days past the end of a year', () => expect(addDays('2026-12-28', 7)).toBe('2027-01-04'))

test.each([
  ['2026-11-20T10:59:59Z', '2026-11-19', false],
  ['2026-11-20T11:00:00Z', '2026-11-19', true],
  ['2026-11-20T11:00:00Z', '2026-11-20', false],
])('decides at %s whether the date %s is past: %s', (now, date, expected) =>
  expect(isPastDate(date, new Date(now))).toBe(expected),
)

test.each([
  ['78701', true],
  ['78701-1234', true],
  ['7870', false],
  ['787011', false],
  ['78701-12', false],
  ['７８７０１', false],
])('decides whether %s is a ZIP code: %s', (value, expected) =>
  expect(zipCode.safeParse(value).success).toBe(expected),
)

test('refuses control characters in every text, except line breaks and tabs', () => {
  const characters = Array.from({ length: 0x180 }, (_, code) => String.fromCodePoint(code))
  const refused = characters.filter(each => !text(9).safeParse(`a${each}b`).success)
  expect(refused).toEqual(characters.filter(each => /\p{Cc}/u.test(each) && !'\t\n\r'.includes(each)))
})

test.each([
  ['', true],
  [' \t\r\n', true],
  ['\u00a0\u2003\u3000\ufeff', true],
  // Zero-width space and joiner, soft hyphen, word joiner, Braille blank, Hangul filler.
  ['\u200b\u200d\u00ad\u2060\u2800\u3164', true],
  [' . ', false],
  ['0', false],
  ['👨‍👩‍👧', false],
  ['שלום\u200f', false],
])('decides whether %j is blank: %s', (value, expected) => {
  expect(isBlank(value)).toBe(expected)
  expect(orNull(value)).toBe(expected ? null : value)
  expect(firstName.safeParse(value).success).toBe(!expected)
})

test.each([
  ...[
    'Mary Jo',
    'A.J.',
    'J.P.Morgan',
    "O'Brien",
    'St.Clair',
    'Md.Ali',
    'Nguyễn Văn A.',
    'Robert Jr.',
    'John 3rd',
    'Dot',
  ],
  ...['Jean-Luc', 'R2-D2', 'Lopez1764149253123', 'Lopez 1764149253', '<b>Bo</b>', 'שלום\u200f', '👨‍👩‍👧'],
])('accepts %j as the name of a person', name => expect(lastName.safeParse(name).success).toBe(true))

const removing = (part: string) =>
  `Please enter a name without phone numbers, emails, or links. Please remove “${part}”.`

test.each([
  ['winner!\n\nClaim it', 'Please keep the name on one line'],
  ['Dale\u202eelaD', 'Please keep the name on one line'],
  ['http://evil.example', removing('http://evil.example')],
  ['www.evil.example', removing('www.evil.example')],
  ['evil.com', removing('evil.com')],
  [
    '\uff45\uff56\uff49\uff4c\uff0e\uff43\uff4f\uff4d',
    removing('\uff45\uff56\uff49\uff4c\uff0e\uff43\uff4f\uff4d'),
  ],
  ['dale@work', removing('dale@work')],
  ['Call 512 555 0147', removing('512 555 0147')],
  ['dana at gmail dot com', removing('dana at gmail dot com')],
  ['Dale five one two 5 5 5 0147', removing('five one two 5 5 5 0147')],
  ['evil.example/claim', removing('evil.example/claim')],
])('refuses %j as a name: %s', (name, words) =>
  expect(firstName.safeParse(name).error?.issues[0]?.message).toBe(words),
)

test.each([
  ['1204 Kinney, call 512-555-0147', true],
  ['12 Elm St (5125550147)', true],
  ['12 Elm St, dale@example.com', true],
  ['12 Elm St www.evil.example', true],
  ['1204 Kinney, 5 1 2 5 5 5 0 1 4 7', true],
  ['12 Elm St, dana at gmail dot com', true],
  ['5100 E 51st St Apt 512 Austin TX 78723', false],
  ['12345 Highway 290 W, Bldg 4-208, 78757-6869', false],
  ['1764149253123 Test Ave', false],
  ['1764149253 Test Ave', false],
  ['21075 FM 1431, gate code 12345#', false],
  ['5th@Congress', false],
  ['5th@congress.com', true],
  ['100 N.Main St', false],
  ['30.2672, -97.7431', false],
])('decides whether %s contains contact details: %s', (place, expected) =>
  expect(hasContact(place)).toBe(expected),
)

test.each([
  [`${'a'.repeat(64)}@example.com`, true],
  [`${'a'.repeat(65)}@example.com`, false],
  [`dana@${'a'.repeat(63)}.com`, true],
  [`dana@${'a'.repeat(64)}.com`, false],
])('decides whether %s can be an email: %s', (value, expected) =>
  expect(email.safeParse(value).success).toBe(expected),
)

test('lets no move leave a final state', () => {
  for (const end of ['completed', 'cancelled'] as const) {
    expect(
      Object.keys(jobGraph.moves).filter(move => canMove(jobGraph, end, move as keyof typeof jobGraph.moves)),
    ).toEqual([])
  }
})

test('lets only the roles of a move make it', () => {
  const makers = ['customer', 'vendor', 'admin', 'system', null] as const
  const of = (move: BidMove) => makers.filter(by => mayMove(bidGraph, 'pending', move, by))
  expect(of('accept')).toEqual(['customer'])
  expect(of('withdraw')).toEqual(['vendor'])
  expect(of('assign')).toEqual(['admin'])
  expect(of('lose')).toEqual(['system'])
})

test('reaches every state from the first one', () => {
  const reached = new Set(['pending'])
  for (let before = 0; before < reached.size; ) {
    before = reached.size
    for (const { from, to } of Object.values(jobGraph.moves))
      if (from.some(state => reached.has(state))) reached.add(to)
  }
  expect([...reached].sort()).toEqual(Object.keys(jobGraph.states).sort())
})

test.each([
  ['accepted', 'accepted'],
  ['teleported', 'pending'],
  ['toString', 'pending'],
])('shows %s as %s', (status, shown) => expect(displayStatus(status)).toBe(shown))

test.each<[number[], string | null]>([
  [[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], 'image/png'],
  [[0xff, 0xd8, 0xff, 0xe1], 'image/jpeg'],
  [[...Buffer.from('GIF89a')], 'image/gif'],
  [[...Buffer.from('GIF87a')], 'image/gif'],
  [[...Buffer.from('GIF88a')], null],
  [[...Buffer.from('%PDF-1.4')], 'application/pdf'],
  [[...Buffer.from('<svg xmlns=')], null],
  [[0x89, 0x50], null],
  [[], null],
])('recognizes %j as %s', (bytes, type) => expect(sniff(Uint8Array.from(bytes))).toBe(type))
