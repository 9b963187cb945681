import * as z from 'zod/mini'
import type { UserType } from '../kinds.js'
import { keysOf } from '../kinds.js'
import { canSwitchOff, type NoticeGroup, noticeGroups } from './noticeGroups.js'

export const noticeFrequencies = {
  now: 'At once',
  hourly: 'Once an hour',
  daily: 'Once a day',
  off: 'Off',
} as const
export type NoticeFrequency = keyof typeof noticeFrequencies

interface ChannelFacts {
  label: string
  /** True if this install can send by this channel, so that people can choose it. */
  isOffered: boolean
  /** The frequency for people who have made no choice. */
  standard: NoticeFrequency
  frequencies: readonly NoticeFrequency[]
}

/** The ways to send a notice. The names are stored. */
export const noticeChannels = {
  mail: { label: 'Email', isOffered: true, standard: 'now', frequencies: keysOf(noticeFrequencies) },
  push: { label: 'Push', isOffered: true, standard: 'now', frequencies: ['now', 'off'] },
  sms: { label: 'Text message', isOffered: true, standard: 'off', frequencies: ['now', 'off'] },
} as const satisfies Record<string, ChannelFacts>
export type NoticeChannel = keyof typeof noticeChannels

export const offeredChannels = keysOf(noticeChannels).filter(
  channel => (noticeChannels[channel] as ChannelFacts).isOffered,
)

export const groupsOf = (role: UserType): NoticeGroup[] => Object.keys(noticeGroups[role]) as NoticeGroup[]

export const groupLabel = (role: UserType, group: NoticeGroup): string =>
  (noticeGroups[role] as Partial<Record<NoticeGroup, string>>)[group] ?? group

interface Choice {
  group: NoticeGroup
  channel: NoticeChannel
  frequency: NoticeFrequency
}

/** The refusal of a choice with its field, or undefined if the choice is fine. */
export const whyNotChosen = (role: UserType, { group, channel, frequency }: Choice) => {
  const facts: ChannelFacts = noticeChannels[channel]
  if (!groupsOf(role).includes(group)) return { path: 'group', message: "You don't get these notices" }
  if (!canSwitchOff(group)) return { path: 'group', message: 'We always send security notices right away' }
  if (!facts.isOffered) return { path: 'channel', message: `${facts.label} cannot be chosen here` }
  if (!facts.frequencies.includes(frequency))
    return { path: 'frequency', message: `${facts.label} cannot be sent like this` }
  return undefined
}

export const isTimeZone = (name: string): boolean => {
  // PostgreSQL interprets the sign of an offset the other way around.
  if (/^[+-]/.test(name)) return false
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

const hour = z
  .int('Please choose an hour')
  .check(z.minimum(0, 'Please choose an hour'), z.maximum(23, 'Please choose an hour'))

export const quietHoursRules = z.object({
  isOn: z.boolean(),
  from: hour,
  to: hour,
  timeZone: z.string().check(z.maxLength(64, 'Unknown time zone'), z.refine(isTimeZone, 'Unknown time zone')),
})
