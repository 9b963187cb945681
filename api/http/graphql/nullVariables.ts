import {
  type DocumentNode,
  type GraphQLSchema,
  isNonNullType,
  Kind,
  type OperationDefinitionNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import { badInput } from '../../platform/errors.js'
import { typeWords } from '../../platform/typeWords.js'

const known = new WeakMap<DocumentNode, ReadonlySet<string>>()

/** The variables used where null is not allowed. Their type may allow it if there is a default. */
const neededIn = (document: DocumentNode, schema: GraphQLSchema): ReadonlySet<string> => {
  const found = known.get(document)
  if (found) return found
  const needed = new Set<string>()
  const info = new TypeInfo(schema)
  visit(
    document,
    visitWithTypeInfo(info, {
      [Kind.VARIABLE_DEFINITION]: () => false,
      [Kind.VARIABLE]: ({ name }) => {
        if (isNonNullType(info.getInputType())) needed.add(name.value)
      },
    }),
  )
  known.set(document, needed)
  return needed
}

/**
 * Refuses null for a variable that allows only a value or nothing: `notices(first: $first)`. Validation allows it,
 * since the argument has a default, and execution would fail as if it were our fault.
 */
export const refuseNulls = (
  document: DocumentNode,
  { variableDefinitions = [] }: OperationDefinitionNode,
  schema: GraphQLSchema,
  variables: Record<string, unknown>,
): void => {
  const nulls = variableDefinitions
    .map(({ variable }) => variable.name.value)
    .filter(name => variables[name] === null)
  if (nulls.length === 0) return
  const needed = neededIn(document, schema)
  const issues = nulls
    .filter(name => needed.has(name))
    .map(path => ({ path, message: typeWords('absent', [path]) }))
  if (issues.length > 0) throw badInput(issues)
}
