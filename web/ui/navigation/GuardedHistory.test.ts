import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom'
import { memoryHistory } from '../../testing/memoryHistory.js'
import { GuardedHistory, type Leaving, type Move } from './GuardedHistory.js'

/** A history that has come from /a to /b, and is listened to. */
const atB = () => {
  const history = memoryHistory('/a')
  history.start()
  history.push('/b')
  return history
}

const pathOf = ({ arrival }: GuardedHistory) => arrival.location.pathname

/** Guards it with what stops such moves, and keeps what it was told. */
const guarded = (history: GuardedHistory, stops: (move: Move) => boolean = () => true) => {
  const told: Leaving[] = []
  const remove = history.guard({ stops, onStopped: leaving => told.push(leaving) })
  return { told, remove }
}

/** Steps that are taken again wait for the browser. */
const settled = () => Promise.resolve().then(() => undefined)

test.each(['push', 'replace'] as const)('a stopped %s happens once it may proceed', way => {
  const history = atB()
  const { told } = guarded(history)
  history[way]('/c')
  expect(pathOf(history)).toBe('/b')
  told[0]!.proceed()
  expect(pathOf(history)).toBe('/c')
  expect(told).toHaveLength(1)
})

test('a stopped step back is taken back, and taken again once it may proceed', async () => {
  const history = atB()
  const { told } = guarded(history)
  history.go(-1)
  expect(pathOf(history)).toBe('/b')
  told[0]!.proceed()
  await settled()
  expect(pathOf(history)).toBe('/a')
  expect(told).toHaveLength(1)
  history.go(1)
  expect(pathOf(history)).toBe('/a')
  expect(told).toHaveLength(2)
})

test('whoever stays can go back later', async () => {
  const history = atB()
  const { told, remove } = guarded(history)
  history.go(-1)
  expect(told).toHaveLength(1)
  await settled()
  expect(pathOf(history)).toBe('/b')
  remove()
  history.go(-1)
  expect(pathOf(history)).toBe('/a')
})

test('a guard is asked with both places, and the newest that stops a move is told', () => {
  const history = atB()
  const older = guarded(history)
  const asked: Move[] = []
  const newer = guarded(history, move => {
    asked.push(move)
    return move.historyAction === 'POP'
  })
  history.push('/c?d=1')
  expect(asked[0]).toMatchObject({
    historyAction: 'PUSH',
    currentLocation: { pathname: '/b' },
    nextLocation: { pathname: '/c', search: '?d=1' },
  })
  expect([older.told.length, newer.told.length]).toEqual([1, 0])
  history.go(-1)
  expect([older.told.length, newer.told.length]).toEqual([1, 1])
})

test('a search alone keeps the path', () => {
  const history = atB()
  const asked: Move[] = []
  guarded(history, move => asked.push(move) < 0)
  history.push({ search: '?job=1' })
  expect(asked[0]!.nextLocation).toMatchObject({ pathname: '/b', search: '?job=1' })
  expect(history.arrival.location).toMatchObject({ pathname: '/b', search: '?job=1' })
})

test('listeners hear where it goes, from where, and how', () => {
  const history = atB()
  const heard: unknown[] = []
  const stop = history.listen((arrival, from) =>
    heard.push([from.pathname, arrival.location.pathname, arrival]),
  )
  history.push('/c', null, { preventScrollReset: true })
  history.replace('/d', null, { flushSync: true })
  history.go(-1)
  stop()
  history.go(1)
  expect(heard).toEqual([
    ['/b', '/c', expect.objectContaining({ action: 'PUSH', keepsScroll: true, isUrgent: false })],
    ['/c', '/d', expect.objectContaining({ action: 'REPLACE', keepsScroll: false, isUrgent: true })],
    ['/d', '/b', expect.objectContaining({ action: 'POP', keepsScroll: false, isUrgent: false })],
  ])
})

describe('on the entry with which the app began', () => {
  /** A tab that came from /before, another site, which is the entry behind ours. */
  const began = () => {
    const entries = createMemoryHistory({ initialEntries: ['/before', '/a?b=1'], v5Compat: true })
    const history = new GuardedHistory(entries, () => entries.index - 1)
    history.start()
    const heard: string[] = []
    history.listen(({ location }) => heard.push(location.pathname))
    const open = () => {
      const told: Leaving[] = []
      const close = history.guard({
        stops: ({ historyAction }) => historyAction === 'POP',
        onStopped: leaving => {
          told.push(leaving)
          close()
        },
        closesOnBack: true,
      })
      return { told, close }
    }
    return { entries, history, heard, open }
  }

  test('Back closes a dialog, however often one is opened, and then leaves', () => {
    const { entries, history, heard, open } = began()
    for (let times = 0; times < 3; times++) {
      const { told } = open()
      history.go(-1)
      expect(told).toHaveLength(1)
      expect(entries.createHref(entries.location)).toBe('/a?b=1')
    }
    expect(heard).toEqual([])
    history.go(-1)
    expect(entries.location.pathname).toBe('/before')
  })

  test('after a dialog that was closed otherwise, one Back leaves as well', () => {
    const { entries, history, open } = began()
    open().close()
    open().close()
    expect(entries.index).toBe(2)
    history.go(-1)
    expect(entries.location.pathname).toBe('/before')
  })

  test('what is opened from there is one step away', () => {
    const { entries, history, heard, open } = began()
    open().close()
    history.push('/c')
    history.go(-1)
    expect(heard).toEqual(['/c', '/a'])
    history.go(-1)
    expect(entries.location.pathname).toBe('/before')
  })

  /** Browsers take a step only after the call, so the test does too. */
  const slow = () => {
    const { entries, history, open } = began()
    const go = entries.go.bind(entries)
    entries.go = delta => queueMicrotask(() => go(delta))
    const asks = () =>
      history.guard({ stops: ({ historyAction }) => historyAction === 'POP', onStopped: () => open() })
    return { entries, history, asks }
  }

  test('a question about a stopped step back adds no entry where that step had led', async () => {
    const { entries, history, asks } = slow()
    history.push('/a?apply=open')
    asks()
    history.go(-1)
    await settled()
    expect([entries.index, entries.location.search]).toEqual([2, '?apply=open'])
  })

  test('a question about a stopped step forward is closed by Back', async () => {
    const { entries, history, asks } = slow()
    history.push('/c')
    history.go(-1)
    await settled()
    asks()
    history.go(1)
    await settled()
    await settled()
    expect([entries.index, entries.location.search]).toEqual([2, '?b=1'])
    history.go(-1)
    await settled()
    expect([entries.index, entries.location.search]).toEqual([1, '?b=1'])
  })

  test('elsewhere nothing is added', () => {
    const { entries, history, open } = began()
    history.push('/c')
    open()
    expect(entries.index).toBe(2)
  })
})
