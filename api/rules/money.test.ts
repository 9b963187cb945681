import { cents, fromCents } from './cents.js'
import { amount, serviceFee } from './money.js'
import { typedAmount } from './typedAmount.js'

test.each([
  ['149.50', 5, '7.48'],
  ['149.50', 0, '0.00'],
  ['149.50', 7.5, '11.21'],
  ['200.50', 5, '10.03'],
  ['0.09', 5, '0.00'],
  ['0.10', 5, '0.01'],
  ['1.5', 100, '1.50'],
  ['100', 0.01, '0.01'],
  ['100', 7.25, '7.25'],
  ['10', 1.15, '0.12'],
  ['99999999.99', 12.5, '12500000.00'],
  ['99999999.99', 100, '99999999.99'],
])('computes the fee for %s at %s percent as %s', (amount, percent, fee) =>
  expect(serviceFee(amount, percent)).toBe(fee),
)

test.each(['', '1e3', '-5', '12.345'])('returns null for %j', amount =>
  expect(serviceFee(amount, 5)).toBeNull(),
)

test.each([
  ['1,200', '1200'],
  ['1,200.50', '1200.50'],
  ['12,345,678.9', '12345678.9'],
  [' $1,200 ', '1200'],
  ['149.50', '149.50'],
  ['99,5', '99.5'],
  ['99,50', '99.50'],
  ['1.200,50', '1200.50'],
  ['', ''],
])('reads %j as %j', (typed, meant) => expect(typedAmount(typed)).toBe(meant))

const budget = amount('Please enter your budget')

test.each(['1,2000', '12,34,567', '1200,000', '0,500', ',500', '1,200,', '1,,200'])(
  'refuses %j, and does not read it without its comma',
  typed =>
    expect(budget.safeParse(typedAmount(typed)).error?.issues[0]?.message).toBe(
      'Enter an amount in dollars like 149.50, at most 99999999.99',
    ),
)

test.each(['-0.50', '-2.25', '-100.00', '0.00', '2.05'])('turns %s into cents and back', amount =>
  expect(fromCents(cents(amount))).toBe(amount),
)
