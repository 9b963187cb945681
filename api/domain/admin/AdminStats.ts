import { Field, Float, Int, ObjectType } from 'type-graphql'
import type { ServiceType } from '../../rules/kinds.js'
import { ServiceTypes } from '../accounts/accountEnums.js'
import { LocalDate, Money } from '../scalars.js'

@ObjectType({ simpleResolvers: true, description: 'The five figures on the admin dashboard.' })
export class AdminStats {
  @Field(() => Int, { description: 'Customers plus vendors.' })
  totalUsers!: number

  @Field(() => Int, { description: 'Vendors whose accounts are not suspended.' })
  activeVendors!: number

  @Field(() => Int, { description: 'All jobs ever posted.' })
  totalOrders!: number

  @Field(() => Money, { description: 'The sum of the final prices of all completed jobs.' })
  totalRevenue!: string

  @Field(() => Int, { description: 'Open support tickets.' })
  pendingIssues!: number
}

@ObjectType({ simpleResolvers: true, description: "The marketplace's figures for one day." })
class MarketDay {
  @Field(() => LocalDate, { description: 'The day, in the time zone given in the X-Time-Zone header.' })
  date!: string

  @Field(() => Int, { description: 'The number of jobs posted that day.' })
  orders!: number

  @Field(() => Money, { description: 'The sum of the final prices of jobs completed that day.' })
  revenue!: string
}

@ObjectType({
  simpleResolvers: true,
  description: 'How vendors responded to jobs of a service posted in the same 30 days.',
})
class MarketService {
  @Field(() => ServiceTypes, { description: 'The service.' })
  serviceType!: ServiceType

  @Field(() => Int, { description: 'The number of jobs posted.' })
  jobs!: number

  @Field(() => Float, {
    nullable: true,
    description: 'The share of these jobs that received a bid, 0 to 1; null without jobs.',
  })
  shareWithBid!: number | null

  @Field(() => Float, {
    nullable: true,
    description: 'Median minutes from posting to the first bid; null without bids.',
  })
  medianMinutesToFirstBid!: number | null

  @Field(() => Float, {
    nullable: true,
    description: 'The share that has a bid made by a rule, 0 to 1; null without jobs.',
  })
  shareWithInstantBid!: number | null

  @Field(() => Float, {
    nullable: true,
    description: 'The share that got a bid within 5 minutes of being posted, 0 to 1; null without jobs.',
  })
  shareIn5Minutes!: number | null

  @Field(() => Float, {
    nullable: true,
    description: 'The share that got a bid within 2 hours of being posted, 0 to 1; null without jobs.',
  })
  shareIn2Hours!: number | null

  @Field(() => Float, {
    nullable: true,
    description: 'The number of vendors who bid on one of them, on average; null without jobs.',
  })
  bidsPerRequest!: number | null

  @Field(() => Float, {
    nullable: true,
    description: 'The share whose customer accepted a bid, 0 to 1; null without jobs.',
  })
  shareAccepted!: number | null
}

@ObjectType({ simpleResolvers: true, description: 'The marketplace over the last 30 days.' })
export class MarketOverview {
  @Field(() => [MarketDay], { description: 'The last 30 days, ending with today.' })
  days!: MarketDay[]

  @Field(() => [MarketDay], { description: 'The 30 days before those, for comparison.' })
  previousDays!: MarketDay[]

  @Field(() => [MarketService], { description: 'The figures for each service.' })
  services!: MarketService[]
}

@ObjectType({
  simpleResolvers: true,
  description:
    'How requests of one service in one area were answered. The shares and the mean are over all of these requests, including cancelled ones.',
})
export class MarketArea {
  @Field(() => String, { description: 'The first three digits of the ZIP codes.' })
  zipPrefix!: string

  @Field(() => ServiceTypes, { description: 'The service.' })
  serviceType!: ServiceType

  @Field(() => Int, { description: 'The number of requests posted in the period.' })
  requests!: number

  @Field(() => Float, { description: 'The share that got a bid within 5 minutes of being posted, 0 to 1.' })
  shareIn5Minutes!: number

  @Field(() => Float, { description: 'The share that got a bid within 2 hours of being posted, 0 to 1.' })
  shareIn2Hours!: number

  @Field(() => Float, {
    description:
      'The number of vendors who bid on a request, on average. A vendor counts once per request, and a withdrawn or expired bid counts.',
  })
  bidsPerRequest!: number

  @Field(() => Float, {
    nullable: true,
    description:
      'Median minutes from posting to the first bid, over the requests with bids; null without bids.',
  })
  medianMinutesToFirstBid!: number | null

  @Field(() => Float, {
    description:
      'The share whose customer accepted a bid, 0 to 1, even if the job was cancelled or given back later.',
  })
  shareAccepted!: number
}

@ObjectType({ simpleResolvers: true, description: 'The money that is a certain number of days past due.' })
class OverdueAge {
  @Field(() => Int, { description: 'The fewest days past due.' })
  fromDays!: number

  @Field(() => Int, { nullable: true, description: 'The most days; null if there is no limit.' })
  toDays!: number | null

  @Field(() => Int, { description: 'The number of statements or of orders.' })
  count!: number

  @Field(() => Money, { description: 'The sum of what is due.' })
  amount!: string
}

@ObjectType({ simpleResolvers: true, description: 'Money that is past due, by age.' })
export class OverdueMoney {
  @Field(() => [OverdueAge], {
    description: 'What vendors owe Haulbid on statements, by the days past their due dates.',
  })
  vendors!: OverdueAge[]

  @Field(() => [OverdueAge], {
    description: 'What customers owe vendors, by the days since their orders ended.',
  })
  customers!: OverdueAge[]
}
