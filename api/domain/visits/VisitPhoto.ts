import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import { Field, ObjectType } from 'type-graphql'
import type { VisitPhotoKind } from '../../rules/visits/visits.js'
import { UUID } from '../scalars.js'
import { VisitPhotoKinds } from './visitEnums.js'

@Entity({ tableName: 'visit_photos' })
@ObjectType({ simpleResolvers: true, description: 'A photo that a vendor took at a visit.' })
export class VisitPhoto {
  @PrimaryKey({ type: 'uuid' })
  @Field(() => UUID, { description: 'The id of its upload.' })
  id!: string

  @Property({ type: 'uuid' })
  visitId!: string

  @Property({ type: 'text' })
  @Field(() => VisitPhotoKinds, { description: 'What it shows.' })
  kind!: VisitPhotoKind

  /** The change order that it is evidence for; it does not count among the visit's own photos. */
  @Property({ type: 'uuid', nullable: true })
  changeOrderId: string | null = null

  /** The charge whose answer it belongs to, likewise. */
  @Property({ type: 'uuid', nullable: true })
  chargeId: string | null = null

  @Property({ type: 'timestamptz' })
  createdAt!: Date

  @Field(() => String, { description: 'Its object path, /objects/ID.' })
  path?: string
}
