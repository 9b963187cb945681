import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { Rules } from '../../platform/rules.js'
import { type NoticeChannel, type NoticeFrequency, quietHoursRules } from '../../rules/noticePreferences.js'
import type { NoticeGroup } from '../../rules/notices.js'
import { MOST_PUSH_DEVICES, pushSubscriptionRules } from '../../rules/pushRules.js'
import { textCodeRequestRules, textCodeRules } from '../../rules/textRules.js'
import { NoticeChannels, NoticeFrequencies, NoticeGroups } from '../enums.js'
import { DateTime } from '../scalars.js'

@ObjectType({ simpleResolvers: true, description: 'How often the viewer is told by one channel.' })
export class NoticeChoice {
  @Field(() => NoticeChannels, { description: 'The channel.' })
  channel!: NoticeChannel

  @Field(() => NoticeFrequencies, { description: 'At once, in a digest, or not at all.' })
  frequency!: NoticeFrequency
}

@ObjectType({ simpleResolvers: true, description: 'A group of notices, and how the viewer is told of them.' })
export class NoticeGroupPreference {
  @Field(() => NoticeGroups, { description: 'The group.' })
  group!: NoticeGroup

  @Field(() => String, { description: 'Its name, to be shown.' })
  label!: string

  @Field(() => Boolean, { description: 'False for what is always sent at once.' })
  canSwitchOff!: boolean

  @Field(() => [NoticeChoice], { description: 'One for each channel that can be chosen here.' })
  choices!: NoticeChoice[]
}

@ObjectType({
  simpleResolvers: true,
  description: 'The hours during which the viewer gets only account security notices.',
})
export class QuietHours {
  @Field(() => Boolean, { description: 'Whether they are kept.' })
  isOn!: boolean

  @Field(() => Int, {
    description: 'The hour at which they begin, 0 to 23. The same as `to`: there are none.',
  })
  from!: number

  @Field(() => Int, { description: 'The hour at which they end, 0 to 23; before `from`, on the next day.' })
  to!: number

  @Field(() => String, {
    nullable: true,
    description:
      "The IANA name of the clock they are on, which is also the daily digest's; null while it is not known, and then they are not kept.",
  })
  timeZone!: string | null
}

@ObjectType({ simpleResolvers: true, description: 'A browser that shows pushes while it is signed in.' })
export class PushDevice {
  @Field(() => ID, { description: 'A random UUID.' })
  id!: string

  @Field(() => String, {
    description: 'The browser and system, as far as the browser reports them, such as `Chrome on Android`.',
  })
  name!: string

  @Field(() => DateTime, { description: 'Since when.' })
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

@ObjectType({ simpleResolvers: true, description: 'How and when the viewer is told of what concerns them.' })
export class NoticePreferences {
  @Field(() => ID, { description: "The viewer's id." })
  id!: string

  @Field(() => [NoticeGroupPreference], { description: "The groups of the viewer's type of account." })
  groups!: NoticeGroupPreference[]

  @Field(() => QuietHours, { description: 'When nothing is sent.' })
  quietHours!: QuietHours

  @Field(() => String, {
    nullable: true,
    description:
      'The VAPID key with which a browser subscribes, in base64url; null if this install pushes nothing.',
  })
  pushKey!: string | null

  @Field(() => [PushDevice], {
    description: `The viewer's browsers that get pushes, newest first; at most ${MOST_PUSH_DEVICES}.`,
  })
  pushDevices!: PushDevice[]

  @Field(() => TextNumber, {
    nullable: true,
    description: 'Where the viewer is texted; null without consent, or after it has ended.',
  })
  textNumber!: TextNumber | null

  @Field(() => String, { description: 'The text that a user agrees to when giving a number.' })
  textConsent!: string
}

@InputType({ description: 'A number for text messages.' })
@Rules(textCodeRequestRules)
export class TextCodeRequestInput {
  @Field(() => String, { description: 'A US number, or any with its country: +15125550147.' })
  phone!: string

  @Field(() => Boolean, { description: 'Whether the person has agreed to `textConsent`; must be true.' })
  consent!: boolean
}

@InputType({ description: 'What was texted.' })
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

@InputType({ description: 'How often to be told of a group of notices.' })
export class NoticeFrequencyInput {
  @Field(() => NoticeGroups, { description: "One of the groups of the viewer's type of account." })
  group!: NoticeGroup

  @Field(() => NoticeChannels, { description: 'The channel.' })
  channel!: NoticeChannel

  @Field(() => NoticeFrequencies, { description: 'At once, in a digest, or not at all.' })
  frequency!: NoticeFrequency
}

@InputType({ description: 'When nothing is to be sent.' })
@Rules(quietHoursRules)
export class QuietHoursInput {
  @Field(() => Boolean, { description: 'Whether they are kept.' })
  isOn!: boolean

  @Field(() => Int, { description: 'The hour at which they begin, 0 to 23.' })
  from!: number

  @Field(() => Int, { description: 'The hour at which they end, 0 to 23.' })
  to!: number

  @Field(() => String, { description: 'The IANA name of the clock: America/Chicago.' })
  timeZone!: string
}
