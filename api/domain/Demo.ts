import type { EntityManager } from '@mikro-orm/postgresql'
import type { User } from './accounts/User.js'
import type { Context } from './context.js'
import type { Job } from './jobs/Job.js'
import type { Upload } from './uploads/Upload.js'

/** The demo while it is made. */
export interface DemoStory {
  tx: EntityManager
  now: Date
  hoursAgo(hours: number): Date
  /** By username. */
  users: Record<string, User>
  jobs: Job[]
  /** Stores a file generated for the demo, as if its owner had uploaded it then. */
  keepFile(ownerId: string, name: string, at: Date): Promise<Upload>
  /** Lets a demo account act at that moment. */
  actAs(user: User, at: Date): Context
}

/** What a noun has in the demo, made after that of the nouns below it. */
export interface Demo {
  /** Of accounts, before there are jobs. */
  accounts?: (story: DemoStory) => void | Promise<void>
  /** Of the jobs, once they have come to where they are. */
  jobs?: (story: DemoStory) => void | Promise<void>
}
