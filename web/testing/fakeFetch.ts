import { CombinedGraphQLErrors } from '@apollo/client/errors'
import type { Network } from './fakeNetwork.js'

const json = (body: object, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

/**
 * A `fetch` to a server that answers each operation as the network says, so that the client's handling of HTTP is
 * tested too.
 */
export const fakeFetch =
  (network: Network): typeof fetch =>
  async (_address, request) => {
    const { operationName, variables } = JSON.parse(String(request?.body))
    const reply = network[operationName]
    if (reply === undefined) throw new Error(`No reply was given for ${operationName}`)
    const answer = await (typeof reply === 'function' ? reply(variables as never) : reply)
    if (answer instanceof Response) return answer
    if (answer instanceof CombinedGraphQLErrors) return json({ errors: answer.errors, data: null })
    if (answer instanceof Error) throw answer
    return json({ data: answer })
  }
