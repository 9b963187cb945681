import { Field, InputType, ObjectType } from 'type-graphql'
import type { View } from '../../platform/rows/View.js'
import type { PaymentMethod } from '../../rules/kinds.js'
import { PaymentMethods } from './businessEnums.js'

@ObjectType({ simpleResolvers: true, description: 'Where a vendor takes one way to pay.' })
export class PaymentHandle {
  vendorId!: string

  @Field(() => PaymentMethods, { description: 'The way to pay.' })
  method!: PaymentMethod

  @Field(() => String, {
    description:
      'For example a Zelle email, a Venmo username, or the name for checks; at most 100 characters.',
  })
  handle!: string
}

/** A business keeps them in one column. */
export const handleRows: View<PaymentHandle> = {
  table: `(select vendor_id, h.* from businesses, jsonb_to_recordset(handles) h (method text, handle text))`,
  fields: {},
}

@InputType({ description: 'Where customers pay in one of the ways that the business takes.' })
export class PaymentHandleInput {
  @Field(() => PaymentMethods, { description: 'One of `paymentMethods`, each at most once.' })
  method!: PaymentMethod

  @Field(() => String, { description: 'At most 100 characters.' })
  handle!: string
}
