import { Field, Int, ObjectType } from 'type-graphql'

@ObjectType({
  simpleResolvers: true,
  description:
    "A vendor's reliability, counted from job histories. A job that the vendor lost and got again counts twice.",
})
export class VendorReliability {
  @Field(() => Int, {
    description:
      'The jobs that show how reliable the vendor is: completed, missed, and given back. Those that are under way or that others cancelled say nothing about it.',
  })
  accepted!: number

  @Field(() => Int, { description: 'Jobs that were completed.' })
  completed!: number

  @Field(() => Int, {
    description: 'Jobs that are accepted or in progress now, except those that count as missed.',
  })
  underWay!: number

  @Field(() => Int, {
    description:
      'Jobs that an admin took back, that were cancelled or opened again because the vendor did not come, or to which nobody has come two hours after the first window.',
  })
  missed!: number

  @Field(() => Int, { description: 'Jobs that were cancelled for any other reason.' })
  cancelled!: number

  @Field(() => Int, {
    description: 'Jobs that the vendor gave back less than 24 hours before the first window, or after it.',
  })
  givenBackLate!: number

  @Field(() => Int, {
    description:
      "Visits that failed through the vendor's own fault, or whose failure an admin found to be reported wrongly, and pickups two hours late. They are not part of accepted.",
  })
  failedVisits!: number
}
