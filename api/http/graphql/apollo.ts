import { ApolloServer } from '@apollo/server'
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled'
import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases'
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth'
import type { GraphQLError, GraphQLSchema, ValidationContext } from 'graphql'
import type { AppContext, Context } from '../../domain/context.js'
import { currentRequest } from '../../platform/logging/requestScope.js'
import { idempotencyPlugin } from '../idempotency/idempotencyPlugin.js'
import { landingPage } from '../sandbox/landingPage.js'
import { compiledExecution } from './compiledExecution.js'
import { failuresPlugin, formatFailure } from './failures.js'
import { noSubscriptionPlugin } from './noSubscription.js'
import { observePlugin } from './observePlugin.js'
import { ownWritesPlugin } from './ownWritesPlugin.js'
import { MOST_TOKENS, queryCostPlugin } from './queryCost.js'
import { rolePlugin } from './rolePlugin.js'
import { subscriptionRootRule } from './subscriptionRootRule.js'
import { tokenScopePlugin } from './tokenScope.js'

/** High enough for the pages and Sandbox's introspection, far below what would do harm. */
const MOST = { depth: 15, aliases: 30, errors: 20 }

/** By default these rules throw during validation, as if the server had failed; here they report errors. */
const refuse = {
  propagateOnRejection: false,
  onReject: [(context: ValidationContext | null, error: GraphQLError) => context?.reportError(error)],
}

export const validationRules = [
  subscriptionRootRule,
  maxDepthRule({ n: MOST.depth, ignoreIntrospection: true, ...refuse }),
  maxAliasesRule({ n: MOST.aliases, ...refuse }),
]

export async function startApollo(app: AppContext, schema: GraphQLSchema): Promise<ApolloServer<Context>> {
  const { config, log } = app
  const formatError = formatFailure(error => {
    log.error({ err: error }, 'Unexpected error')
    return currentRequest()?.requestId
  })
  const apollo = new ApolloServer<Context>({
    schema,
    stringifyResult: value => JSON.stringify(value),
    introspection: !config.isProduction,
    // "Did you mean …" reveals the schema piece by piece. For variables see queryCost.
    validationOptions: { hideSuggestions: config.isProduction, maxErrors: MOST.errors },
    includeStacktraceInErrorResponses: false,
    persistedQueries: false,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    // The process stops Apollo itself, after the last request.
    stopOnTerminationSignals: false,
    parseOptions: { maxTokens: MOST_TOKENS },
    validationRules,
    plugins: [
      idempotencyPlugin(),
      compiledExecution(error => formatError(error.toJSON(), error)),
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      landingPage(config, app.clock()),
      failuresPlugin(),
      noSubscriptionPlugin(),
      ownWritesPlugin(),
      queryCostPlugin(),
      tokenScopePlugin(),
      rolePlugin(),
      // Last, since it logs the response as the other plugins left it.
      observePlugin(app),
    ],
    formatError,
  })
  await apollo.start()
  return apollo
}
