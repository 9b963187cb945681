import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client'
import { jest } from '@jest/globals'
import { of } from 'rxjs'
import { makeChanges } from '../../testing/fakeLive.js'
import { RunningRequests } from './RunningRequests.js'

test('says in each request which changes the page has received, since a replica may not have them yet', async () => {
  const requests = new RunningRequests()
  const headers: unknown[] = []
  const network = new ApolloLink(operation => {
    headers.push(operation.getContext().headers?.['after-change'])
    return of({ data: { a: 1 } })
  })
  const client = new ApolloClient({
    link: ApolloLink.from([requests.link, network]),
    cache: new InMemoryCache(),
  })
  const ask = () => client.query({ query: gql`{ a }`, fetchPolicy: 'no-cache' })
  const stale = [{ kind: 'bid' as const, id: 'b1', jobId: null }]
  await ask()
  // Only a newer cursor.
  requests.receive(makeChanges({ position: '0/10' }))
  await ask()
  requests.receive(makeChanges({ stale, position: '0/FFFFFFFF' }))
  await ask()
  requests.receive(makeChanges({ stale, position: '1/0' }))
  // The change comes from another process, which reads a little later.
  requests.receive(makeChanges({ stale, position: '0/FFFFFFFE' }))
  await ask()
  // Another database.
  requests.receive(makeChanges({ reload: true, position: '0/7' }))
  await ask()
  // Without replicas.
  requests.receive(makeChanges({ stale }))
  await ask()
  expect(headers).toEqual([undefined, undefined, '0/FFFFFFFF', '1/0', '0/7', undefined])
})

describe('work that waits for answers', () => {
  beforeEach(() => void jest.useFakeTimers())
  afterEach(() => void jest.useRealTimers())

  test('runs together after the last answer, with what starts to wait because of it', () => {
    const requests = new RunningRequests()
    const [first, second] = [requests.begin('A'), requests.begin('B')]
    const called: string[] = []
    requests.forget(first)
    requests.whenIdle(() => called.push('list'), 100)
    jest.advanceTimersByTime(50)
    expect(called).toEqual([])
    requests.forget(second)
    requests.whenIdle(() => called.push('agenda'), 100)
    expect(called).toEqual([])
    jest.advanceTimersByTime(0)
    expect(called).toEqual(['list', 'agenda'])
    jest.advanceTimersByTime(1_000)
    expect(called).toEqual(['list', 'agenda'])
  })

  test('runs without an answer that is slow or never comes', () => {
    const requests = new RunningRequests()
    const slow = requests.begin('A')
    const called: string[] = []
    requests.whenIdle(() => called.push('list'), 100)
    requests.whenIdle(() => called.push('called off'), 100)()
    jest.advanceTimersByTime(99)
    expect(called).toEqual([])
    jest.advanceTimersByTime(1)
    expect(called).toEqual(['list'])
    requests.forget(slow)
    jest.advanceTimersByTime(1_000)
    expect(called).toEqual(['list'])
  })
})
