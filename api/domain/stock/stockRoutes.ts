import { readFileSync } from 'node:fs'
import { get, type RestRoutes } from '../RestRoutes.js'

export const stockRoutes: RestRoutes = {
  operations: readFileSync(new URL('./stockRoutes.graphql', import.meta.url), 'utf8'),
  routes: [
    get('/units/:vendorId', 'Units', 'units', "The vendor's numbered dumpsters, by size and label."),
    get(
      '/stock/:vendorId',
      'Stock',
      'stock',
      "The vendor's dumpsters day by day, from day `from` to day `to`.",
    ),
  ],
}
