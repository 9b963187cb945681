import type { Opt } from '@mikro-orm/core'
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import { newId } from '../shared/ids.js'

/** A line between the customer and the assigned vendor of a job. */
@Entity({ tableName: 'messages' })
export class Message {
  @PrimaryKey({ type: 'uuid' })
  id: Opt<string> = newId()

  @Property({ type: 'uuid' })
  jobId!: string

  @Property({ type: 'uuid' })
  senderId!: string

  @Property({ type: 'uuid' })
  receiverId!: string

  @Property({ type: 'text' })
  content!: string

  @Property({ type: 'timestamptz' })
  createdAt!: Date

  @Property({ type: 'timestamptz', nullable: true })
  readAt: Date | null = null
}
