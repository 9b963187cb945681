import type { Opt } from '@mikro-orm/core'
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import { Field, ObjectType } from 'type-graphql'
import { newId } from '../../platform/ids.js'
import type { ServiceType } from '../../rules/kinds.js'
import { ServiceTypes } from '../enums.js'
import { DateTime, UUID } from '../scalars.js'

@Entity({ tableName: 'vendor_services' })
@ObjectType({ simpleResolvers: true, description: 'A service that a vendor offers.' })
export class VendorService {
  @PrimaryKey({ type: 'uuid' })
  @Field(() => UUID, { description: 'Random.' })
  id: Opt<string> = newId()

  @Property({ type: 'uuid' })
  @Field(() => UUID, { description: 'Who offers it.' })
  vendorId!: string

  @Property({ type: 'text' })
  @Field(() => ServiceTypes, { description: 'What is offered.' })
  serviceType!: ServiceType

  @Property({ type: 'boolean', default: true })
  @Field(() => Boolean, { description: 'Whether jobs of this kind are wanted now.' })
  isActive: Opt<boolean> = true

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'Since when.' })
  createdAt!: Date
}
