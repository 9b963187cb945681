import { mock } from 'node:test'
import { ConcurrencyLimit, ConcurrencyLimitByKey } from './ConcurrencyLimit.js'

test('limits how many run and wait, refuses the rest, and continues after a failure', async () => {
  const turns = new ConcurrencyLimit(2, 1)
  const ends: ((error?: Error) => void)[] = []
  const started: string[] = []
  const take = (name: string) =>
    turns
      .take(
        () =>
          new Promise<string>((resolve, reject) => {
            started.push(name)
            ends.push(error => (error ? reject(error) : resolve(name)))
          }),
      )
      .catch((error: Error) => error.message)
  const [a, b, c, d] = [take('a'), take('b'), take('c'), take('d')]
  expect(await d).toMatch(/^Haulbid is not available right now/)
  expect(started).toEqual(['a', 'b'])
  ends[0]!(new Error('lost'))
  expect(await a).toBe('lost')
  await Promise.resolve()
  expect(started).toEqual(['a', 'b', 'c'])
  ends[1]!()
  ends[2]!()
  expect(await Promise.all([b, c])).toEqual(['b', 'c'])
  const e = take('e')
  ends[3]!()
  expect(await e).toBe('e')
})

test('lets prioritized callers go first, and does not refuse them because of the others', async () => {
  const turns = new ConcurrencyLimit(1, 2)
  let end = () => {}
  const done: string[] = []
  const running = turns.take(() => new Promise<void>(resolve => (end = resolve)))
  const wait = (name: string, goesFirst?: boolean) => turns.take(async () => void done.push(name), goesFirst)
  const all = [wait('a'), wait('b'), wait('known', true), wait('known too', true)]
  end()
  await Promise.all([running, ...all])
  expect(done).toEqual(['known', 'known too', 'a', 'b'])
})

test('tells a request that waited too long to retry, and gives its turn to the next', async () => {
  mock.timers.enable({ apis: ['setTimeout', 'setInterval', 'Date'] })
  try {
    const turns = new ConcurrencyLimit(1, 5, 3000)
    let end = () => {}
    const first = turns.take(() => new Promise<void>(done => (end = done)))
    const tooLong = turns.take(async () => 'never').catch((error: Error) => error.message)
    mock.timers.tick(2999)
    const next = turns.take(async () => 'its turn')
    mock.timers.tick(1)
    expect(await tooLong).toMatch(/^Haulbid is not available right now/)
    end()
    await first
    expect(await next).toBe('its turn')
    mock.timers.tick(10_000)
    expect(await turns.take(async () => 'and on')).toBe('and on')
  } finally {
    mock.timers.reset()
  }
})

test('gives each key its own turns, and forgets a key with nothing running', async () => {
  const turns = new ConcurrencyLimitByKey(1, 1)
  const ends: (() => void)[] = []
  const hold = () => new Promise<void>(end => ends.push(end))
  const first = turns.take('dana', hold)
  const second = turns.take('dana', async () => 'after the first')
  await expect(turns.take('dana', hold)).rejects.toThrow('not available right now')
  expect(await turns.take('dale', async () => 'at once')).toBe('at once')
  expect(turns.size).toBe(1)
  expect(turns.waitingCount).toBe(1)
  ends[0]!()
  await first
  expect(await second).toBe('after the first')
  expect(turns.size).toBe(0)
  expect(turns.waitingCount).toBe(0)
})
