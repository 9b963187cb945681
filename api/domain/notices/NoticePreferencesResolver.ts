import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql'
import { Context } from '../context.js'
import { setNoticeFrequency, setQuietHours } from './changePreferences.js'
import { NoticeFrequencyInput, NoticePreferences, QuietHoursInput } from './NoticePreferences.js'
import { preferencesOf } from './readPreferences.js'

@Resolver()
export class NoticePreferencesResolver {
  @Query(() => NoticePreferences, { description: 'How and when the viewer is told.' })
  async noticePreferences(@Ctx() context: Context) {
    const { id } = await context.signedIn()
    return preferencesOf(context.readPool, id)
  }

  @Mutation(() => NoticePreferences, {
    description:
      "Chooses how often to be told of a group of notices. BAD_USER_INPUT on group if the viewer's type of account has no such notices, or they are always sent at once, as those about its security.",
  })
  async setNoticeFrequency(
    @Arg('input', () => NoticeFrequencyInput, { description: 'The group, the channel and how often.' })
    input: NoticeFrequencyInput,
    @Ctx() context: Context,
  ) {
    return preferencesOf(context.database.pool, await setNoticeFrequency(context, input))
  }

  @Mutation(() => NoticePreferences, {
    description:
      'Chooses the hours in which nothing is sent but what concerns the security of the account. What was held back is sent when they end.',
  })
  async setQuietHours(
    @Arg('input', () => QuietHoursInput, { description: 'All fields, changed or not.' })
    input: QuietHoursInput,
    @Ctx() context: Context,
  ) {
    return preferencesOf(context.database.pool, await setQuietHours(context, input))
  }
}
