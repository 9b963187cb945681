import type { TaskWords } from '../admin/logWords.js'

export const tasks = {
  noticePush: { name: 'Push of a notice', about: 'Notice' },
  digestPush: { name: 'Push of several notices', about: 'Digest' },
  devicePush: { name: 'Push to one device', about: 'Device' },
  textCode: { name: 'Text message with a code', about: 'Consent' },
  textReply: { name: 'Reply to a text message' },
  noticeText: { name: 'Text message of a notice', about: 'Notice' },
  digestText: { name: 'Text message of several notices', about: 'Digest' },
  sendDigests: { name: 'Collecting notices for digests' },
} satisfies Record<string, TaskWords>
