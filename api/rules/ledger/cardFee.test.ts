import { cents } from '../cents.js'
import { serviceFee } from '../money.js'
import { type CardFeeFacts, cardFee } from './cardFee.js'

const facts = (given: Partial<CardFeeFacts>): CardFeeFacts => ({
  amount: '100.00',
  percent: 7.5,
  paidByCard: '0.00',
  collected: '0.00',
  bearing: '1000.00',
  owed: null,
  ...given,
})

test.each<[string, Partial<CardFeeFacts>, string]>([
  ['the fee of the amount', {}, '7.50'],
  ['nothing without a percentage', { percent: 0 }, '0.00'],
  [
    'the rest of the fee on all card payments',
    { paidByCard: '10.07', collected: '0.76', amount: '30.00' },
    '2.25',
  ],
  ['nothing for what was collected before a refund', { paidByCard: '0.00', collected: '7.50' }, '0.00'],
  ['the part that exceeds what was collected', { paidByCard: '0.00', collected: '2.00' }, '5.50'],
  ['nothing on charges that bear no fee', { bearing: '0.00' }, '0.00'],
  ['no more than the charges bear', { bearing: '60.00' }, '4.50'],
  ['nothing if discounts outweigh the charges', { bearing: '-60.00' }, '0.00'],
  ['no more than the amount', { amount: '0.50', paidByCard: '900.00' }, '0.50'],
  ['no more than is owed for the job', { owed: '3.00' }, '3.00'],
  ['nothing if more was paid for the job than is owed', { owed: '-4.00' }, '0.00'],
])('collects %s', (_, given, fee) => expect(cardFee(facts(given))).toBe(fee))

test.each([0.01, 3.33, 7.5, 12.99, 30])(
  'collects parts that add up to the fee on the total at %d percent',
  percent => {
    const parts = ['0.50', '10.07', '149.50', '33.33', '0.99', '7777.77']
    let [paidByCard, collected] = [0n, 0n]
    const text = (value: bigint) => `${value / 100n}.${String(value % 100n).padStart(2, '0')}`
    const total = text(parts.reduce((sum, part) => sum + cents(part), 0n))
    for (const amount of parts) {
      const fee = cardFee(
        facts({ amount, percent, paidByCard: text(paidByCard), collected: text(collected), bearing: total }),
      )
      paidByCard += cents(amount)
      collected += cents(fee)
    }
    expect(text(collected)).toBe(serviceFee(total, percent))
  },
)
