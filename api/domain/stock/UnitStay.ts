import { Field, ObjectType } from 'type-graphql'
import { Job } from '../jobs/Job.js'
import { LocalDate } from '../scalars.js'

@ObjectType({ simpleResolvers: true, description: 'The days for which a job holds a dumpster.' })
export class UnitStay {
  @Field(() => Job, { nullable: true, description: 'The job.' })
  job?: Job | null

  @Field(() => LocalDate, { description: 'The day on which the dumpster leaves.' })
  from!: string

  @Field(() => LocalDate, { description: 'The day on which it is free again.' })
  to!: string

  @Field(() => Boolean, { description: "It stands at the job's address." })
  isThere!: boolean
}
