import {
  type GraphQLEnumType,
  type GraphQLField,
  type GraphQLInputObjectType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type GraphQLType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type SelectionSetNode,
  typeFromAST,
} from 'graphql'
import { routes } from '../../domain/nouns.js'
import type { Route } from '../../domain/RestRoutes.js'
import { dumpsterSizes } from '../../rules/kinds.js'
import { operationNamed, operationsDocument } from './operations.js'
import { MOST_ROWS } from './variables.js'

type Json = Record<string, unknown>

const SCALARS: Record<string, Json> = {
  Boolean: { type: 'boolean' },
  DateTime: { type: 'string', format: 'date-time' },
  EmailAddress: { type: 'string', format: 'email' },
  Float: { type: 'number' },
  ID: { type: 'string' },
  Int: { type: 'integer' },
  LocalDate: { type: 'string', format: 'date' },
  Tons: {
    type: 'string',
    pattern: '^\\d{1,2}(\\.\\d{1,2})?$',
    description: 'Short tons (2,000 pounds), such as "1.5".',
  },
  Money: { type: 'string', pattern: '^\\d+(\\.\\d{1,2})?$', description: 'US dollars, such as "149.50".' },
  RentalSize: { type: 'string', enum: Object.keys(dumpsterSizes) },
  String: { type: 'string' },
  UUID: { type: 'string', format: 'uuid' },
}

const orNull = (schema: Json, type: GraphQLType): Json => {
  if (isNonNullType(type)) return schema
  if (schema.enum)
    return { ...schema, type: [schema.type, 'null'], enum: [...(schema.enum as unknown[]), null] }
  return { ...schema, type: [schema.type, 'null'] }
}

const leaf = (type: GraphQLType): Json => {
  const named = getNamedType(type)!
  return isEnumType(named)
    ? { type: 'string', enum: (named as GraphQLEnumType).getValues().map(({ name }) => name) }
    : SCALARS[named.name]!
}

const fragments = new Map(
  operationsDocument.definitions.flatMap(definition =>
    definition.kind === Kind.FRAGMENT_DEFINITION
      ? [[definition.name.value, definition.selectionSet] as const]
      : [],
  ),
)

const fieldsOf = (set: SelectionSetNode): { name: string; set?: SelectionSetNode }[] =>
  set.selections.flatMap(selection => {
    if (selection.kind === Kind.FIELD) return [{ name: selection.name.value, set: selection.selectionSet }]
    return selection.kind === Kind.FRAGMENT_SPREAD ? fieldsOf(fragments.get(selection.name.value)!) : []
  })

const described = (schema: Json, { description }: { description?: string | null }): Json => ({
  ...(description && { description }),
  ...schema,
})

const outputOf = (type: GraphQLOutputType, set?: SelectionSetNode): Json => {
  const nullable = getNullableType(type)
  if (isListType(nullable))
    return orNull({ type: 'array', items: outputOf(nullable.ofType as GraphQLOutputType, set) }, type)
  if (!isObjectType(nullable)) return orNull(leaf(nullable), type)
  const asked = fieldsOf(set!)
  const fields = nullable.getFields()
  return orNull(
    {
      type: 'object',
      properties: Object.fromEntries(
        asked.map(({ name, set: inner }) => [
          name,
          described(outputOf(fields[name]!.type, inner), fields[name]!),
        ]),
      ),
      required: asked.map(({ name }) => name),
      additionalProperties: false,
    },
    type,
  )
}

const answerOf = (schema: GraphQLSchema, { path: route, answer }: Route, operation: string): Json => {
  const { operation: kind, selectionSet } = operationNamed(operation)
  const root = (kind === 'query' ? schema.getQueryType() : schema.getMutationType())!
  const [first, ...rest] = answer === '*' ? [fieldsOf(selectionSet)[0]!.name] : answer.split('.')
  let field: GraphQLField<unknown, unknown> = root.getFields()[first!]!
  let set = fieldsOf(selectionSet).find(({ name }) => name === first)!.set
  for (const key of rest) {
    const inner = fieldsOf(set!).find(({ name }) => name === key)!
    field = (getNamedType(field.type) as GraphQLObjectType).getFields()[key]!
    set = inner.set
  }
  if (getNamedType(field.type).name === 'Boolean') {
    return {
      type: 'object',
      properties: { success: { type: 'boolean' } },
      required: ['success'],
      additionalProperties: false,
    }
  }
  const found = outputOf(field.type, set)
  // Signed-out requests get a 401, so this response is never null.
  return route === '/me' && Array.isArray(found.type) ? { ...found, type: found.type[0] } : found
}

const inputOf = (type: GraphQLInputObjectType): { properties: Json; required: string[] } => {
  const fields = Object.values(type.getFields())
  const shapeOf = (field: (typeof fields)[number]): Json => {
    const nullable = getNullableType(field.type)
    const base = isListType(nullable) ? { type: 'array', items: leaf(nullable.ofType) } : leaf(nullable)
    const shape = ['Money', 'Tons'].includes(getNamedType(field.type).name)
      ? { ...base, type: ['string', 'number'] }
      : base
    return described(
      isNonNullType(field.type) || Array.isArray(shape.type) ? shape : orNull(shape, field.type),
      field,
    )
  }
  return {
    properties: Object.fromEntries(fields.map(field => [field.name, shapeOf(field)])),
    required: fields
      .filter(field => isNonNullType(field.type) && field.defaultValue === undefined)
      .map(({ name }) => name),
  }
}

const pathNames = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!)

const variablesOf = (schema: GraphQLSchema, operation: string) =>
  (operationNamed(operation).variableDefinitions ?? []).map(({ variable, type }) => ({
    name: variable.name.value,
    type: typeFromAST(schema, type as never) as GraphQLType,
  }))

const bodyOf = (schema: GraphQLSchema, route: Route, operation: string, typeName?: string): Json | null => {
  const inPath = new Set(pathNames(route.path))
  const properties: Json = {}
  const required: string[] = []
  if (typeName) {
    properties.type = { const: typeName }
    required.push('type')
  }
  for (const { name, type } of variablesOf(schema, operation)) {
    const named = getNamedType(type)!
    if (isInputObjectType(named)) {
      const input = inputOf(named)
      Object.assign(properties, input.properties)
      required.push(...input.required)
    } else if (!inPath.has(name) && route.method !== 'GET') {
      properties[name] = leaf(type)
      if (isNonNullType(type)) required.push(name)
    }
  }
  for (const name of route.own ?? []) {
    if (!inPath.has(name))
      properties[name] = {
        type: 'string',
        format: 'uuid',
        description: 'Optional. If sent, it must be your own id.',
      }
  }
  return Object.keys(properties).length > 0 ? { type: 'object', properties, required } : null
}

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'A key you choose for this request. If you repeat the request with the same key within a day, it is not carried out again and you get the first response. Ignored when you sign in, sign up, or sign out, and when you create upload links.',
  schema: { type: 'string', minLength: 1, maxLength: 200, pattern: '^[\\x21-\\x7e]+$' },
}

const FIRST = {
  name: 'first',
  in: 'query',
  required: false,
  description: 'The maximum number of items.',
  schema: { type: 'integer', minimum: 1, maximum: MOST_ROWS, default: MOST_ROWS },
}

const parametersOf = (schema: GraphQLSchema, route: Route, operation: string): Json[] => {
  const inPath = pathNames(route.path).map(name => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
  if (route.method !== 'GET') return [...inPath, IDEMPOTENCY_KEY]
  const inQuery = variablesOf(schema, operation)
    .filter(({ name }) => !pathNames(route.path).includes(name))
    .map(({ name, type }) =>
      name === 'first' ? FIRST : { name, in: 'query', required: isNonNullType(type), schema: leaf(type) },
    )
  return [...inPath, ...inQuery]
}

const content = (schema: Json) => ({ 'application/json': { schema } })

const operationObject = (schema: GraphQLSchema, route: Route): Json => {
  const operations =
    typeof route.operation === 'string'
      ? [[undefined, route.operation] as const]
      : Object.entries(route.operation)
  const [, operation] = operations[0]!
  const bodies = operations
    .map(([typeName, name]) => bodyOf(schema, route, name!, typeName))
    .filter(body => body !== null)
  const failure = (description: string) => ({
    description,
    content: content({ $ref: '#/components/schemas/Failure' }),
  })
  return {
    summary: route.summary,
    operationId: `${route.method.toLowerCase()}${route.path.replace(/[/:-]+(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
    parameters: parametersOf(schema, route, operation!),
    ...(bodies.length > 0 && {
      requestBody: { required: true, content: content(bodies.length > 1 ? { oneOf: bodies } : bodies[0]!) },
    }),
    responses: {
      [route.status ?? 200]: {
        description: 'Success.',
        content: content(answerOf(schema, route, operation!)),
      },
      400: failure('Invalid input. `error` is the first message.'),
      401: failure('Not signed in.'),
      403: failure('Not allowed.'),
      404: failure('Not found, or not visible to you.'),
      408: failure('The body arrived too slowly.'),
      409: failure(
        'Conflicts with the current state, such as a job that is already taken or a bid that already exists.',
      ),
      413: failure('The body is larger than 1 MB or has too many values.'),
      415: failure('The body is not JSON in UTF-8.'),
      429: failure('Too many requests. Wait for the seconds in Retry-After.'),
      500: failure('An error on our side. Include the requestId when you report it.'),
      503: failure('Temporarily unavailable. Wait for the seconds in Retry-After.'),
    },
  }
}

/** All REST paths as OpenAPI 3.1, generated from the route table and the schema that serve them. */
export const openApi = (schema: GraphQLSchema): Json => {
  const paths: Record<string, Json> = {}
  for (const route of routes) {
    const path = `/api${route.path.replace(/:(\w+)/g, '{$1}')}`
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationObject(schema, route) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Haulbid',
      version: '1',
      description:
        'The REST paths run the operations of the GraphQL API. Sign in with a cookie, or send `Authorization: Bearer TOKEN`. Lists with an `after` parameter return the newest 1,000 items, or as many as `first` specifies. A `Link` header with rel="next" points to the next page. All other lists are complete.',
    },
    paths,
    components: {
      schemas: {
        Failure: {
          type: 'object',
          properties: {
            error: { type: 'string' },
            requestId: {
              type: 'string',
              description: 'Only with status 500. Include it when you report the error.',
            },
          },
          required: ['error'],
          additionalProperties: false,
        },
      },
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    },
    security: [{}, { token: [] }],
  }
}
