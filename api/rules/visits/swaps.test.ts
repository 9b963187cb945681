import { failedSwap, mayAskForSwap, openSwap } from './swaps.js'
import type { VisitStatus } from './visitGraph.js'
import type { VisitKind } from './visits.js'

const visit = (kind: VisitKind, status: VisitStatus, day = 1) => {
  const at = `2026-12-0${day}T12:00:00Z`
  return {
    kind,
    status,
    day,
    failedAt: status === 'failed' ? at : null,
    doneAt: status === 'done' ? new Date(at) : null,
  }
}
const [delivered, pickup] = [visit('delivery', 'done'), visit('pickup', 'scheduled', 9)]

test.each([
  ['nothing', [], undefined],
  ['a pickup', [visit('pickup', 'failed', 2)], undefined],
  ['the only swap', [visit('swap', 'failed', 2)], 2],
  ['a swap that was made later', [visit('swap', 'failed', 2), visit('swap', 'done', 3)], undefined],
  ['a swap after another', [visit('swap', 'done', 2), visit('swap', 'failed', 3)], 3],
  ['a swap to come again', [visit('swap', 'failed', 2), visit('swap', 'scheduled', 3)], undefined],
  ['a swap twice', [visit('swap', 'failed', 2), visit('swap', 'failed', 3)], 3],
])('finds the failed swap to make up for after %s', (_, visits, day) => {
  expect(failedSwap(visits)?.day).toBe(day)
})

test.each([
  ['before the delivery', [visit('delivery', 'arrived'), pickup], false],
  ['once the dumpster is there', [delivered, pickup], true],
  ['while one is under way', [delivered, visit('swap', 'on_the_way', 2), pickup], false],
  ['after one that failed', [delivered, visit('swap', 'failed', 2), pickup], false],
  [
    'after one that was done or cancelled',
    [delivered, visit('swap', 'done', 2), visit('swap', 'cancelled', 3)],
    true,
  ],
])('says whether a swap may be asked for %s', (_, visits, may) => {
  expect(mayAskForSwap(visits)).toBe(may)
})

test('finds the open swap among other visits', () => {
  expect(openSwap([delivered, visit('swap', 'done', 2), pickup])).toBeUndefined()
  expect(openSwap([delivered, visit('swap', 'arrived', 2), pickup])?.day).toBe(2)
})
