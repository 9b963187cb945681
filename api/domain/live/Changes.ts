import { Field, ObjectType } from 'type-graphql'
import { type ChangeKind, changeKinds } from '../../rules/live/changeKinds.js'
import { asEnum } from '../asEnum.js'
import { UUID } from '../scalars.js'
import type { Stale as StaleRow } from './Screen.js'

export const ChangeKinds = asEnum('ChangeKind', changeKinds, 'The kind of change.')

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
