import type { Opt } from '@mikro-orm/core'
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import { Field, ObjectType } from 'type-graphql'
import { newId } from '../../platform/ids.js'
import { UUID } from '../scalars.js'

@Entity({ tableName: 'service_areas' })
@ObjectType({ simpleResolvers: true, description: 'A ZIP code that a vendor serves.' })
export class ServiceArea {
  @PrimaryKey({ type: 'uuid' })
  @Field(() => UUID, { description: 'A random UUID.' })
  id: Opt<string> = newId()

  @Property({ type: 'uuid' })
  @Field(() => UUID, { description: 'The id of the vendor.' })
  vendorId!: string

  @Property({ type: 'text' })
  @Field(() => String, { description: 'Five digits, or ZIP+4; only the first five digits count.' })
  zipCode!: string

  /** The part used for matching; derived by the database. */
  @Property({ type: 'text', generated: 'left(zip_code, 5) stored' })
  zip5!: Opt<string>
}
