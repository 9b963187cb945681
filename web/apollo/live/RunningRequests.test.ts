import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client'
import { jest } from '@jest/globals'
import { of } from 'rxjs'
import { makeChanges } from '../../testing/fakeLive.js'
import { RunningRequests } from './RunningRequests.js'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('for ten seconds after a change, requests say so: a replica may not have it yet', async () => {
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
  await ask()
  // Only a newer cursor.
  requests.record(makeChanges())
  await ask()
  requests.record(makeChanges({ stale: [{ kind: 'bid', id: 'b1', jobId: null }] }))
  await ask()
  jest.setSystemTime(Date.now() + 9_999)
  await ask()
  jest.setSystemTime(Date.now() + 1)
  await ask()
  expect(headers).toEqual([undefined, undefined, '1', '1', undefined])
})
