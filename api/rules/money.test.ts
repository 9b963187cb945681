import { serviceFee } from './money.js'

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
])('of %s at %s percent is %s', (amount, percent, fee) => expect(serviceFee(amount, percent)).toBe(fee))

test.each(['', '1e3', '-5', '12.345'])('is null for %j', amount => expect(serviceFee(amount, 5)).toBeNull())
