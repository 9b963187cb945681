import { noun } from '../noun.js'
import { Business } from './Business.js'
import { businessOfUser } from './BusinessOfUser.js'
import { BusinessResolver } from './BusinessResolver.js'
import { businessDemo } from './businessDemo.js'
import { businessNoticeMails } from './businessNoticeMails.js'
import { businessRoutes } from './businessRoutes.js'
import { erased, exported } from './userData.js'
import { VendorProfileResolver } from './VendorProfileResolver.js'

export const businesses = noun({
  name: 'businesses',
  why: 'What a vendor shows to customers, with the documents.',
  adds: [businessOfUser],
  entities: [Business],
  resolvers: [BusinessResolver, VendorProfileResolver],
  rest: businessRoutes,
  exported,
  erased,
  mails: businessNoticeMails,
  demo: businessDemo,
})
