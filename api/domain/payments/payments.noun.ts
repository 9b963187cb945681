import { noun } from '../noun.js'
import { Payment } from './Payment.js'
import { PaymentResolver } from './PaymentResolver.js'
import { deniedJobs, paymentsInWorklist, unsettledJobs } from './PaymentsInWorklist.js'
import { paymentsOfJob } from './PaymentsOfJob.js'
import { paymentNoticeMails } from './paymentNoticeMails.js'
import { paymentFiles } from './paymentRoutes.js'
import { exported, notExported, written } from './userData.js'

export const payments = noun({
  name: 'payments',
  why: 'The customer pays the charges to the vendor.',
  adds: [paymentsOfJob, paymentsInWorklist],
  needs: { denied: deniedJobs.from, unsettled: unsettledJobs.from },
  entities: [Payment],
  resolvers: [PaymentResolver],
  files: paymentFiles,
  exported,
  notExported,
  written,
  mails: paymentNoticeMails,
})
