import { changeLists } from '../../apollo/lists.js'
import type { NounCache, Update } from '../../apollo/NounCache.js'
import { pages } from '../../apollo/policies.js'

/** Marks the named notices, those that link to the path, or all. */
const markNoticesRead: Update = (cache, _answer, { ids, path }) => {
  const now = new Date().toISOString()
  changeLists(cache, 'notices', ({ nodes, readField }) => {
    for (const ref of nodes)
      if (
        [undefined, readField('path', ref)].includes(path as string) &&
        !(ids && !(ids as unknown[]).includes(readField('id', ref)))
      )
        cache.modify({ id: ref.__ref, fields: { readAt: readAt => readAt ?? now } })
    return nodes
  })
}

export const noticesCache: NounCache = {
  fields: {
    notices: { policy: pages(), causes: ['notice'] },
    noticePreferences: { causes: ['preference'] },
  },
  entities: {
    notice: (_, viewerId) => ({ id: `User:${viewerId}`, has: field => field === 'unreadNotices' }),
  },
  mutations: { MarkNoticesRead: [markNoticesRead] },
}
