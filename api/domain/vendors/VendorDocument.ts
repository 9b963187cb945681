import type { Opt, Rel } from '@mikro-orm/core'
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import { Field, Int, ObjectType } from 'type-graphql'
import { newId } from '../../platform/ids.js'
import type { DocumentType } from '../../rules/kinds.js'
import type { ReviewStatus } from '../../rules/vendorRules.js'
import { User } from '../accounts/User.js'
import { DocumentTypes, ReviewStatuses } from '../enums.js'
import { DateTime, UUID } from '../scalars.js'

@Entity({ tableName: 'vendor_documents' })
@ObjectType({
  simpleResolvers: true,
  description: 'A paper that a vendor must have on file, and what an admin said of it.',
})
export class VendorDocument {
  @PrimaryKey({ type: 'uuid' })
  @Field(() => UUID, { description: 'Random.' })
  id: Opt<string> = newId()

  @Property({ type: 'uuid' })
  @Field(() => UUID, { description: 'Whose it is.' })
  vendorId!: string

  @Property({ type: 'text' })
  @Field(() => DocumentTypes, { description: 'Which of the required ones it is.' })
  documentType!: DocumentType

  @Property({ type: 'text' })
  @Field(() => String, { description: 'What the file is called.' })
  fileName!: string

  @Property({ type: 'text' })
  @Field(() => String, { description: 'Where it is read, /objects/ID.' })
  filePath!: string

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When it was uploaded.' })
  uploadedAt!: Date

  @Property({ type: 'text', default: 'waiting' })
  @Field(() => ReviewStatuses, { description: 'What an admin said of it.' })
  reviewStatus: Opt<ReviewStatus> = 'waiting'

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'Why it was refused.' })
  reviewReason: string | null = null

  /** Counted by the database. */
  @Property({ type: 'int', default: 1 })
  @Field(() => Int, {
    description:
      'Rises with each change of what was said of it; send it back with an edit to be told of changes in between.',
  })
  version: Opt<number> = 1

  @Field(() => User, { description: 'Whose it is.' })
  vendor?: Rel<User>
}
