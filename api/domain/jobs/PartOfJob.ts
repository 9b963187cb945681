import type { Opt } from '@mikro-orm/core'
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import { Field, ObjectType } from 'type-graphql'
import { newId } from '../../platform/ids.js'
import { UUID } from '../scalars.js'

/** A row that belongs to a job while one vendor has it: a visit, a charge, or a change order. */
@Entity({ abstract: true })
@ObjectType({ simpleResolvers: true })
export abstract class PartOfJob {
  @PrimaryKey({ type: 'uuid' })
  @Field(() => UUID, { description: 'A random UUID.' })
  id: Opt<string> = newId()

  @Property({ type: 'uuid' })
  @Field(() => UUID, { description: "The job's id." })
  jobId!: string

  /** Not in the schema: the next vendor of a job does not learn who had it before. */
  @Property({ type: 'uuid' })
  vendorId!: string
}
