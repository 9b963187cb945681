import { Field, Int, ObjectType } from 'type-graphql'

@ObjectType({
  simpleResolvers: true,
  description:
    'How reliable a vendor is, counted from the histories of jobs. Jobs under way count once they end; those that were cancelled, or that an admin took back, never do.',
})
export class VendorReliability {
  @Field(() => Int, { description: 'The jobs that the vendor accepted and then completed or gave back.' })
  accepted!: number

  @Field(() => Int, { description: 'Those that were completed.' })
  completed!: number

  @Field(() => Int, {
    description: 'Those given back less than 24 hours before the first window, or after it.',
  })
  givenBackLate!: number
}
