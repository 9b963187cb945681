import { InMemoryCache } from '@apollo/client/cache'
import { visit } from 'graphql'

const TYPED = "import type { TypedDocumentNode } from '@graphql-typed-document-node/core'\n"

const cache = new InMemoryCache()

/** Adds `__typename` to each selection but an operation's own, as Apollo Client does. */
const withTypenames = definition =>
  cache.transformDocument({ kind: 'Document', definitions: [definition] }).definitions[0]

const byName = definitions =>
  new Map(
    definitions.map(definition => [definition.name.value, definition]).sort(([a], [b]) => (a < b ? -1 : 1)),
  )

/** All operations and fragments of the pages, by name. */
export const definitionsOf = sources => {
  const definitions = sources.flatMap(({ document }) => document.definitions)
  const ofKind = kind => byName(definitions.filter(definition => definition.kind === kind))
  return { operations: ofKind('OperationDefinition'), fragments: ofKind('FragmentDefinition') }
}

/** The names of the fragments that `node` spreads, directly or indirectly, each once. */
const spreadsOf = (node, fragments, found = new Set()) => {
  visit(node, {
    FragmentSpread: ({ name }) => {
      if (found.has(name.value)) return
      found.add(name.value)
      spreadsOf(fragments.get(name.value), fragments, found)
    },
  })
  return [...found].sort()
}

const isWorthNothing = (key, value) =>
  key === 'loc' || value === undefined || (Array.isArray(value) && value.length === 0)

const plain = node => JSON.stringify(node, (key, value) => (isWorthNothing(key, value) ? undefined : value))

const TYPENAME = plain({ kind: 'Field', name: { kind: 'Name', value: '__typename' } })

/** One shared node for every `__typename`, since they are a third of all fields. */
const jsonOf = node => plain(withTypenames(node)).replaceAll(TYPENAME, 'typename')

const typenameFor = json =>
  json.includes('typename') ? "import { typename } from '../../apollo/typename.js'\n" : ''

/** Names types like the client preset: `JobCard_job` is `JobCard_Job`. */
const typeName = name => name.replace(/(^|_)[a-z]/g, start => start.toUpperCase())

const typeOf = ({ name, operation }) => typeName(name.value) + typeName(operation)

const importsOf = names => names.map(name => `import { ${name} } from '../fragments/${name}.js'\n`).join('')

const documentOf = parts => `{ kind: 'Document', definitions: [${parts.join(', ')}] }`

/** Each role's only subscription belongs to the change stream, not to a component. */
const wraps = { query: 'queryHook', mutation: 'mutationHook' }

const hookOf = (wrap, type, name) => `
export const use${type} = /* #__PURE__ */ ${wrap}(${name}Document)
`

/** The typed document of one operation, which shares its fragments with others, and its hook. */
export const operationModule = (node, fragments) => {
  const spreads = spreadsOf(node, fragments)
  const name = typeName(node.name.value)
  const type = typeOf(node)
  const wrap = wraps[node.operation]
  const json = jsonOf(node)
  return `${TYPED}${wrap ? `import { ${wrap} } from '../../apollo/hooks.js'\n` : ''}${typenameFor(json)}${importsOf(spreads)}import type * as types from '../graphql.js'

export const ${name}Document = ${documentOf([json, ...spreads])} as unknown as TypedDocumentNode<
  types.${type},
  types.${type}Variables
>
${wrap ? hookOf(wrap, type, name) : ''}`
}

/** One fragment's definition, and a standalone document of it with all the fragments it spreads. */
export const fragmentModule = (node, fragments) => {
  const { value } = node.name
  const spreads = spreadsOf(node, fragments)
  const type = `${typeName(value)}Fragment`
  const json = jsonOf(node)
  return `${TYPED}${typenameFor(json)}${importsOf(spreads)}import type * as types from '../graphql.js'

export const ${value} = ${json}

export const ${type}Doc = ${documentOf([value, ...spreads])} as unknown as TypedDocumentNode<types.${type}, unknown>
`
}

/**
 * Exports `useJobsQuery` and the like from one place. The bundler sees through it, so a page contains only what it
 * uses.
 */
export const hooksBarrel = operations =>
  [...operations.values()]
    .filter(({ operation }) => operation in wraps)
    .map(node => `export { use${typeOf(node)} } from './operations/${node.name.value}.js'\n`)
    .join('')

/** The documents and fragments next to the types, for operations without a hook. */
export const typedDocuments = (operations, fragments) =>
  [
    ...[...operations.keys()].map(
      name => `export { ${typeName(name)}Document } from './operations/${name}.js'`,
    ),
    ...[...fragments.keys()].map(
      name => `export { ${typeName(name)}FragmentDoc } from './fragments/${name}.js'`,
    ),
  ].join('\n')
