import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql'
import { MOST_PUSH_DEVICES } from '../../rules/pushRules.js'
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
  @Query(() => NoticePreferences, { description: 'How and when the viewer is told.' })
  async noticePreferences(@Ctx() context: Context) {
    return preferencesOf(context, context.readPool, await context.signedIn())
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
      'Texts a code to a number, which replaces the one before. BAD_USER_INPUT on phone if the number has answered STOP; RATE_LIMITED beyond five codes a day, for a person or a number. Not available with a token.',
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
      'Confirms the number with the code that was texted to it: within ten minutes, with five attempts. BAD_USER_INPUT on code otherwise. Not available with a token.',
  })
  async confirmTextCode(
    @Arg('input', () => TextCodeInput, { description: 'The code.' }) input: TextCodeInput,
    @Ctx() context: Context,
  ) {
    return preferencesOf(context, context.database.pool, await confirmTextCode(context, input.code))
  }

  @Mutation(() => NoticePreferences, {
    description:
      'Ends text messages to the viewer. To have them again, a number is given and confirmed again.',
  })
  async stopTexts(@Ctx() context: Context) {
    return preferencesOf(context, context.database.pool, await stopTexts(context))
  }

  @Mutation(() => NoticePreferences, {
    description: "Pushes nothing more to one of the viewer's browsers.",
  })
  async removePushSubscription(
    @Arg('id', () => UUID, { description: 'One of `pushDevices`.' }) id: string,
    @Ctx() context: Context,
  ) {
    return preferencesOf(context, context.database.pool, await removePushSubscription(context, id))
  }
}
