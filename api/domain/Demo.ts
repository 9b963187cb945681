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

/** A noun's part of the demo. Parts are made in the order of the nouns. */
export interface Demo {
  /** Adds to the demo accounts, before there are any jobs. */
  accounts?: (story: DemoStory) => void | Promise<void>
  /** Adds to the demo jobs, after all of them have been made. */
  jobs?: (story: DemoStory) => void | Promise<void>
}
