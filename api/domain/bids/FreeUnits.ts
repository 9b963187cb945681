import { Field, Int, ObjectType } from 'type-graphql'

@ObjectType({ simpleResolvers: true, description: "A vendor's dumpsters of a job's size on its days." })
export class FreeUnits {
  @Field(() => Int, { description: 'Those that are free on all of the days.' })
  free!: number

  @Field(() => Int, { description: 'All of them, without those that are out.' })
  total!: number
}
