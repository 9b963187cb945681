import { Field, Int, ObjectType } from 'type-graphql'
import { LocalDate, Money } from '../scalars.js'

@ObjectType({ simpleResolvers: true, description: 'What a vendor earned in a week.' })
export class EarnedWeek {
  @Field(() => LocalDate, {
    description: 'The Monday it starts on, in the time zone given in the X-Time-Zone header.',
  })
  startsOn!: string

  @Field(() => Money, { description: 'The sum of the final prices of jobs completed in that week.' })
  earned!: string

  @Field(() => Int, { description: 'The number of jobs completed in that week.' })
  jobs!: number
}
