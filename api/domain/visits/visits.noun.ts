import { noun } from '../noun.js'
import { CalendarFeed } from './CalendarFeed.js'
import { CalendarFeedResolver } from './CalendarFeedResolver.js'
import { extendStock } from './extendStock.js'
import { remindOfVisits } from './remindOfVisits.js'
import { erased, exported, written } from './userData.js'
import { Visit } from './Visit.js'
import { VisitPhoto } from './VisitPhoto.js'
import { VisitResolver } from './VisitResolver.js'
import { disputedJobs, overdueJobs, visitsInWorklist } from './VisitsInWorklist.js'
import { visitsOfJob } from './VisitsOfJob.js'
import { VisitsOfJobResolver } from './VisitsOfJobResolver.js'
import { visitNoticeMails } from './visitNoticeMails.js'
import { visitFiles } from './visitRoutes.js'

export const visits = noun({
  name: 'visits',
  why: 'The vendor of a job makes them.',
  adds: [visitsOfJob, visitsInWorklist],
  needs: { overdue: overdueJobs.from, disputed: disputedJobs.from },
  entities: [CalendarFeed, Visit, VisitPhoto],
  resolvers: [CalendarFeedResolver, VisitResolver, VisitsOfJobResolver],
  files: visitFiles,
  tasks: { extendStock, remindOfVisits },
  exported,
  erased,
  written,
  mails: visitNoticeMails,
})
