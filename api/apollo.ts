import { ApolloServer } from '@apollo/server'
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled'
import { ApolloServerPluginLandingPageLocalDefault } from '@apollo/server/plugin/landingPage/default'
import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases'
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth'
import type { GraphQLError, GraphQLSchema, ValidationContext } from 'graphql'
import type { Context, House } from './context.js'
import { failuresPlugin, formatFailure } from './shared/failures.js'
import { newId } from './shared/ids.js'
import { queryCostPlugin } from './shared/queryCost.js'
import { tokenScopePlugin } from './shared/tokenScope.js'

/** Wide enough for the pages and Sandbox's introspection, far from what would hurt. */
const MOST = { depth: 15, aliases: 30, tokens: 2000 }

/** The rules would throw out of validation, as if the server had failed; here they report. */
const refuse = {
  propagateOnRejection: false,
  onReject: [(context: ValidationContext | null, error: GraphQLError) => context?.reportError(error)],
}

export async function startApollo(
  { config, log }: House,
  schema: GraphQLSchema,
): Promise<ApolloServer<Context>> {
  const landingPage = config.isProduction
    ? ApolloServerPluginLandingPageDisabled()
    : ApolloServerPluginLandingPageLocalDefault({ footer: false })
  const apollo = new ApolloServer<Context>({
    schema,
    introspection: !config.isProduction,
    includeStacktraceInErrorResponses: false,
    persistedQueries: false,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    parseOptions: { maxTokens: MOST.tokens },
    validationRules: [
      maxDepthRule({ n: MOST.depth, ignoreIntrospection: true, ...refuse }),
      maxAliasesRule({ n: MOST.aliases, ...refuse }),
    ],
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      landingPage,
      failuresPlugin(),
      queryCostPlugin(),
      tokenScopePlugin(),
    ],
    formatError: formatFailure(error => {
      const requestId = newId()
      log.error({ err: error, requestId }, 'Unexpected error')
      return requestId
    }),
  })
  await apollo.start()
  return apollo
}
