import { noun } from '../noun.js'
import { ApplicationResolver } from './ApplicationResolver.js'
import { applicationsInWorklist } from './ApplicationsInWorklist.js'
import { applicationDemo } from './applicationDemo.js'
import { applicationMails } from './applicationMails.js'
import { applicationNoticeMails } from './applicationNoticeMails.js'
import { erased, expired, exported } from './userData.js'
import { VendorApplication } from './VendorApplication.js'

export const applications = noun({
  name: 'applications',
  why: 'An approved application becomes a vendor account.',
  adds: [applicationsInWorklist],
  entities: [VendorApplication],
  resolvers: [ApplicationResolver],
  tasks: applicationMails,
  exported,
  erased,
  expired,
  mails: applicationNoticeMails,
  demo: applicationDemo,
})
