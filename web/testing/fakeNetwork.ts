import { ApolloLink } from '@apollo/client'
import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { GraphQLError } from 'graphql'
import { Observable } from 'rxjs'

type Answer = Record<string, unknown>
type Reply = Answer | Error | ((variables: never) => Answer | Error | Promise<Answer | Error>)

/** `operation name → its data`, an error, or a function from the variables to either. */
export type Network = Record<string, Reply>

/** A refusal by the server: `refusal('BAD_USER_INPUT', '…', { issues })`. */
export const refusal = (code: string, message: string, extensions: Record<string, unknown> = {}): Error =>
  new CombinedGraphQLErrors({ errors: [new GraphQLError(message, { extensions: { code, ...extensions } })] })

/** An in-memory network that rejects unexpected operations and records every request in `calls`. */
export const fakeNetwork = (network: Network) => {
  const calls: Array<{ operation: string; variables: Record<string, unknown> }> = []
  /** The Live-Act header of each mutation. */
  const acts: Record<string, string> = {}
  const link = new ApolloLink(
    operation =>
      new Observable(subscriber => {
        const { operationName = '', variables } = operation
        const act = operation.getContext().headers?.['live-act']
        calls.push({ operation: operationName, variables })
        if (act) acts[operationName] = act
        const reply = network[operationName]
        if (reply === undefined) {
          subscriber.error(new Error(`No reply was given for ${operationName}`))
          return
        }
        Promise.resolve(typeof reply === 'function' ? reply(variables as never) : reply).then(answer => {
          if (answer instanceof CombinedGraphQLErrors) subscriber.next({ errors: answer.errors, data: null })
          else if (answer instanceof Error) subscriber.error(answer)
          else subscriber.next({ data: answer })
          subscriber.complete()
        })
      }),
  )
  return { link, calls, acts }
}
