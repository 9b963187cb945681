import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql'
import { MOST_PUSH_DEVICES } from '../../rules/notices/pushRules.js'
import { Context } from '../context.js'
import { UUID } from '../scalars.js'
import { setNoticeFrequency, setQuietHours } from './changePreferences.js'
import {
  NoticeFrequencyInput,
  NoticePreferences,
  PushSubscriptionInput,
  QuietHoursInput,
  TextCodeInput,
  TextCodeRequestInput,
} from './NoticePreferences.js'
import { addPushSubscription, removePushSubscription } from './pushDevices.js'
import { preferencesOf } from './readPreferences.js'
import { confirmTextCode, requestTextCode, stopTexts } from './textConsents.js'

@Resolver()
export class NoticePreferencesResolver {
  @Query(() => NoticePreferences, { description: 'How and when the viewer gets notices.' })
  async noticePreferences(@Ctx() context: Context) {
    return preferencesOf(context, context.readPool, await context.signedIn())
  }

  @Mutation(() => NoticePreferences, {
    description:
      "Sets how often a group of notices is sent. BAD_USER_INPUT on group if the viewer's type of account does not get such notices, or if they are always sent at once, such as security notices.",
  })
  async setNoticeFrequency(
    @Arg('input', () => NoticeFrequencyInput, { description: 'The group, the channel and how often.' })
    input: NoticeFrequencyInput,
    @Ctx() context: Context,
  ) {
    return preferencesOf(context, context.database.pool, await setNoticeFrequency(context, input))
  }

  @Mutation(() => NoticePreferences, {
    description:
      'Sets the hours during which only account security notices are sent. All other notices are held until these hours end.',
  })
  async setQuietHours(
    @Arg('input', () => QuietHoursInput, { description: 'All fields, changed or not.' })
    input: QuietHoursInput,
    @Ctx() context: Context,
  ) {
    return preferencesOf(context, context.database.pool, await setQuietHours(context, input))
  }

  @Mutation(() => NoticePreferences, {
    description: `Pushes notices to this browser until it signs out. This replaces the browser's earlier subscription. A user can have ${MOST_PUSH_DEVICES}; adding another removes the oldest. BAD_USER_INPUT on endpoint if it belongs to no known push service. Not available with a token.`,
  })
  async addPushSubscription(
    @Arg('input', () => PushSubscriptionInput, { description: "The browser's subscription." })
    input: PushSubscriptionInput,
    @Ctx() context: Context,
  ) {
    return preferencesOf(context, context.database.pool, await addPushSubscription(context, input))
  }

  @Mutation(() => NoticePreferences, {
    description:
      'Texts a code to a phone number. The new code replaces any earlier one. BAD_USER_INPUT on phone if the number has answered STOP; RATE_LIMITED above five codes a day for one user or one number. Not available with a token.',
  })
  async requestTextCode(
    @Arg('input', () => TextCodeRequestInput, { description: 'The number, and consent.' })
    input: TextCodeRequestInput,
    @Ctx() context: Context,
  ) {
    return preferencesOf(context, context.database.pool, await requestTextCode(context, input))
  }

  @Mutation(() => NoticePreferences, {
    description:
      'Confirms a phone number with the code texted to it. The code is valid for ten minutes and five attempts; after that, or if it is wrong, BAD_USER_INPUT on code. Not available with a token.',
  })
  async confirmTextCode(
    @Arg('input', () => TextCodeInput, { description: 'The code.' }) input: TextCodeInput,
    @Ctx() context: Context,
  ) {
    return preferencesOf(context, context.database.pool, await confirmTextCode(context, input.code))
  }

  @Mutation(() => NoticePreferences, {
    description:
      'Stops text messages to the viewer. To get them again, the viewer must enter and confirm a number again.',
  })
  async stopTexts(@Ctx() context: Context) {
    return preferencesOf(context, context.database.pool, await stopTexts(context))
  }

  @Mutation(() => NoticePreferences, {
    description: "Stops pushing notices to one of the viewer's browsers.",
  })
  async removePushSubscription(
    @Arg('id', () => UUID, { description: 'One of `pushDevices`.' }) id: string,
    @Ctx() context: Context,
  ) {
    return preferencesOf(context, context.database.pool, await removePushSubscription(context, id))
  }
}
