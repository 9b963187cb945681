import { ArgsType, Field, Float, InputType, Int, registerEnumType } from 'type-graphql'
import { PageArgs } from '../../platform/rows/paging.js'
import { Rules } from '../../platform/rules.js'
import {
  auditRules,
  createUserRules,
  marketPeriodRules,
  searchRules,
  settingsRules,
  updateUserRules,
  usersActiveRules,
} from '../../rules/admin/adminRules.js'
import type { JobStatus } from '../../rules/jobs/jobGraph.js'
import type { JobNeed } from '../../rules/jobs/jobNeeds.js'
import type { UserType } from '../../rules/kinds.js'
import { limits } from '../../rules/limits.js'
import { UserTypes } from '../accounts/accountEnums.js'
import { VERSION_READ } from '../conflicts.js'
import { JobNeeds, JobStatuses } from '../jobs/jobEnums.js'
import { Money, UUID } from '../scalars.js'

enum UserSort {
  joined = 'joined',
  name = 'name',
}
registerEnumType(UserSort, {
  name: 'UserSort',
  description: 'The sort order of users.',
  valuesConfig: {
    joined: { description: 'Most recently joined first.' },
    name: { description: 'Sorted by first and last name.' },
  },
})

@ArgsType()
@Rules(searchRules)
export class UsersArgs extends PageArgs {
  @Field(() => String, {
    nullable: true,
    description:
      'Part of a name or email, at most 100 characters. Case, accents, and apostrophes do not matter; % and _ have no special meaning.',
  })
  search?: string | null

  @Field(() => UserTypes, { nullable: true, description: 'Only accounts of this type.' })
  type?: UserType | null

  @Field(() => Boolean, {
    nullable: true,
    description: 'True lists only active users, false only suspended ones.',
  })
  isActive?: boolean | null

  @Field(() => UserSort, { defaultValue: UserSort.joined, description: 'The sort order.' })
  sort!: UserSort
}

@ArgsType()
@Rules(searchRules)
export class JobsArgs extends PageArgs {
  @Field(() => JobStatuses, { nullable: true, description: 'Only jobs with this status.' })
  status?: JobStatus | null

  @Field(() => JobNeeds, { nullable: true, description: 'Only jobs that need an admin for this reason.' })
  needs?: JobNeed | null

  @Field(() => String, {
    nullable: true,
    description:
      'The beginning of an order number, or part of the customer’s name or email. Case, accents, and apostrophes do not matter.',
  })
  search?: string | null
}

@ArgsType()
@Rules(marketPeriodRules)
export class MarketAreasArgs {
  @Field(() => Int, {
    defaultValue: 30,
    description: 'How many days to count, ending with today: 7, 30, or 90.',
  })
  days!: number
}

@ArgsType()
@Rules(auditRules)
export class AuditArgs extends PageArgs {
  @Field(() => String, { nullable: true, description: 'Only this operation, such as `setUserActive`.' })
  action?: string | null

  @Field(() => UUID, { nullable: true, description: 'Only entries about this subject.' })
  subjectId?: string | null
}

@ArgsType()
@Rules(usersActiveRules)
export class UserIdsArgs {
  @Field(() => [UUID], { description: `The ids of at most ${limits.usersAtOnce} users.` })
  userIds!: string[]
}

@ArgsType()
export class UsersActiveArgs extends UserIdsArgs {
  @Field(() => Boolean, { description: 'False suspends, true reactivates.' })
  isActive!: boolean
}

@InputType()
class PersonInput {
  @Field(() => String, { description: 'First name.' })
  firstName!: string

  @Field(() => String, { description: 'Last name.' })
  lastName!: string

  @Field(() => String, { description: 'Must not belong to another account.' })
  email!: string

  @Field(() => String, { nullable: true, description: 'At least 10 characters.' })
  phone?: string | null
}

@InputType({ description: 'A user to invite.' })
@Rules(createUserRules)
export class CreateUserInput extends PersonInput {
  @Field(() => UserTypes, { description: 'The type of account.' })
  userType!: UserType
}

@InputType({ description: "A user's name and contact details." })
@Rules(updateUserRules)
export class UpdateUserInput extends PersonInput {
  @Field(() => UUID, { description: 'The id of the user.' })
  id!: string

  @Field(() => Int, { nullable: true, description: VERSION_READ })
  version?: number | null
}

@InputType({ description: "The marketplace's settings." })
@Rules(settingsRules)
export class UpdateSettingsInput {
  @Field(() => Float, { description: '0 to 100, at most two decimals.' })
  serviceFeePercent!: number

  @Field(() => String, {
    nullable: true,
    description: 'Support phone number for urgent matters. The setting SUPPORT_PHONE applies if omitted.',
  })
  supportPhone?: string | null

  @Field(() => Boolean, { description: "Whether a vendor's documents must be approved before bidding." })
  documentsRequired!: boolean

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether a delivery, swap, or haul needs a photo to be done. Unchanged if omitted.',
  })
  visitPhotosRequired?: boolean | null

  @Field(() => Float, {
    nullable: true,
    description:
      'What a late cancellation costs: 0 to 100 percent of the price, at most two decimals. Unchanged if omitted.',
  })
  cancellationPercent?: number | null

  @Field(() => Money, {
    nullable: true,
    description: 'The most that a late cancellation costs. Unchanged if omitted.',
  })
  cancellationCap?: string | null

  @Field(() => String, {
    nullable: true,
    description:
      'The time zone in which months of service fees end, an IANA name such as "America/Chicago". Unchanged if omitted.',
  })
  timeZone?: string | null

  @Field(() => String, {
    nullable: true,
    description:
      'How vendors pay Haulbid, shown on their statements, at most 500 characters. Empty for none; unchanged if omitted.',
  })
  howToPayFees?: string | null

  @Field(() => Int, { nullable: true, description: VERSION_READ })
  version?: number | null
}
