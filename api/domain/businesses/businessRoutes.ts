import { readFileSync } from 'node:fs'
import { get, type RestRoutes } from '../RestRoutes.js'

export const businessRoutes: RestRoutes = {
  operations: readFileSync(new URL('./businessRoutes.graphql', import.meta.url), 'utf8'),
  routes: [
    get(
      '/vendors/:id',
      'VendorProfile',
      'vendorProfile',
      "A vendor's public profile. Null unless the user is an active vendor.",
    ),
    get('/businesses/:vendorId', 'Business', 'business', "The vendor's business. Null until it is saved."),
    {
      method: 'PUT',
      path: '/businesses',
      summary: "Saves the vendor's business. Omitted fields are removed.",
      operation: 'SaveBusiness',
      answer: 'saveBusiness',
      own: ['vendorId'],
    },
  ],
}
