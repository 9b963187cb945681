import 'reflect-metadata'
import type { GraphQLSchema } from 'graphql'
import { buildSchemaSync } from 'type-graphql'
import type { Context } from '../../domain/context.js'
import { resolvers } from '../../domain/nouns.js'
import { checkRules } from '../../platform/rules.js'

const NO_EVENTS = { async *[Symbol.asyncIterator]() {} }

/** Plugs the rules into the operations of all nouns: each argument is validated by the rules of its class. */
const build = () =>
  buildSchemaSync({
    resolvers: resolvers as [(typeof resolvers)[number]],
    // TypeGraphQL requires it, although each subscription has its own `subscribe`.
    pubSub: { publish: () => undefined, subscribe: () => NO_EVENTS },
    validateFn: (value, _type, { context }) => checkRules(value, (context as Context).now),
  })

let built: GraphQLSchema | undefined

/** Built once for each process: a test file starts several servers, and the schema takes most of a start. */
export const buildHaulbidSchema = (): GraphQLSchema => {
  built ??= build()
  return built
}
