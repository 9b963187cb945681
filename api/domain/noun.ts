import type { EntityClass } from '@mikro-orm/postgresql'
import type { Addition } from '../platform/rows/View.js'
import type { JobNeed } from '../rules/jobs/jobNeeds.js'
import type { NoticeKindName } from '../rules/notices/notices.js'
import type { Demo } from './Demo.js'
import type { FileRoutes } from './FileRoutes.js'
import type { MailsOf } from './NoticeMail.js'
import type { RestRoutes } from './RestRoutes.js'
import type { Task, TaskPayloads } from './TaskPayloads.js'
import type { Erasure, Expiry, ExportSections, Writing } from './UserData.js'

type Resolver = abstract new (...given: never) => unknown

/** A noun's entries for every list that spans nouns. Plain data, collected in nouns.ts. */
export interface Noun {
  /** Its folder's name. */
  name: string
  /** The reason for its place among the nouns. */
  why: string
  entities?: readonly EntityClass[]
  /** Classes with operations or fields of GraphQL. */
  resolvers?: readonly Resolver[]
  /** REST paths, and the operations they run. */
  rest?: RestRoutes
  /** Files under /api, by their paths. */
  files?: FileRoutes
  /** Fields of other nouns that this one says in its own room. */
  adds?: readonly Addition[]
  /** Jobs that need an admin, as everything after `from` in SQL, with the job as `w`. */
  needs?: { [Need in JobNeed]?: string }
  /** Background tasks; how each is queued is in the noun's `…Tasks.ts`. */
  tasks?: { [Name in keyof TaskPayloads]?: Task<Name> }
  /** The mails of its notices. */
  mails?: Partial<MailsOf<NoticeKindName>>
  /** Data in a user's export (docs/decisions/0037-my-data-is-a-file.md). */
  exported?: ExportSections
  /** Tables that hold nothing about a single user, with the reason. */
  notExported?: Record<string, string>
  /** Data removed when a user closes their account. */
  erased?: readonly Erasure[]
  /** Data removed after some time. */
  expired?: readonly Expiry[]
  /** What people wrote about a job, which goes with its messages. */
  written?: readonly Writing[]
  demo?: Demo
}

export const noun = (given: Noun): Noun => given
