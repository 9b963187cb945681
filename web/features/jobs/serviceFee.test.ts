import { serviceFee } from './serviceFee.js'

it.each([
  ['200.50', 5, '10.03'],
  ['0.10', 5, '0.01'],
  ['149.50', 7.5, '11.21'],
  ['99999999.99', 100, '99999999.99'],
  ['100', 0.01, '0.01'],
])('of %s at %s percent is %s', (amount, percent, fee) => expect(serviceFee(amount, percent)).toBe(fee))

it.each(['', '1e3', '-5', '12.345'])('is none of %j', amount => expect(serviceFee(amount, 5)).toBeNull())
