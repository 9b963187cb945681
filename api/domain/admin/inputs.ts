import { ArgsType, Field, Float, InputType, Int, registerEnumType } from 'type-graphql'
import { PageArgs } from '../../platform/rows/paging.js'
import { Rules } from '../../platform/rules.js'
import {
  answerRules,
  auditRules,
  createUserRules,
  reviewRules,
  searchRules,
  settingsRules,
  updateUserRules,
} from '../../rules/adminRules.js'
import { requiredReasonRules } from '../../rules/jobRules.js'
import type { JobStatus } from '../../rules/jobStates.js'
import type { UserType } from '../../rules/kinds.js'
import { JobStatuses, UserTypes } from '../enums.js'
import { UUID } from '../scalars.js'

export const EXPECTED =
  'The version that was read: CONFLICT CHANGED_MEANWHILE where it is another one by now. Left out: not looked at.'

@ArgsType()
@Rules(requiredReasonRules)
export class RequiredReasonArgs {
  @Field(() => String, {
    description: "Why, at most 500 characters; mailed to those concerned and kept in the job's history.",
  })
  reason!: string
}

export enum UserSort {
  joined = 'joined',
  name = 'name',
}
registerEnumType(UserSort, {
  name: 'UserSort',
  description: 'What people are ordered by.',
  valuesConfig: {
    joined: { description: 'Joined last first.' },
    name: { description: 'By given and family name.' },
  },
})

@ArgsType()
@Rules(searchRules)
export class UsersArgs extends PageArgs {
  @Field(() => String, {
    nullable: true,
    description: 'Part of a name or email, at most 100 characters; % and _ are only characters.',
  })
  search?: string | null

  @Field(() => UserTypes, { nullable: true, description: 'Only accounts of that type.' })
  type?: UserType | null

  @Field(() => Boolean, { nullable: true, description: 'True: only active, false: only suspended.' })
  isActive?: boolean | null

  @Field(() => UserSort, { defaultValue: UserSort.joined, description: 'What they are ordered by.' })
  sort!: UserSort
}

@ArgsType()
@Rules(searchRules)
export class JobsArgs extends PageArgs {
  @Field(() => JobStatuses, { nullable: true, description: 'Only jobs that stand there.' })
  status?: JobStatus | null

  @Field(() => String, {
    nullable: true,
    description: 'The beginning of an order number, or part of the customer’s name or email.',
  })
  search?: string | null
}

@ArgsType()
@Rules(auditRules)
export class AuditArgs extends PageArgs {
  @Field(() => String, { nullable: true, description: 'Only that operation, `setUserActive`.' })
  action?: string | null

  @Field(() => UUID, { nullable: true, description: 'Only what was done to it.' })
  subjectId?: string | null
}

@InputType()
class PersonInput {
  @Field(() => String, { description: 'Given name.' })
  firstName!: string

  @Field(() => String, { description: 'Family name.' })
  lastName!: string

  @Field(() => String, { description: 'Must not have another account.' })
  email!: string

  @Field(() => String, { nullable: true, description: 'At least 10 characters.' })
  phone?: string | null
}

@InputType({ description: 'A person to invite.' })
@Rules(createUserRules)
export class CreateUserInput extends PersonInput {
  @Field(() => UserTypes, { description: 'What the account is for.' })
  userType!: UserType
}

@InputType({ description: 'How a person is named and reached.' })
@Rules(updateUserRules)
export class UpdateUserInput extends PersonInput {
  @Field(() => UUID, { description: 'Whose account.' })
  id!: string

  @Field(() => Int, { nullable: true, description: EXPECTED })
  version?: number | null
}

@InputType({ description: 'What an admin says of a document.' })
@Rules(reviewRules)
export class ReviewVendorDocumentInput {
  @Field(() => UUID, { description: 'The document.' })
  id!: string

  @Field(() => Boolean, { description: 'Whether it is approved.' })
  approve!: boolean

  @Field(() => String, { nullable: true, description: 'Why it is refused; needed then.' })
  reason?: string | null

  @Field(() => Int, { nullable: true, description: EXPECTED })
  version?: number | null
}

@InputType({ description: 'An answer to a support ticket.' })
@Rules(answerRules)
export class AnswerSupportTicketInput {
  @Field(() => UUID, { description: 'The ticket.' })
  id!: string

  @Field(() => String, { description: 'Mailed to the customer, at most 2000 characters.' })
  response!: string

  @Field(() => Int, { nullable: true, description: EXPECTED })
  version?: number | null
}

@InputType({ description: 'How this Haulbid is run.' })
@Rules(settingsRules)
export class UpdateSettingsInput {
  @Field(() => Float, { description: '0 to 100, at most two decimals.' })
  serviceFeePercent!: number

  @Field(() => String, {
    nullable: true,
    description: 'The phone line for urgent matters; the one of SUPPORT_PHONE when left out.',
  })
  supportPhone?: string | null

  @Field(() => Boolean, { description: "Whether a vendor's documents must be approved before bidding." })
  documentsRequired!: boolean

  @Field(() => Int, { nullable: true, description: EXPECTED })
  version?: number | null
}
