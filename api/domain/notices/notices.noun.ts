import { noun } from '../noun.js'
import { devicePush } from './devicePush.js'
import { Notice } from './Notice.js'
import { NoticePreferencesResolver } from './NoticePreferencesResolver.js'
import { NoticeResolver } from './NoticeResolver.js'
import { noticeDemo } from './noticeDemo.js'
import { digestPush, noticePush } from './noticePush.js'
import { noticeRoutes } from './noticeRoutes.js'
import { digestText, noticeText } from './noticeText.js'
import { sendDigests } from './sendDigests.js'
import { textCode, textReply } from './textConsents.js'
import { erased, expired, exported, notExported } from './userData.js'

export const notices = noun({
  name: 'notices',
  why: 'Every noun above notifies people.',
  entities: [Notice],
  resolvers: [NoticePreferencesResolver, NoticeResolver],
  rest: noticeRoutes,
  tasks: { noticePush, digestPush, devicePush, textCode, textReply, noticeText, digestText, sendDigests },
  exported,
  notExported,
  erased,
  expired,
  demo: noticeDemo,
})
