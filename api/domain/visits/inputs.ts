import { Field, InputType } from 'type-graphql'
import { Rules } from '../../platform/rules.js'
import { completeVisitRules, failVisitRules } from '../../rules/visitRules.js'
import type { FailureReason, VisitKind } from '../../rules/visits.js'
import { FailureReasons, VisitKinds } from '../enums.js'
import { DateTime, Tons, UUID } from '../scalars.js'

@InputType({ description: 'What a finished visit leaves.' })
@Rules(completeVisitRules)
export class CompleteVisitInput {
  @Field(() => [String], {
    nullable: true,
    description: "Object paths of up to 5 of the viewer's registered photos.",
  })
  photos?: string[] | null

  @Field(() => String, {
    nullable: true,
    description: "The dumpster's number or name, at most 40 characters.",
  })
  unitLabel?: string | null

  @Field(() => Tons, { nullable: true, description: 'The weight. It needs ticketPhoto.' })
  tons?: string | null

  @Field(() => String, {
    nullable: true,
    description: 'The object path of a registered photo of the scale ticket.',
  })
  ticketPhoto?: string | null
}

@InputType({ description: "Why a visit couldn't be done." })
@Rules(failVisitRules)
export class FailVisitInput {
  @Field(() => FailureReasons, { description: 'The reason.' })
  reason!: FailureReason

  @Field(() => String, { nullable: true, description: 'At most 500 characters.' })
  note?: string | null

  @Field(() => [String], {
    nullable: true,
    description: "Object paths of up to 5 of the viewer's registered photos.",
  })
  photos?: string[] | null
}

@InputType({ description: 'A failed visit, scheduled again.' })
export class ScheduleVisitInput {
  @Field(() => UUID, { description: 'The job.' })
  jobId!: string

  @Field(() => VisitKinds, { description: 'The kind of the failed visit.' })
  kind!: VisitKind

  @Field(() => DateTime, { description: 'The start of the time span in which it should begin.' })
  windowStart!: Date

  @Field(() => DateTime, { description: 'The end of that time span, at most 12 hours later.' })
  windowEnd!: Date
}
