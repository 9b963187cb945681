import { Field, ObjectType } from 'type-graphql'
import { UUID } from '../scalars.js'

@ObjectType({ simpleResolvers: true, description: 'An address that the customer used in an earlier order.' })
export class SavedAddress {
  @Field(() => UUID, { description: 'The newest order there, which names the address for hideAddress.' })
  jobId!: string

  @Field(() => String, { description: 'Street address.' })
  address!: string

  @Field(() => String, { description: 'Five digits, or ZIP+4.' })
  zipCode!: string
}
