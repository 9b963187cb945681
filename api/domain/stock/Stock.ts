import { Field, Int, ObjectType } from 'type-graphql'
import { Items } from '../../platform/rows/items.js'
import type { RentalSize } from '../../rules/kinds.js'
import { MOST_SHORT, MOST_STOCK_DAYS } from '../../rules/stock/stockBounds.js'
import { Job } from '../jobs/Job.js'
import { LocalDate, RentalSize as RentalSizes } from '../scalars.js'

@ObjectType({ simpleResolvers: true, description: "A vendor's dumpsters of one size on a day." })
export class StockDay {
  @Field(() => LocalDate, { description: 'The day.' })
  day!: string

  @Field(() => Int, { description: 'The dumpsters, without those that are out.' })
  total!: number

  @Field(() => Int, {
    description: 'The jobs that hold one. More than `total` if some have none.',
  })
  taken!: number

  @Field(() => Int, { description: 'Those of them that should have been back before.' })
  overdue!: number
}

@ObjectType({ simpleResolvers: true, description: "A vendor's dumpsters of one size, day by day." })
export class Stock {
  @Field(() => RentalSizes, { description: 'The size that customers order.' })
  size!: RentalSize

  /** Not in the schema. */
  vendorId!: string

  @Field(() => [StockDay], { description: 'The days asked for.' })
  @Items({ most: MOST_STOCK_DAYS, usual: 14 })
  days!: StockDay[]

  @Field(() => [Job], { description: 'Jobs of the size that have no dumpster, by their first day.' })
  @Items({ most: MOST_SHORT, usual: 1 })
  short?: Job[]
}
