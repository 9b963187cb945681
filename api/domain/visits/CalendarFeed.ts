import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import { Extensions, Field, ObjectType } from 'type-graphql'
import { DateTime } from '../scalars.js'
import { SHOWN_ONCE } from '../shownOnce.js'

@Entity({ tableName: 'calendar_feeds' })
@ObjectType({
  simpleResolvers: true,
  description: "A private address with a vendor's visits, for calendar programs.",
})
export class CalendarFeed {
  @PrimaryKey({ type: 'uuid' })
  userId!: string

  @Property({ type: 'bytea', hidden: true })
  tokenHash!: Buffer

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When it was created.' })
  createdAt!: Date
}

@ObjectType({ simpleResolvers: true, description: 'A newly created calendar feed.' })
export class NewCalendarFeed {
  @Extensions(SHOWN_ONCE)
  @Field(() => String, { description: 'The address to subscribe to. It is not shown again.' })
  url!: string

  @Field(() => DateTime, { description: 'When it was created.' })
  createdAt!: Date
}
