import { Ctx, Mutation, Query, Resolver } from 'type-graphql'
import { Context } from '../context.js'
import { CalendarFeed, NewCalendarFeed } from './CalendarFeed.js'
import { createCalendarFeed, readCalendarFeed, revokeCalendarFeed } from './calendarFeeds.js'

@Resolver()
export class CalendarFeedResolver {
  @Query(() => CalendarFeed, {
    nullable: true,
    description:
      "The viewer's calendar feed; null if there is none. Vendors only. Not available with a token.",
  })
  calendarFeed(@Ctx() context: Context) {
    return readCalendarFeed(context)
  }

  @Mutation(() => NewCalendarFeed, {
    description:
      "Creates a private address with the viewer's visits, for calendar programs. An earlier address stops working. Vendors only. Not available with a token.",
  })
  createCalendarFeed(@Ctx() context: Context) {
    return createCalendarFeed(context)
  }

  @Mutation(() => Boolean, {
    description:
      "Ends the viewer's calendar feed: its address stops working at once. Vendors only. Not available with a token.",
  })
  async revokeCalendarFeed(@Ctx() context: Context) {
    await revokeCalendarFeed(context)
    return true
  }
}
