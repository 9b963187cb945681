import { Field, Int, ObjectType } from 'type-graphql'
import { LocalDate, Money } from '../scalars.js'

@ObjectType({ simpleResolvers: true, description: 'What a vendor earned in a week.' })
export class EarnedWeek {
  @Field(() => LocalDate, {
    description: 'The Monday it began, by the clock of the time zone in X-Time-Zone.',
  })
  startsOn!: string

  @Field(() => Money, { description: 'Final prices of the jobs completed in it.' })
  earned!: string

  @Field(() => Int, { description: 'How many jobs were completed in it.' })
  jobs!: number
}
