import {
  coerceInputValue,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type OperationDefinitionNode,
  type TypeNode,
  typeFromAST,
  type VariableDefinitionNode,
  valueFromAST,
} from 'graphql'
import { badInput, clipped, type Issue } from '../../platform/errors.js'
import { issuesOf } from '../../platform/rules.js'
import { type TypeKind, typeWords } from '../../platform/typeWords.js'

/** More fields than any form has: an input with a thousand unknown ones causes as many errors. */
const MOST_ERRORS = 20

/** Thrown to stop graphql-js, which would otherwise go through the rest of the value. */
class Enough extends Error {}

type Values = Record<string, unknown>

interface Given {
  schema: GraphQLSchema
  operation: OperationDefinitionNode
  variables: Values
  now: Date
  /** "Did you mean …" reveals the schema piece by piece. */
  hidesSuggestions: boolean
}

const typeOf = ({ schema }: Given, type: TypeNode) => typeFromAST(schema, type as never) as GraphQLInputType

const isObject = (value: unknown) => typeof value === 'object' && value !== null

/** Types that graphql-js and graphql-scalars describe; ours have their own messages. */
const SCALARS: Record<string, TypeKind> = {
  Boolean: 'boolean',
  Float: 'number',
  ID: 'id',
  Int: 'whole',
  String: 'text',
  UUID: 'id',
}

const typeWithin = (type: GraphQLInputType | undefined, key: string | number) => {
  const nullable = getNullableType(type)
  if (isListType(nullable)) return nullable.ofType as GraphQLInputType
  return isInputObjectType(nullable) ? nullable.getFields()[key]?.type : undefined
}

const kindOf = (type: GraphQLInputType | undefined, value: unknown): TypeKind | undefined => {
  if (value === undefined || value === null) return 'absent'
  const nullable = getNullableType(type)
  if (isListType(nullable)) return 'list'
  if (isEnumType(nullable)) return 'choice'
  if (isInputObjectType(nullable)) return isObject(value) ? undefined : 'object'
  return nullable && SCALARS[nullable.name]
}

interface Variable {
  name: string
  type: GraphQLInputType
  value: unknown
}

const issueOf = (
  { name, type, value }: Variable,
  path: readonly (string | number)[],
  invalid: unknown,
  message: string,
): Issue => {
  const [, absent] = /^Field "(\w+)" of required type/.exec(message) ?? []
  const inner = [...path, ...(absent ? [absent] : [])]
  const kind = absent ? 'absent' : kindOf(path.reduce(typeWithin, type), invalid)
  const isInput = isInputObjectType(getNullableType(type)) && isObject(value)
  const at = isInput ? inner : [name, ...inner]
  return { path: at.join('.'), message: kind ? typeWords(kind, at) : clipped(message) }
}

/** Omitted values get their default, as in graphql-js. */
const defaultOf = (
  definition: VariableDefinitionNode,
  type: GraphQLInputType,
  onIssue: (issue: Issue) => void,
) => {
  const name = definition.variable.name.value
  if (definition.defaultValue) return valueFromAST(definition.defaultValue, type)
  if (isNonNullType(type)) onIssue({ path: name, message: typeWords('absent', [name]) })
  return undefined
}

const coerce = (given: Given, issues: Issue[]): Values => {
  const onIssue = (issue: Issue) => {
    issues.push(issue)
    if (issues.length >= MOST_ERRORS) throw new Enough()
  }
  const coerced: Values = {}
  for (const definition of given.operation.variableDefinitions ?? []) {
    const name = definition.variable.name.value
    const type = typeOf(given, definition.type)
    const value = given.variables[name]
    const read = Object.hasOwn(given.variables, name)
      ? coerceInputValue(
          value,
          type,
          (path, invalid, error) => onIssue(issueOf({ name, type, value }, path, invalid, error.message)),
          given.hidesSuggestions,
        )
      : defaultOf(definition, type, onIssue)
    if (read !== undefined) coerced[name] = read
  }
  return coerced
}

/** The issues that the rules find in the values as sent. */
const ruledIssues = (given: Given): Issue[] =>
  (given.operation.variableDefinitions ?? []).flatMap(({ variable, type }) =>
    issuesOf(getNamedType(typeOf(given, type)).name, given.variables[variable.name.value], given.now),
  )

/**
 * The coerced variables of an operation. Refuses invalid ones here, once and before anything runs, because
 * graphql-js would quote the whole value in each error and report an error for each unknown field. The
 * messages are the rules', all at once, and the types' for everything else.
 */
export const coerceVariables = (given: Given): Values => {
  const issues: Issue[] = []
  try {
    const coerced = coerce(given, issues)
    if (issues.length === 0) return coerced
  } catch (error) {
    if (!(error instanceof Enough)) throw error
  }
  const ruled = ruledIssues(given)
  const said = new Set(ruled.map(issue => issue.path))
  throw badInput([...ruled, ...issues.filter(issue => !said.has(issue.path))])
}
