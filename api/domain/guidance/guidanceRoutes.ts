import { readFileSync } from 'node:fs'
import { get, type RestRoutes } from '../RestRoutes.js'

export const guidanceRoutes: RestRoutes = {
  operations: readFileSync(new URL('./guidanceRoutes.graphql', import.meta.url), 'utf8'),
  routes: [
    get(
      '/nearby/:serviceType/:zipCode',
      'Nearby',
      'nearby',
      'The vendors and usual prices of one service near a ZIP code. Available without signing in.',
    ),
    get(
      '/price-guidance/:serviceType/:zipCode',
      'PriceGuidance',
      'priceGuidance',
      'The usual prices of jobs like this nearby, or null. For a rental, add `?dumpsterSize=`; for a junk pickup, `?loadEighths=` shows the prices of that load if there are enough.',
    ),
  ],
}
