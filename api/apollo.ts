import { ApolloServer } from '@apollo/server'
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled'
import {
  ApolloServerPluginLandingPageLocalDefault,
  ApolloServerPluginLandingPageProductionDefault,
} from '@apollo/server/plugin/landingPage/default'
import { costLimitRule } from '@escape.tech/graphql-armor-cost-limit'
import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases'
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth'
import type { Context, House } from './context.js'
import { buildHaulbidSchema } from './schema.js'
import { failuresPlugin, formatFailure } from './shared/failures.js'
import { newId } from './shared/ids.js'

/** Wide enough for the pages and Sandbox's introspection, far from what would hurt. */
const MOST = { depth: 15, aliases: 30, tokens: 2000, cost: 5000 }

export async function startApollo({ config, log }: House): Promise<ApolloServer<Context>> {
  const landingPage = config.isProduction
    ? ApolloServerPluginLandingPageProductionDefault
    : ApolloServerPluginLandingPageLocalDefault
  const apollo = new ApolloServer<Context>({
    schema: buildHaulbidSchema(),
    introspection: !config.isProduction,
    includeStacktraceInErrorResponses: false,
    persistedQueries: false,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    parseOptions: { maxTokens: MOST.tokens },
    validationRules: [
      maxDepthRule({ n: MOST.depth, ignoreIntrospection: true }),
      maxAliasesRule({ n: MOST.aliases }),
      costLimitRule({ maxCost: MOST.cost, ignoreIntrospection: true }),
    ],
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      landingPage({ footer: false }),
      failuresPlugin(),
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
