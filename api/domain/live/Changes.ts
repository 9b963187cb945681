import { Field, ObjectType, registerEnumType } from 'type-graphql'
import { type ChangeKind, changeKinds } from '../../platform/live/Change.js'
import { UUID } from '../scalars.js'
import type { Stale as StaleRow } from './Screen.js'

const described: Record<ChangeKind, string> = {
  job: 'Jobs, so many at once that none is named.',
  bid: "A bid. Sent to its vendor and the job's customer.",
  message: 'A message. Sent to its sender and receiver.',
  question:
    "A question about a job. Sent to its vendor and the job's customer, and once answered to the vendors who may see the job.",
  rating: 'A rating. Sent to the users who gave and got it.',
  ticket: 'A support ticket.',
  document: "A vendor's document.",
  service: "A vendor's services.",
  area: "A vendor's service areas.",
  size: "A vendor's dumpster sizes.",
  business:
    "A vendor's business. Sent to the vendor and to customers on whose jobs the vendor has bid; its id is the vendor's.",
  settings: 'The settings of this install.',
  user: 'An account.',
  notice: 'Notices of the viewer: there are new ones, or some were read.',
  session: 'A session: somebody signed in or out.',
  token: 'An API token.',
  export: "A file of a user's data.",
  audit: 'The audit log. Admins only.',
  suspension: 'The suspension of an administrator, requested or decided.',
  application: 'An application of a vendor: sent or decided. Admins only.',
  preference: 'How and when the viewer is told. Sent to its owner alone.',
  task: 'Background tasks that failed, or no longer do. Admins only.',
}

export const ChangeKinds = Object.fromEntries(changeKinds.map(kind => [kind, kind])) as {
  [Kind in ChangeKind]: Kind
}
registerEnumType(ChangeKinds, {
  name: 'ChangeKind',
  description: 'What has changed.',
  valuesConfig: Object.fromEntries(
    Object.entries(described).map(([kind, description]) => [kind, { description }]),
  ) as never,
})

@ObjectType({
  simpleResolvers: true,
  description: 'Something that has changed: fetch it again where it is shown.',
})
export class Stale implements StaleRow {
  @Field(() => ChangeKinds, { description: 'What it is.' })
  kind!: ChangeKind

  @Field(() => UUID, { nullable: true, description: 'Its id; null for settings and for many at once.' })
  id!: string | null

  @Field(() => UUID, { nullable: true, description: 'The job that it belongs to, if any.' })
  jobId!: string | null
}

@ObjectType({ simpleResolvers: true, description: 'Which request made a change.' })
export class ChangeOfAct {
  @Field(() => UUID, { description: 'What changed: the id of a job, or of an entry of stale.' })
  id!: string

  @Field(() => UUID, { description: 'The header Live-Act of the request.' })
  act!: string
}

@ObjectType({ description: 'What has changed for the viewer since the previous message.' })
export class Changes {
  @Field(() => String, {
    description:
      'Where to resume: send it as `after` of the next subscription when the connection breaks. What changed within the second before may then be sent twice.',
  })
  cursor!: string

  @Field(() => Boolean, {
    description:
      'Whether everything that is shown must be fetched again: too much has changed to be listed, or it is no longer known what.',
  })
  reload!: boolean

  @Field(() => String, {
    nullable: true,
    description:
      "Where the database's log stood, if queries are read from replicas: send it as the header `After-Change` of the queries that you run because of this message, and they see what has changed.",
  })
  position!: string | null

  jobIds!: string[]

  @Field(() => [Stale], { description: 'What else has changed.' })
  stale!: Stale[]

  @Field(() => [ChangeOfAct], {
    description:
      'Changes that a single request made, if it had the header Live-Act, a UUID of its own: whoever sent it has them in its answer.',
  })
  acts!: ChangeOfAct[]
}
