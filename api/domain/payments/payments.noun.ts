import { noun } from '../noun.js'
import { readDisputes, readStripeObject } from './bankDisputes.js'
import { Payment } from './Payment.js'
import { PaymentResolver } from './PaymentResolver.js'
import { cardJobs, deniedJobs, paymentsInWorklist, unsettledJobs } from './PaymentsInWorklist.js'
import { paymentsOfJob } from './PaymentsOfJob.js'
import { PaymentsOfJobResolver } from './PaymentsOfJobResolver.js'
import { paymentNoticeMails } from './paymentNoticeMails.js'
import { paymentFiles } from './paymentRoutes.js'
import { readCardPayment, readCardPayments } from './readCardPayment.js'
import { settleCards } from './settleCards.js'
import { exported, notExported, written } from './userData.js'

export const payments = noun({
  name: 'payments',
  why: 'The customer pays the charges to the vendor.',
  adds: [paymentsOfJob, paymentsInWorklist],
  needs: { denied: deniedJobs.from, cards: cardJobs.from, unsettled: unsettledJobs.from },
  entities: [Payment],
  resolvers: [PaymentResolver, PaymentsOfJobResolver],
  tasks: { settleCards, readCardPayment, readStripeObject, readCardPayments, readDisputes },
  files: paymentFiles,
  exported,
  notExported,
  written,
  mails: paymentNoticeMails,
})
