import { timeInWords } from './bidWords.js'

test.each([
  [0, 'a minute'],
  [1, '1 minute'],
  [59, '59 minutes'],
  [60, '1 hour'],
  [179, '2 hours'],
  [1439, '23 hours'],
  [1440, '1 day'],
  [4500, '3 days'],
])('describes %i minutes as %s', (minutes, words) => expect(timeInWords(minutes)).toBe(words))
