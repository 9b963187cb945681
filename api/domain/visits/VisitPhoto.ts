import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import { Field, ObjectType } from 'type-graphql'
import type { VisitPhotoKind } from '../../rules/visits.js'
import { VisitPhotoKinds } from '../enums.js'
import { UUID } from '../scalars.js'

@Entity({ tableName: 'visit_photos' })
@ObjectType({ simpleResolvers: true, description: 'A photo that a vendor took at a visit.' })
export class VisitPhoto {
  /** The id of its upload. */
  @PrimaryKey({ type: 'uuid' })
  @Field(() => UUID, { description: 'The id of its upload.' })
  id!: string

  @Property({ type: 'uuid' })
  visitId!: string

  @Property({ type: 'text' })
  @Field(() => VisitPhotoKinds, { description: 'What it shows.' })
  kind!: VisitPhotoKind

  @Property({ type: 'timestamptz' })
  createdAt!: Date

  @Field(() => String, { description: 'Its object path, /objects/ID.' })
  path?: string
}
