import { noun } from '../noun.js'
import { Job } from './Job.js'
import { JobEvent } from './JobEvent.js'
import { JobResolver } from './JobResolver.js'
import { jobsInWorklist, strandedJobs, uncoveredJobs } from './JobsInWorklist.js'
import { jobNoticeMails } from './jobNoticeMails.js'
import { jobRoutes } from './jobRoutes.js'
import { SavedAddressResolver } from './SavedAddressResolver.js'
import { tellServed } from './tellServed.js'
import { tellStranded } from './tellStranded.js'
import { tellVendors } from './tellVendors.js'
import { erased, exported, notExported } from './userData.js'

export const jobs = noun({
  name: 'jobs',
  why: 'Vendors serve them.',
  adds: [jobsInWorklist],
  needs: { stranded: strandedJobs.from, uncovered: uncoveredJobs.from },
  entities: [Job, JobEvent],
  resolvers: [JobResolver, SavedAddressResolver],
  rest: jobRoutes,
  tasks: { tellVendors, tellServed, tellStranded },
  exported,
  notExported,
  erased,
  mails: jobNoticeMails,
})
