import { readFileSync } from 'node:fs'
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled'
import { ApolloServerPluginLandingPageLocalDefault } from '@apollo/server/plugin/landingPage/default'
import type { Config } from '../../platform/config.js'

export const examples = readFileSync(new URL('./examples.graphql', import.meta.url), 'utf8')

const DAY_MS = 86_400_000

/** Apollo Sandbox in development, with the browser's session and sample operations; nothing in production. */
export const landingPage = ({ isProduction }: Pick<Config, 'isProduction'>, now: Date) =>
  isProduction
    ? ApolloServerPluginLandingPageDisabled()
    : ApolloServerPluginLandingPageLocalDefault({
        footer: false,
        // Sandbox's frame has the surrounding page fetch, so the request is same-site and includes our cookie.
        includeCookies: true,
        document: examples,
        variables: {
          pickup: new Date(now.getTime() + 7 * DAY_MS).toISOString(),
          job: 'an id that JobsNearMe answered',
          bid: 'an id of a bid that MyOrders answered',
        },
        // Polling the schema every second would cost a point each time.
        embed: { runTelemetry: false, initialState: { pollForSchemaUpdates: false } },
      })
