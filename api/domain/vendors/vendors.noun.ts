import { noun } from '../noun.js'
import { DumpsterSize } from './DumpsterSize.js'
import { documentExpiry } from './documentExpiry.js'
import { documentNoticeMails } from './documentNoticeMails.js'
import { ServiceArea } from './ServiceArea.js'
import { ServiceAreaResolver } from './ServiceAreaResolver.js'
import { erased, exported, notExported } from './userData.js'
import { VendorChangeResolver } from './VendorChangeResolver.js'
import { VendorDocument } from './VendorDocument.js'
import { VendorItem } from './VendorItem.js'
import { vendorOfUser } from './VendorOfUser.js'
import { VendorResolver } from './VendorResolver.js'
import { VendorService } from './VendorService.js'
import { vendorsInWorklist } from './VendorsInWorklist.js'
import { vendorDemo } from './vendorDemo.js'
import { vendorRoutes } from './vendorRoutes.js'

export const vendors = noun({
  name: 'vendors',
  why: 'Services, areas, and documents of an account.',
  adds: [vendorOfUser, vendorsInWorklist],
  entities: [DumpsterSize, ServiceArea, VendorDocument, VendorItem, VendorService],
  resolvers: [ServiceAreaResolver, VendorChangeResolver, VendorResolver],
  rest: vendorRoutes,
  tasks: { documentExpiry },
  exported,
  notExported,
  erased,
  mails: documentNoticeMails,
  demo: vendorDemo,
})
