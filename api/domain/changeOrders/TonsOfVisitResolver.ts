import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql'
import type { Row } from '../../platform/rows/View.js'
import { tonsLeftToCharge } from '../../rules/changeOrders/changeCosts.js'
import { Context } from '../context.js'
import { Tons } from '../scalars.js'
import { Visit } from '../visits/Visit.js'
import type { TonsOfVisit } from './TonsOfVisit.js'

@Resolver(() => Visit)
export class TonsOfVisitResolver {
  @FieldResolver(() => Tons, {
    nullable: true,
    description:
      "The tons on its scale ticket beyond those included, which the bid's rate prices and nobody has charged yet. Null if there are none, and unless the viewer is the job's vendor or the driver of the visit.",
  })
  tonsToCharge(@Root() { weightFacts }: Row<Visit & TonsOfVisit>, @Ctx() { app }: Context) {
    return weightFacts ? tonsLeftToCharge(JSON.parse(weightFacts), app.clock()) : null
  }
}
