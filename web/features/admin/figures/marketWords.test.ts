import { shareWords, waitWords } from './marketWords.js'

test.each([
  [null, 'No orders yet'],
  [0, '0%'],
  [0.875, '88%'],
  [1, '100%'],
])('describes a share of %p as %p', (share, words) => expect(shareWords(share)).toBe(words))

test.each([
  [null, 'No bids yet'],
  [0, 'under a minute'],
  [1, '1\u00a0minute'],
  [59.4, '59\u00a0minutes'],
  [60, '1\u00a0hour'],
  [210, '3.5\u00a0hours'],
  [2880, '2\u00a0days'],
])('describes %p minutes as %p', (minutes, words) => expect(waitWords(minutes)).toBe(words))
