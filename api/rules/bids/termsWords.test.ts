import { beyondInWords, estimateInWords, heavyInWords, ratesInWords, termsInWords } from './termsWords.js'

const FULL = { includedDays: 7, includedTons: '2.00', extraDayPrice: '12.00', extraTonPrice: '65.00' }

test.each([
  [FULL, '7 days, 2 tons; $12 a day after, $65 a ton over'],
  [
    { ...FULL, tripFee: '1090.50' },
    '7 days, 2 tons; $12 a day after, $65 a ton over; $1,090.50 for a wasted trip',
  ],
  [{ includedDays: 1, includedTons: '1.50' }, '1 day, 1.5 tons'],
  [{ includedTons: '0', extraTonPrice: '1200' }, '0 tons; $1,200 a ton over'],
  [{ tripFee: '40', swapPrice: '120' }, '$120 a swap, $40 for a wasted trip'],
  [{ tripFee: '40' }, '$40 for a wasted trip'],
  [{}, null],
])('describes %j as %j', (terms, words) => expect(termsInWords(terms)).toBe(words))

test.each([
  [{ ...FULL, usualPrice: '380.00' }, '$380 · 7 days, 2 tons; $12 a day after, $65 a ton over'],
  [{ usualPrice: '380.00' }, '$380'],
  [{ usualPrice: null, includedDays: 7 }, '7 days'],
  [{ usualPrice: null }, null],
])('describes the rates %j as %j', (rates, words) => expect(ratesInWords(rates)).toBe(words))

test.each([
  [{ dumpsterSize: '20_yard', days: 7 }, 'about $65 for tons beyond those included'],
  [{ dumpsterSize: '10_yard', days: 9 }, 'about $24 for days beyond those included'],
  [{ dumpsterSize: '20_yard', days: 9 }, 'about $89 for days and tons beyond those included'],
  [{}, null],
] as const)('describes what %j costs beyond the included amounts as %j', (asked, words) =>
  expect(beyondInWords({ ...FULL, price: '380.00' }, asked, 'typical')).toBe(words),
)

test('describes the amount above the price, and the extra for a heavy load', () => {
  const bid = { ...FULL, price: '380.00' }
  const asked = { dumpsterSize: '20_yard', days: 7 } as const
  expect([estimateInWords(bid, asked, 'light'), heavyInWords(bid, asked, 'light')]).toEqual([
    null,
    'about $260 more if it is heavy',
  ])
  expect([estimateInWords(bid, asked, 'typical'), heavyInWords(bid, asked, 'typical')]).toEqual([
    'about $445 with your load',
    'about $195 more if it is heavy',
  ])
  expect([estimateInWords(bid, asked, 'heavy'), heavyInWords(bid, asked, 'heavy')]).toEqual([
    'about $640 with your load',
    null,
  ])
})
