import { ArgsType, Field, InputType, Int } from 'type-graphql'
import { PageArgs } from '../../platform/rows/paging.js'
import { Rules } from '../../platform/rules.js'
import type { ApplicationStatus } from '../../rules/applications/applicationGraph.js'
import { applicationRules, declineApplicationRules } from '../../rules/applications/applicationRules.js'
import type { ServiceType } from '../../rules/kinds.js'
import { ServiceTypes } from '../accounts/accountEnums.js'
import { VERSION_READ } from '../conflicts.js'
import { UUID } from '../scalars.js'
import { ApplicationStatuses } from './applicationEnums.js'

@InputType({ description: 'Someone who wants to work as a vendor.' })
@Rules(applicationRules)
export class VendorApplicationInput {
  @Field(() => String, { description: 'The name of the business, at most 100 characters.' })
  businessName!: string

  @Field(() => String, { description: 'First name of the contact.' })
  firstName!: string

  @Field(() => String, { description: 'Last name of the contact.' })
  lastName!: string

  @Field(() => String, { description: 'The email address that we reply to.' })
  email!: string

  @Field(() => String, { description: 'At least 10 characters.' })
  phone!: string

  @Field(() => String, { description: 'The ZIP code where they work: five digits, or ZIP+4.' })
  zipCode!: string

  @Field(() => [ServiceTypes], { description: 'The services that they offer, at least one.' })
  services!: ServiceType[]

  @Field(() => String, { nullable: true, description: 'Anything else, at most 1000 characters.' })
  message?: string | null

  @Field(() => Boolean, {
    description:
      'Must be true: the applicant agrees that we store these details until the application is decided.',
  })
  agrees!: boolean
}

@ArgsType()
export class ApplicationsArgs extends PageArgs {
  @Field(() => ApplicationStatuses, {
    nullable: true,
    description: 'Only applications with this status.',
  })
  status?: ApplicationStatus | null
}

@InputType({ description: 'The application to decline, and the reason.' })
@Rules(declineApplicationRules)
export class DeclineApplicationInput {
  @Field(() => UUID, { description: 'The application.' })
  id!: string

  @Field(() => String, { description: 'The reason, mailed to the applicant; at most 500 characters.' })
  reason!: string

  @Field(() => Int, { nullable: true, description: VERSION_READ })
  version?: number | null
}
