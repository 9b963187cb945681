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
  typeFromAST,
} from 'graphql'
import { clipped, type Issue } from '../../platform/errors.js'
import { issuesOf } from '../../platform/rules.js'
import { type TypeKind, typeWords } from '../../platform/typeWords.js'

/** More fields than any form has: an input with a thousand unknown ones causes as many errors. */
const MOST_ISSUES = 20

type Type = GraphQLInputType | undefined

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

const typeWithin = (type: Type, key: string | number): Type => {
  const nullable = getNullableType(type)
  if (isListType(nullable)) return nullable.ofType as GraphQLInputType
  return isInputObjectType(nullable) ? nullable.getFields()[key]?.type : undefined
}

const kindOf = (type: Type, value: unknown): TypeKind | undefined => {
  if (value === undefined || value === null) return 'absent'
  const nullable = getNullableType(type)
  if (isListType(nullable)) return 'list'
  if (isEnumType(nullable)) return 'choice'
  if (isInputObjectType(nullable)) return isObject(value) ? undefined : 'object'
  return nullable && SCALARS[nullable.name]
}

/** The issues of one variable by its type. The path of a field of an input begins with the field. */
const typeIssues = (name: string, type: GraphQLInputType, value: unknown, hideSuggestions: boolean) => {
  const issues: Issue[] = []
  const isInput = isInputObjectType(getNullableType(type)) && isObject(value)
  // Null suits every type that may be left out.
  coerceInputValue(
    value,
    type,
    (path, invalid, { message }) => {
      const [, absent] = /^Field "(\w+)" of required type/.exec(message) ?? []
      const at = [...(isInput ? [] : [name]), ...path, ...(absent ? [absent] : [])]
      const kind = absent ? 'absent' : kindOf(path.reduce(typeWithin, type as Type), invalid)
      issues.push({ path: at.join('.'), message: kind ? typeWords(kind, at) : clipped(message) })
    },
    hideSuggestions,
  )
  return issues
}

interface Refused {
  schema: GraphQLSchema
  operation: OperationDefinitionNode
  variables: Record<string, unknown>
  now: Date
  /** "Did you mean …" reveals the schema piece by piece. */
  hideSuggestions: boolean
}

/**
 * Why variables are refused: the issues of the rules, all at once, and those of the types for everything else. The
 * errors of graphql-js would quote the whole value, once for each unknown field.
 */
export const variableIssues = ({ schema, operation, variables, now, hideSuggestions }: Refused): Issue[] => {
  const given = (operation.variableDefinitions ?? []).map(definition => {
    const name = definition.variable.name.value
    const type = typeFromAST(schema, definition.type as never) as GraphQLInputType
    const isOmitted = !Object.hasOwn(variables, name) && (definition.defaultValue || !isNonNullType(type))
    return { name, type, value: variables[name], isOmitted }
  })
  const ruled = given.flatMap(({ type, value }) => issuesOf(getNamedType(type).name, value, now))
  const said = new Set(ruled.map(({ path }) => path))
  const typed = given.flatMap(({ name, type, value, isOmitted }) =>
    isOmitted ? [] : typeIssues(name, type, value, hideSuggestions),
  )
  return [...ruled, ...typed.slice(0, MOST_ISSUES).filter(({ path }) => !said.has(path))]
}
