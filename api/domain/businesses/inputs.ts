import { Field, InputType, Int } from 'type-graphql'
import { Rules } from '../../platform/rules.js'
import { businessRules } from '../../rules/businesses/businessRules.js'
import type { PaymentMethod } from '../../rules/kinds.js'
import type { BusinessRemovalReason } from '../../rules/ratings/removalReasons.js'
import { VERSION_READ } from '../conflicts.js'
import { UUID } from '../scalars.js'
import { BusinessRemovalReasons, PaymentMethods } from './businessEnums.js'
import { PaymentHandleInput } from './PaymentHandle.js'

@InputType({ description: "A vendor's business. Omitted or null fields are removed." })
@Rules(businessRules)
export class SaveBusinessInput {
  @Field(() => String, { description: 'The business name that customers see, at most 100 characters.' })
  name!: string

  @Field(() => String, {
    nullable: true,
    description: 'About the business, at most 1000 characters, without contacts.',
  })
  about?: string | null

  @Field(() => String, {
    nullable: true,
    description: 'Phone number, shared with a customer once a bid is accepted.',
  })
  phone?: string | null

  @Field(() => String, {
    nullable: true,
    description: 'The object path of the logo, from registerJobImage.',
  })
  logo?: string | null

  @Field(() => Int, { nullable: true, description: 'The year the business started.' })
  since?: number | null

  @Field(() => [PaymentMethods], { nullable: true, description: 'How customers can pay.' })
  paymentMethods?: PaymentMethod[] | null

  @Field(() => [PaymentHandleInput], {
    nullable: true,
    description: 'Where customers pay. The parties of a job read them once a bid is accepted.',
  })
  paymentHandles?: PaymentHandleInput[] | null

  @Field(() => Int, { nullable: true, description: VERSION_READ })
  version?: number | null
}

@InputType({ description: 'The business whose name or logo to remove, and the reason.' })
export class RemoveFromBusinessInput {
  @Field(() => UUID, { description: 'The vendor whose business it is.' })
  vendorId!: string

  @Field(() => BusinessRemovalReasons, { description: 'The reason. The vendor is told.' })
  reason!: BusinessRemovalReason

  @Field(() => Int, { nullable: true, description: VERSION_READ })
  version?: number | null
}
