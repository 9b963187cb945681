import { type NoticeGroup, noticeGroupNames, noticeGroups } from '../../rules/notices/noticeGroups.js'
import { noticeChannels, noticeFrequencies } from '../../rules/notices/noticePreferences.js'
import { noticeKinds } from '../../rules/notices/notices.js'
import { asEnum } from '../asEnum.js'

export const NoticeKinds = asEnum('NoticeKind', noticeKinds, 'The kind of event that a notice reports.')
const groupLabels: Record<string, string> = {
  ...noticeGroups.admin,
  ...noticeGroups.vendor,
  ...noticeGroups.customer,
}
export const NoticeGroups = asEnum(
  'NoticeGroup',
  Object.fromEntries(noticeGroupNames.map(name => [name, groupLabels[name]!])) as Record<NoticeGroup, string>,
  "The subject area of a notice, from its reader's point of view.",
)
export const NoticeChannels = asEnum('NoticeChannel', noticeChannels, 'A way to send a notice.')
export const NoticeFrequencies = asEnum(
  'NoticeFrequency',
  noticeFrequencies,
  'How often notices are sent: individually, in a digest, or not at all.',
)
