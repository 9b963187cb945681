import type { Opt } from '@mikro-orm/core'
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import type { DocumentType } from '../rules/kinds.js'
import { newId } from '../shared/ids.js'

/** A paper that a vendor must have on file, and what an admin said of it. */
@Entity({ tableName: 'vendor_documents' })
export class VendorDocument {
  @PrimaryKey({ type: 'uuid' })
  id: Opt<string> = newId()

  @Property({ type: 'uuid' })
  vendorId!: string

  @Property({ type: 'text' })
  documentType!: DocumentType

  @Property({ type: 'text' })
  fileName!: string

  @Property({ type: 'text' })
  filePath!: string

  @Property({ type: 'timestamptz' })
  uploadedAt!: Date

  @Property({ type: 'text', default: 'waiting' })
  reviewStatus: Opt<'waiting' | 'approved' | 'refused'> = 'waiting'

  @Property({ type: 'text', nullable: true })
  reviewReason: string | null = null
}
