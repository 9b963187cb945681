import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { Rules } from '../../platform/rules.js'
import type { NoticeGroup } from '../../rules/notices/noticeGroups.js'
import {
  type NoticeChannel,
  type NoticeFrequency,
  quietHoursRules,
} from '../../rules/notices/noticePreferences.js'
import { MOST_PUSH_DEVICES, pushSubscriptionRules } from '../../rules/notices/pushRules.js'
import { textCodeRequestRules, textCodeRules } from '../../rules/notices/textRules.js'
import { DateTime } from '../scalars.js'
import { NoticeChannels, NoticeFrequencies, NoticeGroups } from './noticeEnums.js'

@ObjectType({ simpleResolvers: true, description: 'How often the viewer gets notices through one channel.' })
export class NoticeChoice {
  @Field(() => NoticeChannels, { description: 'The channel.' })
  channel!: NoticeChannel

  @Field(() => NoticeFrequencies, { description: 'At once, in a digest, or not at all.' })
  frequency!: NoticeFrequency
}

@ObjectType({ simpleResolvers: true, description: 'A group of notices, and how the viewer gets them.' })
export class NoticeGroupPreference {
  @Field(() => NoticeGroups, { description: 'The group.' })
  group!: NoticeGroup

  @Field(() => String, { description: 'The display name of the group.' })
  label!: string

  @Field(() => Boolean, {
    description: 'Whether the viewer can turn the group off. False for notices that are always sent at once.',
  })
  canSwitchOff!: boolean

  @Field(() => [NoticeChoice], { description: 'The frequency for each channel available to this group.' })
  choices!: NoticeChoice[]
}

@ObjectType({
  simpleResolvers: true,
  description: 'The hours during which the viewer gets only account security notices.',
})
export class QuietHours {
  @Field(() => Boolean, { description: 'Whether quiet hours are on.' })
  isOn!: boolean

  @Field(() => Int, {
    description: 'The hour at which quiet hours start, 0 to 23. If it equals `to`, there are no quiet hours.',
  })
  from!: number

  @Field(() => Int, {
    description:
      'The hour at which quiet hours end, 0 to 23. If it is before `from`, they end on the next day.',
  })
  to!: number

  @Field(() => String, {
    nullable: true,
    description:
      'The IANA time zone of the quiet hours and of the daily digest. Null while it is unknown, in which case quiet hours have no effect.',
  })
  timeZone!: string | null
}

@ObjectType({
  simpleResolvers: true,
  description: 'A browser that shows push notices while it is signed in.',
})
export class PushDevice {
  @Field(() => ID, { description: 'A random UUID.' })
  id!: string

  @Field(() => String, {
    description: 'The browser and system, as far as the browser reports them, such as `Chrome on Android`.',
  })
  name!: string

  @Field(() => DateTime, { description: 'When the browser subscribed.' })
  createdAt!: Date

  @Field(() => Boolean, { description: 'Whether this is the browser making the request.' })
  isCurrent!: boolean
}

@ObjectType({ simpleResolvers: true, description: 'The number that the viewer gave for text messages.' })
export class TextNumber {
  @Field(() => String, { description: 'In the form +15125550147.' })
  phone!: string

  @Field(() => Boolean, {
    description:
      'Whether the user has entered the code sent to this number. No other texts are sent before then.',
  })
  isConfirmed!: boolean
}

@ObjectType({ simpleResolvers: true, description: 'How and when the viewer gets notices.' })
export class NoticePreferences {
  @Field(() => ID, { description: "The viewer's id." })
  id!: string

  @Field(() => [NoticeGroupPreference], { description: "The groups of the viewer's type of account." })
  groups!: NoticeGroupPreference[]

  @Field(() => QuietHours, { description: 'The hours during which only account security notices are sent.' })
  quietHours!: QuietHours

  @Field(() => String, {
    nullable: true,
    description:
      'The VAPID key that a browser needs to subscribe, in base64url. Null if this installation does not send push notices.',
  })
  pushKey!: string | null

  @Field(() => [PushDevice], {
    description: `The viewer's browsers that get push notices, newest first. At most ${MOST_PUSH_DEVICES}.`,
  })
  pushDevices!: PushDevice[]

  @Field(() => TextNumber, {
    nullable: true,
    description:
      'The phone number for text messages. Null if the viewer has not consented or has stopped texts.',
  })
  textNumber!: TextNumber | null

  @Field(() => String, { description: 'The text that a user agrees to when giving a number.' })
  textConsent!: string
}

@InputType({ description: 'A number for text messages.' })
@Rules(textCodeRequestRules)
export class TextCodeRequestInput {
  @Field(() => String, {
    description: 'A US phone number, or any number with its country code, such as +15125550147.',
  })
  phone!: string

  @Field(() => Boolean, { description: 'Whether the person has agreed to `textConsent`; must be true.' })
  consent!: boolean
}

@InputType({ description: 'The code from a text message.' })
@Rules(textCodeRules)
export class TextCodeInput {
  @Field(() => String, { description: 'Six digits.' })
  code!: string
}

@InputType({ description: "A push subscription, as returned by the browser's PushManager." })
@Rules(pushSubscriptionRules)
export class PushSubscriptionInput {
  @Field(() => String, { description: 'The address at its push service.' })
  endpoint!: string

  @Field(() => String, { description: "The browser's public key, in base64url." })
  p256dh!: string

  @Field(() => String, { description: 'The shared secret of the subscription, in base64url.' })
  auth!: string
}

@InputType({ description: 'How often to send a group of notices.' })
export class NoticeFrequencyInput {
  @Field(() => NoticeGroups, { description: "One of the groups of the viewer's type of account." })
  group!: NoticeGroup

  @Field(() => NoticeChannels, { description: 'The channel.' })
  channel!: NoticeChannel

  @Field(() => NoticeFrequencies, { description: 'At once, in a digest, or not at all.' })
  frequency!: NoticeFrequency
}

@InputType({ description: 'The hours during which to send only account security notices.' })
@Rules(quietHoursRules)
export class QuietHoursInput {
  @Field(() => Boolean, { description: 'Whether quiet hours are on.' })
  isOn!: boolean

  @Field(() => Int, { description: 'The hour at which quiet hours start, 0 to 23.' })
  from!: number

  @Field(() => Int, { description: 'The hour at which quiet hours end, 0 to 23.' })
  to!: number

  @Field(() => String, { description: 'The IANA time zone, such as America/Chicago.' })
  timeZone!: string
}
