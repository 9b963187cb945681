import { Field, Int, ObjectType } from 'type-graphql'
import { Items } from '../../platform/rows/items.js'

@ObjectType({
  simpleResolvers: true,
  description: 'A city, and how many of the ZIP codes in question are in it.',
})
export class CityZips {
  @Field(() => String, { description: "The Postal Service's name for the city." })
  city!: string

  @Field(() => String, { description: 'Two letters.' })
  state!: string

  @Field(() => Int, { description: 'The number of these ZIP codes that are in the city.' })
  zipCount!: number
}

@ObjectType({ simpleResolvers: true, description: 'The ZIP codes within a distance of a center ZIP code.' })
export class AreasAround {
  @Field(() => String, { description: 'The center ZIP code, five digits.' })
  zipCode!: string

  @Field(() => Int, { description: 'The distance in miles.' })
  miles!: number

  @Field(() => Int, { description: 'The number of ZIP codes, including the center.' })
  zipCount!: number

  @Field(() => Int, { description: 'How many of these ZIP codes the vendor already serves.' })
  servedCount!: number

  @Field(() => [CityZips], {
    description: 'The cities of these ZIP codes. Cities with the most ZIP codes come first.',
  })
  @Items({ most: 1000, usual: 200 })
  cities!: CityZips[]
}

@ObjectType({ simpleResolvers: true, description: 'The result of adding all ZIP codes around a center.' })
export class AreasAroundReport {
  @Field(() => Int, { description: 'How many were added.' })
  addedCount!: number

  @Field(() => Int, { description: 'How many were already on the list.' })
  servedCount!: number
}
