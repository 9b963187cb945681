import type { Opt } from '@mikro-orm/core'
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import { Field, ObjectType } from 'type-graphql'
import { newId } from '../../platform/ids.js'
import { connectionOf } from '../../platform/rows/paging.js'
import type { NoticeGroup } from '../../rules/notices/noticeGroups.js'
import type { NoticeKindName } from '../../rules/notices/notices.js'
import { DateTime, UUID } from '../scalars.js'
import { NoticeKinds } from './noticeEnums.js'

@Entity({ tableName: 'notices' })
@ObjectType({
  description: 'A notice to the viewer, such as a bid on their order, a message, or a decision.',
})
export class Notice {
  @PrimaryKey({ type: 'uuid' })
  @Field(() => UUID, { description: 'A random UUID.' })
  id: Opt<string> = newId()

  /** Shared by everyone who is notified of the event, so that nobody is notified twice. */
  @Property({ type: 'uuid' })
  eventId!: string

  @Property({ type: 'uuid' })
  userId!: string

  @Property({ type: 'text' })
  @Field(() => NoticeKinds, { description: 'The event that the notice is about.' })
  kind!: NoticeKindName

  @Property({ type: 'uuid', nullable: true })
  @Field(() => UUID, { nullable: true, description: 'The job that the notice is about, if any.' })
  jobId: string | null = null

  @Property({ type: 'jsonb' })
  data: Opt<object> = {}

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When it happened.' })
  createdAt!: Date

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, { nullable: true, description: 'When the viewer read it; null until then.' })
  readAt: Date | null = null

  /**
   * The id that names its mail: its own, that of the first of several notices in one mail, or that of a
   * digest.
   */
  @Property({ type: 'uuid', nullable: true })
  mailedWith: string | null = null

  /** The job and its parties, or the person, by the names that the reader may know now: a NoticeSubject in JSON. */
  subject?: string | null

  group?: NoticeGroup
  text?: string
  path?: string
}

export const NoticeConnection = connectionOf(Notice, 'Notice')
