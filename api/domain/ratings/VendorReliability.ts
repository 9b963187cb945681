import { Field, Int, ObjectType } from 'type-graphql'

@ObjectType({
  simpleResolvers: true,
  description:
    'How reliable a vendor is, counted from the histories of jobs. A job that the vendor lost and got again counts twice.',
})
export class VendorReliability {
  @Field(() => Int, {
    description:
      'All jobs that the vendor accepted: those below, and those given back at least 24 hours before the first window.',
  })
  accepted!: number

  @Field(() => Int, { description: 'Those that were completed.' })
  completed!: number

  @Field(() => Int, { description: 'Those accepted or in progress now.' })
  underWay!: number

  @Field(() => Int, {
    description:
      'Those that an admin took back, and those that were cancelled because the vendor did not come.',
  })
  missed!: number

  @Field(() => Int, { description: 'Those that were cancelled for another reason.' })
  cancelled!: number

  @Field(() => Int, {
    description: 'Those given back less than 24 hours before the first window, or after it.',
  })
  givenBackLate!: number
}
