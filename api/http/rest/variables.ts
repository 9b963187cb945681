import {
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  type TypeNode,
  typeFromAST,
} from 'graphql'
import { operationNamed } from './operations.js'

type Values = Record<string, unknown>

/** REST's arrays contain the newest thousand (docs/api.md). */
export const MOST_ROWS = 1000

const DECIMALS = new Set(['Money', 'Tons'])

/** Clients that follow the spec may send money as a number. In GraphQL it is a string, like tons. */
const asDecimal = (type: GraphQLInputType, value: unknown) =>
  DECIMALS.has(getNamedType(type).name) && typeof value === 'number' ? String(value) : value

/** A query string contains only text; `?first=20` is meant as a number. */
const asNumber = (type: GraphQLInputType | undefined, value: unknown) =>
  type && getNamedType(type).name === 'Int' && typeof value === 'string' && /^\d{1,6}$/.test(value)
    ? Number(value)
    : value

/** The fields of the body that the input type has. */
const inputFrom = (type: GraphQLInputObjectType, body: Values): Values =>
  Object.fromEntries(
    Object.entries(type.getFields())
      .filter(([name]) => Object.hasOwn(body, name))
      .map(([name, field]) => [name, asDecimal(field.type, body[name])]),
  )

/** The variables declared by an operation, found by name in the request. */
export const variablesFor = (
  schema: GraphQLSchema,
  operation: string,
  body: Values,
  given: Values,
): Values => {
  const all: Values = { first: MOST_ROWS, ...body, ...given }
  return Object.fromEntries(
    (operationNamed(operation).variableDefinitions ?? []).map(({ variable, type }) => {
      const name = variable.name.value
      const declared = typeFromAST(schema, type as TypeNode as never) as GraphQLInputType | undefined
      if (name !== 'input') return [name, asDecimal(declared!, asNumber(declared, all[name]))]
      return [name, inputFrom(getNamedType(declared) as GraphQLInputObjectType, body)]
    }),
  )
}
