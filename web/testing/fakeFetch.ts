import { CombinedGraphQLErrors } from '@apollo/client/errors'
import type { Network } from './fakeNetwork.js'

const answered = (body: object, now: Date) =>
  new Response(JSON.stringify(body), {
    headers: { 'content-type': 'application/json', date: now.toUTCString() },
  })

/**
 * A `fetch` to a server that answers each operation as the network says, so that the client's handling of HTTP is
 * tested too.
 */
export const fakeFetch =
  (network: Network, now = new Date()): typeof fetch =>
  async (_address, request) => {
    const { operationName, variables } = JSON.parse(String(request?.body))
    const reply = network[operationName]
    if (reply === undefined) throw new Error(`No reply was given for ${operationName}`)
    const answer = await (typeof reply === 'function' ? reply(variables as never) : reply)
    if (answer instanceof Response) return answer
    if (answer instanceof CombinedGraphQLErrors) return answered({ errors: answer.errors, data: null }, now)
    if (answer instanceof Error) throw answer
    return answered({ data: answer }, now)
  }
