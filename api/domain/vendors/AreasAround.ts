import { Field, Int, ObjectType } from 'type-graphql'

@ObjectType({ simpleResolvers: true, description: 'A city, and how many of some ZIP codes are in it.' })
export class CityZips {
  @Field(() => String, { description: 'As the Postal Service names it.' })
  city!: string

  @Field(() => String, { description: 'Two letters.' })
  state!: string

  @Field(() => Int, { description: 'How many of the ZIP codes.' })
  zipCount!: number
}

@ObjectType({ simpleResolvers: true, description: 'The ZIP codes within so many miles of one.' })
export class AreasAround {
  @Field(() => String, { description: 'The one in the middle, five digits.' })
  zipCode!: string

  @Field(() => Int, { description: 'The distance.' })
  miles!: number

  @Field(() => Int, { description: 'How many there are, the one in the middle included.' })
  zipCount!: number

  @Field(() => Int, { description: 'How many of them the vendor serves already.' })
  servedCount!: number

  @Field(() => [CityZips], { description: 'The cities they are in, those with the most first.' })
  cities!: CityZips[]
}

@ObjectType({ simpleResolvers: true, description: 'The result of adding all ZIP codes around one.' })
export class AreasAroundReport {
  @Field(() => Int, { description: 'How many were added.' })
  addedCount!: number

  @Field(() => Int, { description: 'How many were on the list already.' })
  servedCount!: number
}
