import { type CancellationTerms, cancellationFee, freeToCancelUntil } from './cancellation.js'

const now = new Date('2026-11-22T00:00:00Z')
const terms: CancellationTerms = {
  price: '149.50',
  percent: 25,
  cap: '75.00',
  isChosen: true,
  acceptedAt: '2026-11-20T18:00:00Z',
  firstWindow: '2026-11-22T18:00:00Z',
  isVendorsFault: false,
}

test.each<[string, Partial<CancellationTerms>, string]>([
  ['a quarter of the price', {}, '37.38'],
  ['at most the cap', { price: '500.00' }, '75.00'],
  ['nothing 24 hours before the window', { firstWindow: '2026-11-23T00:00:00Z' }, '0.00'],
  ['a quarter a moment later', { firstWindow: '2026-11-22T23:59:59.999Z' }, '37.38'],
  ['nothing five minutes after accepting', { acceptedAt: '2026-11-21T23:55:00Z' }, '0.00'],
  ['a quarter a moment after these', { acceptedAt: '2026-11-21T23:54:59.999Z' }, '37.38'],
  ['nothing if it is the fault of the vendor', { isVendorsFault: true }, '0.00'],
  ['nothing if an admin chose the vendor', { isChosen: false }, '0.00'],
  ['nothing for jobs from before there was a fee', { percent: null, cap: null }, '0.00'],
  ['nothing if the settings say so', { percent: 0 }, '0.00'],
])('costs %s', (_, given, fee) => expect(cancellationFee({ ...terms, ...given }, now)).toBe(fee))

test.each<[string, Partial<CancellationTerms>, string | null]>([
  ['24 hours before the window', {}, '2026-11-21T18:00:00.000Z'],
  ['five minutes after accepting late', { acceptedAt: '2026-11-22T00:00:00Z' }, '2026-11-22T00:05:00.000Z'],
  ['the end if it is the fault of the vendor', { isVendorsFault: true }, null],
  ['the end if the settings say so', { percent: 0 }, null],
])('is free until %s', (_, given, until) =>
  expect(freeToCancelUntil({ ...terms, ...given })?.toISOString() ?? null).toBe(until),
)

/** Random numbers between 0 and 1, the same ones for the same seed. */
const randomFrom = (seed: number) => () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31
  return seed / 2 ** 31
}

test('never costs more than the cap or the price, or less when cancelled later, in 10,000 histories', () => {
  const random = randomFrom(41)
  for (let n = 0; n < 10_000; n++) {
    const acceptedAt = new Date(now.getTime() - random() * 5 * 86_400_000)
    const given = {
      ...terms,
      price: (random() * 2000).toFixed(2),
      percent: Math.round(random() * 10_000) / 100,
      cap: (random() * 200).toFixed(2),
      acceptedAt: acceptedAt.toISOString(),
      firstWindow: new Date(now.getTime() + random() * 4 * 86_400_000).toISOString(),
    }
    const [fee, later] = [0, random() * 2 * 86_400_000].map(ms =>
      Number(cancellationFee(given, new Date(now.getTime() + ms))),
    ) as [number, number]
    expect(fee).toBeLessThanOrEqual(Math.min(Number(given.cap), Number(given.price)))
    expect(later).toBeGreaterThanOrEqual(fee)
  }
})
