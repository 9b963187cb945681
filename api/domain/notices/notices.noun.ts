import { noun } from '../noun.js'
import { Notice } from './Notice.js'
import { NoticePreferencesResolver } from './NoticePreferencesResolver.js'
import { NoticeResolver } from './NoticeResolver.js'
import { erased, expired, exported, notExported } from './userData.js'

export const notices = noun({
  name: 'notices',
  why: 'Every noun above notifies people.',
  entities: [Notice],
  resolvers: [NoticePreferencesResolver, NoticeResolver],
  exported,
  notExported,
  erased,
  expired,
})
