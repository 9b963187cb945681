import type { ApolloServerPlugin, HTTPGraphQLRequest } from '@apollo/server'
import {
  type DocumentNode,
  type ExecutionResult,
  type GraphQLError,
  type GraphQLFormattedError,
  type GraphQLSchema,
  type OperationDefinitionNode,
  OperationTypeNode,
} from 'graphql'
import type { AppContext, Context } from '../../domain/context.js'
import { isCompiled, type Run } from './executeCompiled.js'
import { failureHead } from './failures.js'
import { observedOperation } from './observePlugin.js'
import { ownWritesSeen } from './ownWritesPlugin.js'
import { chargedCost, costOf, settled } from './queryCost.js'

interface KnownOperation {
  document: DocumentNode
  operation: OperationDefinitionNode
  operationName: string | null
}

/** The oldest makes room, since the pages have some 150 operations. Longer texts are left to Apollo. */
const MOST = { documents: 500, characters: 20_000 }

interface Asked {
  query: string
  operationName?: string | null
  variables?: Record<string, unknown> | null
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isRecordOrNone = (value: unknown) => value === undefined || value === null || isRecord(value)

const isAsked = (body: unknown): body is Asked => {
  if (!isRecord(body) || typeof body.query !== 'string') return false
  const { operationName, variables, extensions } = body
  // No operation has an empty name, so Apollo reports it.
  if (
    operationName !== undefined &&
    operationName !== null &&
    (typeof operationName !== 'string' || !operationName)
  )
    return false
  if (!isRecordOrNone(variables) || !isRecordOrNone(extensions)) return false
  return !(extensions as Record<string, unknown> | undefined)?.persistedQuery
}

interface Setting {
  schema: GraphQLSchema
  run: Run
  answerType: string
  format: (error: GraphQLError) => GraphQLFormattedError
}

interface Answer {
  status: number | undefined
  headers: Map<string, string>
  body: { kind: 'complete'; string: string }
}

/**
 * Answers an operation that Apollo has already parsed, validated, and run, without Apollo: the same text and
 * name, compiled. Our plugins' work remains (coerced variables, cost and quota, failures, metrics), and both
 * ways call the same functions for it. Everything else is left to Apollo before anything is charged or done,
 * so only one place refuses (docs/decisions/0011-graphql-before-express.md).
 */
export class KnownDocuments {
  readonly #documents = new Map<string, Map<string, KnownOperation>>()

  constructor(
    private readonly app: AppContext,
    private readonly setting: Setting,
  ) {}

  /** For Apollo: remembers what it answers. */
  plugin(): ApolloServerPlugin<Context> {
    const learn = this.#learn.bind(this)
    return {
      async requestDidStart() {
        return {
          async willSendResponse({ request, document, operation, operationName, response: { body } }) {
            if (!request.http || !document || !operation || body.kind !== 'single') return
            if (request.query && body.singleResult.data)
              learn(request.query, { document, operation, operationName: operationName ?? null })
          },
        }
      },
    }
  }

  #learn(query: string, known: KnownOperation) {
    const { document, operation, operationName } = known
    if (operation.operation === OperationTypeNode.SUBSCRIPTION || query.length > MOST.characters) return
    if (!isCompiled(document, operationName)) return
    const operations = this.#documents.get(query) ?? new Map<string, KnownOperation>()
    operations.set(operationName ?? '', known)
    this.#documents.set(query, operations)
    if (this.#documents.size > MOST.documents)
      this.#documents.delete(this.#documents.keys().next().value as string)
  }

  #find({ method, headers, body }: HTTPGraphQLRequest, { caller }: Context): KnownOperation | undefined {
    if (method !== 'POST' || headers.get('accept') !== this.setting.answerType || !isAsked(body)) return
    const operations = this.#documents.get(body.query)
    const known = operations?.get(body.operationName ?? '')
    if (!known || known.operation.operation === OperationTypeNode.QUERY) return known
    // A mutation that must run at most once, or is refused to a read-only token.
    const { 'idempotency-key': key, authorization } = caller.headers
    return key === undefined && authorization === undefined ? known : undefined
  }

  /** The answer, or nothing if Apollo has to give it. */
  async answer(request: HTTPGraphQLRequest, context: Context): Promise<Answer | undefined> {
    const known = this.#find(request, context)
    if (!known || context.caller.quota.isSpent) return undefined
    const given = (request.body as Asked).variables ?? {}
    const cost = this.#cost(known, given, context)
    return cost && this.#run(known, given, cost, context)
  }

  #cost({ operation, document }: KnownOperation, variables: Record<string, unknown>, context: Context) {
    try {
      return costOf({ schema: this.setting.schema, operation, document, variables }, context)
    } catch {
      // Apollo refuses it again, in its own format.
      return undefined
    }
  }

  async #run(
    { document, operation, operationName }: KnownOperation,
    variables: Record<string, unknown>,
    cost: ReturnType<typeof costOf>,
    context: Context,
  ): Promise<Answer> {
    const finish = observedOperation(this.app, operationName)
    chargedCost(cost, context)
    const { data, errors }: ExecutionResult = await this.setting.run({
      document,
      operationName,
      variables,
      context,
    })
    const formatted = errors?.map(error => this.setting.format(error))
    if (operation.operation === 'mutation') await ownWritesSeen(operation, context, this.app.log)
    const result = settled({ ...(formatted && { errors: formatted }), data: data ?? null }, cost, context)
    const { status, headers } = failureHead(undefined, formatted ?? [])
    finish(formatted ?? [])
    return {
      status,
      headers: new Map([['content-type', `${this.setting.answerType}; charset=utf-8`], ...headers]),
      body: { kind: 'complete', string: JSON.stringify(result) },
    }
  }
}
