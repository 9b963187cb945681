import type { Opt } from '@mikro-orm/core'
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import { Field, ObjectType } from 'type-graphql'
import { newId } from '../../platform/ids.js'
import type { RentalSize, ServiceType } from '../../rules/kinds.js'
import { ServiceTypes } from '../accounts/accountEnums.js'
import { DateTime, UUID } from '../scalars.js'

@Entity({ tableName: 'vendor_services' })
@ObjectType({ simpleResolvers: true, description: 'A service that a vendor offers.' })
export class VendorService {
  @PrimaryKey({ type: 'uuid' })
  @Field(() => UUID, { description: 'A random UUID.' })
  id: Opt<string> = newId()

  @Property({ type: 'uuid' })
  @Field(() => UUID, { description: 'The id of the vendor.' })
  vendorId!: string

  @Property({ type: 'text' })
  @Field(() => ServiceTypes, { description: 'The service offered.' })
  serviceType!: ServiceType

  @Property({ type: 'boolean', default: true })
  @Field(() => Boolean, { description: 'Whether the vendor currently offers it.' })
  isActive: Opt<boolean> = true

  /**
   * The customers' sizes that the vendor rents out, from dumpster_sizes; null means any. A database trigger maintains
   * them.
   */
  @Property({ type: 'array', nullable: true, persist: false })
  rentalSizes: Opt<RentalSize[]> | null = null

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When it was added.' })
  createdAt!: Date
}
