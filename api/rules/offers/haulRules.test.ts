import { coveredByMinimum, evenPrices, haulRuleRules } from './haulRules.js'

const prices = ['80', '140', '190', '240', '290', '330', '370', '400']

test.each([
  ['99', 1],
  ['140.00', 2],
  ['79.99', 0],
  ['1000', 8],
  ['', 0],
])('a minimum of %s covers the loads that cost no more', (minimum, count) => {
  expect(coveredByMinimum(minimum, prices)).toBe(count)
})

test('a larger load that costs less is the issue of the larger load', () => {
  const falling = prices.with(2, '139.99').with(6, '1')
  const { error } = haulRuleRules.safeParse({ minimum: '99', eighthPrices: falling })
  expect(error!.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['eighthPrices.2', "A larger load can't cost less"],
    ['eighthPrices.6', "A larger load can't cost less"],
  ])
})

test.each([
  [
    ['100', '', '', '', '', '', '', '450'],
    ['100', '150', '200', '250', '300', '350', '400', '450'],
  ],
  [
    ['80', '', '', '110', '', '', '', '120.50'],
    ['80', '90', '100', '110', '112.62', '115.25', '117.87', '120.50'],
  ],
  // What has no price on either side stays blank.
  [
    ['', '100', '', '', '130', '', '', ''],
    ['', '100', '110', '120', '130', '', '', ''],
  ],
])('fills in prices between those given: %j', (given, filled) => {
  expect(evenPrices(given)).toEqual(filled)
})
