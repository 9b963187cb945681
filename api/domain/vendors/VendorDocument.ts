import type { Opt, Rel } from '@mikro-orm/core'
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import { Field, Int, ObjectType } from 'type-graphql'
import { newId } from '../../platform/ids.js'
import type { DocumentType } from '../../rules/kinds.js'
import type { ReviewStatus } from '../../rules/vendors/documentGraph.js'
import { User } from '../accounts/User.js'
import { DateTime, LocalDate, UUID } from '../scalars.js'
import { DocumentTypes, ReviewStatuses } from './vendorEnums.js'

@Entity({ tableName: 'vendor_documents' })
@ObjectType({
  simpleResolvers: true,
  description: 'A document of a vendor, and its review.',
})
export class VendorDocument {
  @PrimaryKey({ type: 'uuid' })
  @Field(() => UUID, { description: 'A random UUID.' })
  id: Opt<string> = newId()

  @Property({ type: 'uuid' })
  @Field(() => UUID, { description: 'The vendor it belongs to.' })
  vendorId!: string

  @Property({ type: 'text' })
  @Field(() => DocumentTypes, { description: 'The type of document.' })
  documentType!: DocumentType

  @Property({ type: 'text' })
  @Field(() => String, { description: 'The file name.' })
  fileName!: string

  @Property({ type: 'text' })
  @Field(() => String, { description: 'The path to download it from, /objects/ID.' })
  filePath!: string

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When it was uploaded.' })
  uploadedAt!: Date

  @Property({ type: 'text', default: 'waiting' })
  @Field(() => ReviewStatuses, {
    description:
      'The result of the review. An approved document becomes expired at the end of its expiration date, and replaced once a newer one of its type is approved. A document waiting for review becomes replaced when its vendor sends another.',
  })
  reviewStatus: Opt<ReviewStatus> = 'waiting'

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'The reason it was refused.' })
  reviewReason: string | null = null

  @Property({ type: 'date', nullable: true })
  @Field(() => LocalDate, {
    nullable: true,
    description:
      'The last day on which the document is valid, entered by the reviewer. Null until it is approved, and for a W-9.',
  })
  expiresOn: string | null = null

  /** Set along with the date, so that it stays the same if the vendor moves. */
  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description:
      "The IANA time zone in which the expiration date ends: the vendor's time zone when the date was first entered.",
  })
  timeZone: string | null = null

  /** Incremented by the database. */
  @Property({ type: 'int', default: 1 })
  @Field(() => Int, {
    description:
      'Increases with each review. Send it back when you review the document to detect changes made since you read it.',
  })
  version: Opt<number> = 1

  @Field(() => User, { description: 'The vendor it belongs to.' })
  vendor?: Rel<User>
}
