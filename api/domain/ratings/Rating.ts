import type { Opt, Rel } from '@mikro-orm/core'
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import { Field, Int, ObjectType } from 'type-graphql'
import { newId } from '../../platform/ids.js'
import { User } from '../accounts/User.js'
import { Job } from '../jobs/Job.js'
import { DateTime, UUID } from '../scalars.js'

@Entity({ tableName: 'ratings' })
@ObjectType({
  simpleResolvers: true,
  description: 'A rating that one party of a completed job gave the other.',
})
export class Rating {
  @PrimaryKey({ type: 'uuid' })
  @Field(() => UUID, { description: 'A random UUID.' })
  id: Opt<string> = newId()

  @Property({ type: 'uuid' })
  @Field(() => UUID, { description: 'The completed job.' })
  jobId!: string

  @Property({ type: 'uuid' })
  @Field(() => UUID, { description: 'The id of the user who gave the rating.' })
  raterId!: string

  @Property({ type: 'uuid' })
  @Field(() => UUID, { description: 'The id of the user who was rated.' })
  ratedId!: string

  @Property({ type: 'int' })
  @Field(() => Int, { description: 'A whole number from 1 to 5.' })
  rating!: number

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'A comment.' })
  comment: string | null = null

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When it was given.' })
  createdAt!: Date

  @Field(() => User, { description: 'The user who was rated, with the updated average.' })
  rated?: Rel<User>

  @Field(() => Job, { description: 'The completed job.' })
  job?: Rel<Job>
}
