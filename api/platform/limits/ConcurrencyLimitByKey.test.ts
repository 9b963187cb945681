import { ConcurrencyLimitByKey } from './ConcurrencyLimitByKey.js'

test('each key has its own turns, and a key with nothing under way is forgotten', async () => {
  const turns = new ConcurrencyLimitByKey(1, 1)
  const ends: (() => void)[] = []
  const hold = () => new Promise<void>(end => ends.push(end))
  const first = turns.take('dana', hold)
  const second = turns.take('dana', async () => 'after the first')
  await expect(turns.take('dana', hold)).rejects.toThrow('not available right now')
  expect(await turns.take('dale', async () => 'at once')).toBe('at once')
  expect(turns.size).toBe(1)
  ends[0]!()
  await first
  expect(await second).toBe('after the first')
  expect(turns.size).toBe(0)
})
