import { noun } from '../noun.js'
import { Charge } from './Charge.js'
import { ChargeResolver } from './ChargeResolver.js'
import { chargesInWorklist, contestedJobs } from './ChargesInWorklist.js'
import { chargesOfJob } from './ChargesOfJob.js'
import { ChargesOfJobResolver } from './ChargesOfJobResolver.js'
import { chargeNoticeMails } from './chargeNoticeMails.js'
import { exported, written } from './userData.js'

export const charges = noun({
  name: 'charges',
  why: 'What the customer of a job owes its vendor.',
  adds: [chargesOfJob, chargesInWorklist],
  needs: { contested: contestedJobs.from },
  entities: [Charge],
  resolvers: [ChargeResolver, ChargesOfJobResolver],
  exported,
  written,
  mails: chargeNoticeMails,
})
