import { Field, ObjectType } from 'type-graphql'

@ObjectType({ simpleResolvers: true, description: "One of Stripe's own pages." })
export class PageOfStripe {
  @Field(() => String, { description: 'The address to send the viewer to.' })
  url!: string
}
