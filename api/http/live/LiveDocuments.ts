import {
  type DocumentNode,
  type GraphQLSchema,
  getOperationAST,
  getVariableValues,
  OperationTypeNode,
  parse,
  specifiedRules,
  type ValidationRule,
  validate,
} from 'graphql'
import { badInput } from '../../platform/errors.js'
import { PRICES } from '../../platform/limits/prices.js'
import type { RequestQuota } from '../../platform/limits/RequestQuota.js'
import { costOfOperation } from '../graphql/costOfOperation.js'
import { refuseNulls } from '../graphql/nullVariables.js'
import { assertWithin, MOST_TOKENS } from '../graphql/queryCost.js'

/**
 * The pages have one document for each role, and some partners have their own. Each costs a statement in every tick.
 */
const MOST_DOCUMENTS = 50
/** The limit for one person, so that a few accounts cannot use up all documents. */
const MOST_OF_ONE = 5
/** The limit for each job of each message, which nobody pays for; the pages need 40. */
const MOST_POINTS = 200
/** The limit for each job, counting lists at their longest. */
const MOST_OBJECTS = 500

const refuse = (message: string) => badInput([{ path: '', message }])

interface Payer {
  quota: RequestQuota
  viewerId: string
}

/**
 * The documents of open subscriptions, by their text: clients with the same text share the document, and thereby the
 * statement. It refuses the same documents as Apollo's plugins, because subscriptions do not pass through them.
 */
export class LiveDocuments {
  private readonly open = new Map<string, { document: DocumentNode; openedBy: string; screens: number }>()

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly rules: readonly ValidationRule[],
    private readonly hidesSuggestions: boolean,
  ) {}

  /** The parsed document; throws BAD_USER_INPUT if it is not a subscription that may run. */
  take(
    query: string,
    operationName: string | null,
    variables: Record<string, unknown>,
    { quota, viewerId }: Payer,
  ): DocumentNode {
    quota.pay(PRICES.request)
    const known = this.open.get(query)
    if (!known && this.open.size >= MOST_DOCUMENTS)
      throw refuse('Too many different subscriptions are open. Please use one that others use.')
    if (!known && this.openedBy(viewerId) >= MOST_OF_ONE)
      throw refuse(`One account can have at most ${MOST_OF_ONE} different subscriptions`)
    const document = known?.document ?? this.checked(query, quota)
    const operation = getOperationAST(document, operationName)
    if (operation?.operation !== OperationTypeNode.SUBSCRIPTION)
      throw refuse('Only a subscription can be sent over this socket; send queries and mutations to /graphql')
    const { errors, coerced } = getVariableValues(
      this.schema,
      operation.variableDefinitions ?? [],
      variables,
      {
        maxErrors: 1,
      },
    )
    if (errors) throw refuse(errors[0]!.message)
    const cost = costOfOperation(operation, document, this.schema, coerced)
    assertWithin(cost)
    if (cost.objects > MOST_OBJECTS)
      throw refuse(
        `This subscription costs ${cost.objects} of at most ${MOST_OBJECTS} objects: ask for shorter lists of each job`,
      )
    if (cost.points > MOST_POINTS)
      throw refuse(
        `This subscription costs ${Math.ceil(cost.points)} of at most ${MOST_POINTS} points: ask for less of each job`,
      )
    refuseNulls(document, operation, this.schema, coerced)
    quota.pay(cost.points)
    this.open.set(query, {
      document,
      openedBy: known?.openedBy ?? viewerId,
      screens: (known?.screens ?? 0) + 1,
    })
    return document
  }

  giveBack(query: string): void {
    const known = this.open.get(query)
    if (!known) return
    known.screens--
    if (known.screens === 0) this.open.delete(query)
  }

  private openedBy(viewerId: string): number {
    return [...this.open.values()].filter(({ openedBy }) => openedBy === viewerId).length
  }

  private checked(query: string, quota: RequestQuota): DocumentNode {
    const document = this.parsed(query, quota)
    quota.spend((document.tokenCount ?? MOST_TOKENS) * PRICES.token)
    const [error] = validate(this.schema, document, [...specifiedRules, ...this.rules], {
      maxErrors: 1,
      hideSuggestions: this.hidesSuggestions,
    })
    if (error) throw refuse(error.message)
    return document
  }

  private parsed(query: string, quota: RequestQuota): DocumentNode {
    try {
      return parse(query, { maxTokens: MOST_TOKENS })
    } catch (error) {
      quota.spend(Math.min(MOST_TOKENS, query.length / 2) * PRICES.token)
      throw refuse((error as Error).message)
    }
  }
}
