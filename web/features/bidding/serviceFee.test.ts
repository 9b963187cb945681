import { serviceFee } from './serviceFee.js'

test.each([
  ['149.50', 5, '7.48', '142.02'],
  ['149.50', 0, '0.00', '149.50'],
  ['0.01', 5, '0.00', '0.01'],
  ['0.10', 5, '0.01', '0.09'],
  ['99999999.99', 12.5, '12500000.00', '87499999.99'],
  ['100', 7.25, '7.25', '92.75'],
  ['1.5', 100, '1.50', '0.00'],
])('of %s at %s percent the fee is %s and the vendor receives %s', (price, percent, fee, receives) => {
  expect(serviceFee(price, percent)).toEqual({ fee, receives })
})
