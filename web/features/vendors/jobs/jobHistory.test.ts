import { makeEvent, VENDOR_ID } from '../vendorFixtures.js'
import { historyWords } from './jobHistory.js'

test.each([
  [makeEvent('0', null, 'pending', 'customer'), 'Casey Morgan posted the job'],
  [makeEvent('1', 'pending', 'accepted', 'customer'), 'Casey Morgan accepted the bid'],
  [makeEvent('2', 'accepted', 'in_progress', 'vendor'), 'You started the job'],
  [makeEvent('3', 'in_progress', 'completed', 'vendor'), 'You completed the job'],
  [makeEvent('4', 'accepted', 'pending', 'vendor', 'flat tire'), 'You gave the job back: flat tire'],
  [makeEvent('5', 'accepted', 'cancelled', 'customer', 'sold it'), 'Casey Morgan cancelled the job: sold it'],
  [makeEvent('6', 'in_progress', 'pending', 'admin'), 'Ada Okafor took the job from its vendor'],
  [makeEvent('7', 'pending', 'accepted', 'admin'), 'Ada Okafor gave the job to another vendor'],
])('step %#', (event, words) => {
  expect(historyWords(event, VENDOR_ID)).toBe(words)
})
