import { Field, ObjectType, registerEnumType } from 'type-graphql'
import { type ChangeKind, changeKinds } from '../../platform/live/Change.js'
import { UUID } from '../scalars.js'
import type { Stale as StaleRow } from './Screen.js'

const described: Record<ChangeKind, string> = {
  job: 'Many jobs at once, without their ids.',
  bid: "A bid. Sent to its vendor and the job's customer.",
  message: 'A message. Sent to its sender and receiver.',
  question:
    "A question about a job. Sent to its vendor and the job's customer, and once it is answered, to all vendors who may see the job.",
  rating: 'A rating. Sent to the users who gave it and received it.',
  ticket: 'A support ticket.',
  document: "A vendor's document.",
  service: "A vendor's services.",
  area: "A vendor's service areas.",
  size: "A vendor's dumpster sizes.",
  offer_rule: "A vendor's rule for instant bids.",
  business:
    "A vendor's business. Sent to the vendor and to customers on whose jobs the vendor has bid; its id is the vendor's.",
  statement: "A vendor's statement of service fees. Sent to the vendor.",
  settings: 'The settings of this installation.',
  user: 'An account.',
  notice: "The viewer's notices: new ones arrived, or some were read.",
  session: 'A session: a user signed in or out.',
  token: 'An API token.',
  export: 'A data export.',
  audit: 'The audit log. Admins only.',
  suspension: 'A request to suspend an administrator was made or decided.',
  application: 'A vendor application was sent or decided. Admins only.',
  preference: "The viewer's notice preferences. Sent only to their owner.",
  task: 'Background tasks failed or recovered. Admins only.',
}

export const ChangeKinds = Object.fromEntries(changeKinds.map(kind => [kind, kind])) as {
  [Kind in ChangeKind]: Kind
}
registerEnumType(ChangeKinds, {
  name: 'ChangeKind',
  description: 'The kind of change.',
  valuesConfig: Object.fromEntries(
    Object.entries(described).map(([kind, description]) => [kind, { description }]),
  ) as never,
})

@ObjectType({
  simpleResolvers: true,
  description: 'Something that has changed. Refetch it if you show it.',
})
export class Stale implements StaleRow {
  @Field(() => ChangeKinds, { description: 'The kind of change.' })
  kind!: ChangeKind

  @Field(() => UUID, {
    nullable: true,
    description: 'The id of what has changed. Null for settings, and when many items changed at once.',
  })
  id!: string | null

  @Field(() => UUID, { nullable: true, description: 'The job that it belongs to, if any.' })
  jobId!: string | null
}

@ObjectType({ simpleResolvers: true, description: 'The request that made a change.' })
export class ChangeOfAct {
  @Field(() => UUID, { description: 'The id of the changed item: a job, or an entry in `stale`.' })
  id!: string

  @Field(() => UUID, { description: 'The Live-Act header of the request.' })
  act!: string
}

@ObjectType({ description: 'The changes visible to the viewer since the previous message.' })
export class Changes {
  @Field(() => String, {
    description:
      'Where to resume. If the connection breaks, send it as `after` in the next subscription. Changes from the last second before it may be sent twice.',
  })
  cursor!: string

  @Field(() => Boolean, {
    description:
      'Whether you must refetch everything you show. True if there are too many changes to list, or if they are no longer known.',
  })
  reload!: boolean

  @Field(() => String, {
    nullable: true,
    description:
      "The position in the database's log, if queries read from replicas. Send it as the `After-Change` header with queries that you run because of this message, so that they see the changes.",
  })
  position!: string | null

  jobIds!: string[]

  @Field(() => [Stale], { description: 'Other things that have changed.' })
  stale!: Stale[]

  @Field(() => [ChangeOfAct], {
    description:
      'Changes made by a single request that sent a Live-Act header (a UUID of its own). The sender already has them in the response and can skip them.',
  })
  acts!: ChangeOfAct[]
}
