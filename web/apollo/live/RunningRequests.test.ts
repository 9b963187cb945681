import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client'
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
