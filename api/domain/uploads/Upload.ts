import type { Opt } from '@mikro-orm/core'
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import { newId } from '../../platform/ids.js'
import type { ContentType } from '../../rules/uploadRules.js'

/** A file on its way or arrived. Its object path is /objects/ID; what nothing claims within a day is removed. */
@Entity({ tableName: 'uploads' })
export class Upload {
  @PrimaryKey({ type: 'uuid' })
  id: Opt<string> = newId()

  @Property({ type: 'uuid' })
  ownerId!: string

  @Property({ type: 'timestamptz' })
  createdAt!: Date

  /** Until when the link takes bytes. */
  @Property({ type: 'timestamptz' })
  expiresAt!: Date

  /** Set when the bytes were looked at and found right; they cannot change afterwards. */
  @Property({ type: 'timestamptz', nullable: true })
  registeredAt: Date | null = null

  @Property({ type: 'text', nullable: true })
  contentType: ContentType | null = null

  /** In bytes. */
  @Property({ type: 'int', nullable: true })
  size: number | null = null

  @Property({ type: 'uuid', nullable: true })
  jobId: string | null = null

  @Property({ type: 'uuid', nullable: true })
  vendorDocumentId: string | null = null
}

export const objectPath = (id: string) => `/objects/${id}`
