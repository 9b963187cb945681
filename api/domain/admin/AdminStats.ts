import { Field, Float, Int, ObjectType } from 'type-graphql'
import type { ServiceType } from '../../rules/kinds.js'
import { ServiceTypes } from '../enums.js'
import { LocalDate, Money } from '../scalars.js'

@ObjectType({ simpleResolvers: true, description: "The five cards of the admin's dashboard." })
export class AdminStats {
  @Field(() => Int, { description: 'Customers plus vendors.' })
  totalUsers!: number

  @Field(() => Int, { description: 'Vendors who are not suspended.' })
  activeVendors!: number

  @Field(() => Int, { description: 'Jobs ever posted.' })
  totalOrders!: number

  @Field(() => Money, { description: 'Final prices of all completed jobs.' })
  totalRevenue!: string

  @Field(() => Int, { description: 'Support tickets that are open.' })
  pendingIssues!: number
}

@ObjectType({ simpleResolvers: true, description: 'A day of the marketplace.' })
export class MarketDay {
  @Field(() => LocalDate, { description: 'By the clock of the time zone in X-Time-Zone.' })
  date!: string

  @Field(() => Int, { description: 'Jobs posted on it.' })
  orders!: number

  @Field(() => Money, { description: 'Final prices of the jobs completed on it.' })
  revenue!: string
}

@ObjectType({
  simpleResolvers: true,
  description: 'How well a service is answered, of the jobs posted in the last 30 days.',
})
export class MarketService {
  @Field(() => ServiceTypes, { description: 'Which service.' })
  serviceType!: ServiceType

  @Field(() => Int, { description: 'Jobs posted.' })
  jobs!: number

  @Field(() => Float, {
    nullable: true,
    description: 'Share of them that got a bid, 0 to 1; null without jobs.',
  })
  shareWithBid!: number | null

  @Field(() => Float, {
    nullable: true,
    description: 'Median minutes from posting to the first bid; null without bids.',
  })
  medianMinutesToFirstBid!: number | null
}

@ObjectType({ simpleResolvers: true, description: 'The marketplace over the last 30 days.' })
export class MarketOverview {
  @Field(() => [MarketDay], { description: '30 days, today last.' })
  days!: MarketDay[]

  @Field(() => [MarketService], { description: 'Each service.' })
  services!: MarketService[]
}
