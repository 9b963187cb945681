import { Field, ObjectType } from 'type-graphql'
import type { View } from '../../platform/rows/View.js'
import { UUID } from '../scalars.js'
import type { UserTable } from './userRows.js'

@ObjectType({
  simpleResolvers: true,
  description: "Somebody who works for a vendor's business, as customers may know them.",
})
export class PersonName {
  @Field(() => UUID, { description: 'The id of their account.' })
  id!: string

  @Field(() => String, { description: 'First name.' })
  firstName!: string
}

/** Customers know the people of a business by their first names, and by nothing else. */
export const personNameRows: View<PersonName, UserTable> = { table: 'users', fields: {} }
