import { Field, Int, ObjectType } from 'type-graphql'
import type { RentalSize } from '../../rules/kinds.js'
import { LocalDate, RentalSize as RentalSizes, UUID } from '../scalars.js'

@ObjectType({ simpleResolvers: true, description: 'Somebody of a business to whom visits are assigned.' })
export class BoardPerson {
  @Field(() => UUID, { description: "The person's own account." })
  id!: string

  @Field(() => String, { description: 'First and last name.' })
  name!: string
}

@ObjectType({ simpleResolvers: true, description: "A business's dumpsters of one size on a day." })
export class BoardUnits {
  @Field(() => RentalSizes, { description: 'The size that customers order.' })
  size!: RentalSize

  @Field(() => Int, { description: 'Those that no job holds.' })
  free!: number

  @Field(() => Int, { description: 'All of them, without those that are out.' })
  total!: number
}

@ObjectType({ simpleResolvers: true, description: 'The visits of a business on a day, by person.' })
export class Board {
  @Field(() => UUID, { description: 'The business.' })
  vendorId!: string

  @Field(() => LocalDate, { description: 'The day.' })
  day!: string
}

@ObjectType({ simpleResolvers: true, description: 'How full a day of the board is.' })
export class BoardDay {
  @Field(() => LocalDate, { description: "The day, on each job's clock." })
  day!: string

  @Field(() => Int, { description: 'The visits of that day, except cancelled ones.' })
  visits!: number

  @Field(() => Int, { description: 'Those of them that are assigned to somebody.' })
  assigned!: number
}
