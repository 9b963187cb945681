import { Field, Int, ObjectType } from 'type-graphql'

@ObjectType({
  simpleResolvers: true,
  description:
    "A vendor's reliability, counted from job histories. A job that the vendor lost and got again counts twice.",
})
export class VendorReliability {
  @Field(() => Int, {
    description:
      'All jobs that the vendor accepted: the jobs counted in the other fields, and those given back at least 24 hours before the first window.',
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
    description: "Visits that failed through the vendor's own fault. They are not part of accepted.",
  })
  failedVisits!: number
}
