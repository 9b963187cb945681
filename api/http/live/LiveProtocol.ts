import { GraphQLError, type GraphQLFormattedError, type GraphQLSchema, type ValidationRule } from 'graphql'
import { type Context as Connection, makeServer, type Server } from 'graphql-ws'
import type { AppContext } from '../../domain/context.js'
import { LiveContext } from '../../domain/live/LiveContext.js'
import { badInput, forbidden } from '../../platform/errors.js'
import { PRICES } from '../../platform/limits/prices.js'
import { callerWith } from '../caller.js'
import { LiveDocuments } from './LiveDocuments.js'
import { close, codes, end, type LiveSocket, TRY_AGAIN } from './LiveSocket.js'

interface Payload {
  query: string
  operationName?: string | null
  variables?: Record<string, unknown> | null
}

export interface ProtocolOptions {
  app: AppContext
  schema: GraphQLSchema
  rules: readonly ValidationRule[]
  /** Masks an error for the client. */
  format: (error: GraphQLError) => GraphQLFormattedError
  /** Counts one more socket of a user; false if the user has too many. */
  admit: (viewerId: string) => boolean
}

/** Speaks graphql-transport-ws with clients, which may identify themselves and open one subscription. */
export class LiveProtocol {
  readonly server: Server<LiveSocket>
  private readonly documents: LiveDocuments

  constructor(private readonly options: ProtocolOptions) {
    const { app, schema, rules } = options
    this.documents = new LiveDocuments(schema, rules, app.config.isProduction)
    this.server = this.makeServer()
  }

  private makeServer() {
    return makeServer<Record<string, unknown>, LiveSocket>({
      onConnect: connection => this.connect(connection),
      onSubscribe: async (connection, _id, payload) => {
        const { quota } = connection.extra.caller
        try {
          return await this.subscribe(connection, payload)
        } catch (error) {
          quota.spend(PRICES.failure)
          // An error that is thrown ends the socket.
          if (!(error instanceof GraphQLError) || error.extensions.code === 'RATE_LIMITED') throw error
          return [error]
        }
      },
      onNext: ({ extra }, _id, _payload, _args, { data, errors }) => {
        if (!errors) return undefined
        // The client's own mistake, which it would make again: the protocol ends the subscription with an `error`.
        if (!data && errors[0]!.extensions.code === 'BAD_USER_INPUT') throw errors[0]
        const masked = errors.map(this.options.format)
        // Without data there is no cursor: the client reconnects and resumes from the previous one.
        if (!data) close(extra, TRY_AGAIN, masked[0]!.message)
        return { data, errors: masked }
      },
      onError: (_connection, _id, _payload, errors) =>
        errors.map(error => this.options.format(error as GraphQLError)),
      onComplete: ({ extra }) => this.release(extra),
    })
  }

  release(socket: LiveSocket): void {
    if (!socket.running) return
    const { query, ended } = socket.running
    delete socket.running
    this.documents.giveBack(query)
    ended.resolve()
  }

  /**
   * The user, by the token in the first message, since browsers cannot set headers, or by the header or cookie of the
   * upgrade. A browser sends all its cookies, whatever they are for: as over HTTP, a token counts for more than they do.
   */
  private async connect({
    extra: socket,
    connectionParams,
  }: Connection<Record<string, unknown>, LiveSocket>) {
    const { authorization } = connectionParams ?? {}
    if (typeof authorization === 'string')
      socket.caller = callerWith({ authorization }, socket.caller.address, this.options.app)
    const context = new LiveContext(this.options.app, socket.caller, why => end(socket, why))
    const { personId, mayListen } = await context.signedIn()
    if (!mayListen) throw forbidden("This token can't listen. Create one with the scope listen.")
    if (socket.ws.readyState !== socket.ws.OPEN) return
    if (!this.options.admit(personId)) {
      close(socket, codes.RATE_LIMITED, 'Too many connections from one account')
      return
    }
    socket.context = context
    socket.viewerId = personId
  }

  private async subscribe(
    { extra: socket, subscriptions }: Connection<Record<string, unknown>, LiveSocket>,
    { query, operationName, variables }: Payload,
  ) {
    const isOnly = Object.keys(subscriptions).length === 1
    // A client that completes one subscription and starts another does not wait until the first has ended here.
    if (isOnly && socket.running) await socket.running.ended.promise
    if (!isOnly || socket.running) throw badInput([{ path: '', message: 'Send one subscription per socket' }])
    const given = { operationName: operationName ?? null, variables: variables ?? {} }
    const payer = { quota: socket.caller.quota, viewerId: socket.viewerId! }
    const document = this.documents.take(query, given.operationName, given.variables, payer)
    socket.running = { query, ended: Promise.withResolvers() }
    return {
      schema: this.options.schema,
      document,
      operationName: given.operationName,
      variableValues: given.variables,
      contextValue: socket.context!,
    }
  }
}
