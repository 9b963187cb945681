import type { Opt } from '@mikro-orm/core'
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import { newId } from '../../platform/ids.js'
import type { ContentType } from '../../rules/uploads/uploadRules.js'

/**
 * A file that is being uploaded or has arrived. Its object path is /objects/ID; files that nothing claims within a day
 * are removed.
 */
@Entity({ tableName: 'uploads' })
export class Upload {
  @PrimaryKey({ type: 'uuid' })
  id: Opt<string> = newId()

  @Property({ type: 'uuid' })
  ownerId!: string

  @Property({ type: 'timestamptz' })
  createdAt!: Date

  /** When the link stops accepting bytes. */
  @Property({ type: 'timestamptz' })
  expiresAt!: Date

  /** Set once the bytes were checked and found valid; they cannot change afterwards. */
  @Property({ type: 'timestamptz', nullable: true })
  registeredAt: Date | null = null

  @Property({ type: 'text', nullable: true })
  contentType: ContentType | null = null

  /** The size in bytes. */
  @Property({ type: 'int', nullable: true })
  size: number | null = null

  @Property({ type: 'uuid', nullable: true })
  jobId: string | null = null

  @Property({ type: 'uuid', nullable: true })
  vendorDocumentId: string | null = null

  /** The vendor whose business uses it as a logo. */
  @Property({ type: 'uuid', nullable: true })
  businessId: string | null = null

  /** The visit at which its vendor took the photo. */
  @Property({ type: 'uuid', nullable: true })
  visitId: string | null = null
}

/** True once a job, a document, a business, or a visit has claimed the file. */
export const isUsed = ({ jobId, vendorDocumentId, businessId, visitId }: Upload): boolean =>
  (jobId ?? vendorDocumentId ?? businessId ?? visitId) !== null

export const objectPath = (id: string) => `/objects/${id}`

export const idOfPath = (path: string) => path.slice(objectPath('').length)
