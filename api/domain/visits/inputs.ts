import { ArgsType, Field, InputType, Int } from 'type-graphql'
import { Rules } from '../../platform/rules.js'
import { requiredReasonRules } from '../../rules/jobs/orderRules.js'
import { completeVisitRules, failVisitRules, pressedRules } from '../../rules/visits/visitRules.js'
import type { FailureReason, VisitKind } from '../../rules/visits/visits.js'
import { DateTime, Tons, UUID } from '../scalars.js'
import { FailureReasons, VisitKinds } from './visitEnums.js'

/** For a visit's report that waited for a connection. */
const AGO =
  'How many seconds ago the vendor recorded it, if it waited for a connection. The visit keeps that time: after its earlier times, not before the visit could begin, and at most 14 days ago.'

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
    description: 'The number or name of the dumpster left there, at most 40 characters.',
  })
  unitLabel?: string | null

  @Field(() => String, {
    nullable: true,
    description:
      'The number or name of the dumpster that a swap or pickup took away, at most 40 characters. Otherwise ignored.',
  })
  takenLabel?: string | null

  @Field(() => Tons, { nullable: true, description: 'The weight. It needs ticketPhoto.' })
  tons?: string | null

  @Field(() => String, {
    nullable: true,
    description: 'The object path of a registered photo of the scale ticket.',
  })
  ticketPhoto?: string | null

  @Field(() => Int, { nullable: true, description: AGO })
  pressedSecondsAgo?: number | null
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

  @Field(() => Int, {
    nullable: true,
    description: `${AGO} Without an arrival, the time of the call counts: nobody could hear of it before.`,
  })
  pressedSecondsAgo?: number | null
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

@ArgsType()
@Rules(requiredReasonRules)
export class VisitReasonArgs {
  @Field(() => String, {
    description: 'The reason, at most 500 characters. Both parties and admins read it.',
  })
  reason!: string
}

@ArgsType()
@Rules(pressedRules)
export class PressedArgs {
  @Field(() => Int, { nullable: true, description: AGO })
  pressedSecondsAgo?: number | null
}
