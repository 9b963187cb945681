import type { ApolloCache } from '@apollo/client'
import { adminUpdates } from './adminUpdates.js'
import { changeList, type Entity, withFirst, without } from './changeList.js'
import { type PlacedJob, placeJob } from './placeJob.js'
import { vendorUpdates } from './vendorUpdates.js'

type Answer = Record<string, unknown>
type Variables = Record<string, unknown>

/** The changes that a mutation makes to lists; its answer brings all other changes, which Apollo normalizes. */
type Update = (
  cache: ApolloCache,
  result: { data?: Answer | null },
  options: { variables?: Variables },
) => void

const answered = <Data = Entity>(data: Answer | null | undefined, mutation: string) =>
  data?.[mutation] as Data | null | undefined

/** Only the server knows if a filter matches the new entry, so such lists are refetched. */
const addFirst =
  (mutation: string, field: string): Update =>
  (cache, { data }) => {
    const added = answered(data, mutation)
    if (!added) return
    changeList(cache, { field }, list =>
      Object.values(list.keyArgs).some(arg => arg !== null) ? null : withFirst(list, added),
    )
  }

const sendMessage: Update = (cache, { data }, { variables }) => {
  const message = answered(data, 'sendMessage')
  const { jobId } = (variables?.input ?? {}) as { jobId?: string }
  if (!message || !jobId) return
  const of = { __typename: 'Job', id: jobId }
  changeList(cache, { field: 'messages', of }, list => withFirst(list, message))
  changeList(cache, { field: 'messages' }, list =>
    list.keyArgs.jobId === jobId ? withFirst(list, message) : list.nodes,
  )
}

const askQuestion: Update = (cache, { data }, { variables }) => {
  const question = answered(data, 'askQuestion')
  const { jobId } = (variables?.input ?? {}) as { jobId?: string }
  if (!question) return
  changeList(cache, { field: 'questions' }, list =>
    list.keyArgs.jobId === jobId ? withFirst(list, question) : list.nodes,
  )
}

/** Marks the named notices, those that link to the path, or all. */
const markNoticesRead: Update = (cache, { data }, { variables }) => {
  if (!data) return
  const { ids, path } = (variables?.input ?? {}) as { ids?: string[]; path?: string }
  const readAt = new Date().toISOString()
  changeList(cache, { field: 'notices' }, ({ nodes }) => {
    for (const node of nodes)
      if (!ids || ids.some(id => node.__ref.endsWith(id)))
        cache.modify({
          id: node.__ref,
          fields: {
            readAt: (known, { readField }) =>
              known ?? (path === undefined || readField('path', node) === path ? readAt : null),
          },
        })
    return nodes
  })
}

const updates: Record<string, Update> = {
  ...vendorUpdates,
  ...adminUpdates,
  MarkNoticesRead: markNoticesRead,
  SendMessage: sendMessage,
  AskQuestion: askQuestion,
  OpenSupportTicket: addFirst('openSupportTicket', 'supportTickets'),
  RequestMyData: (cache, { data }) => {
    const asked = answered<Entity>(data, 'requestMyData')
    if (asked)
      cache.modify({ fields: { myDataExport: (_, { toReference }) => toReference({ ...asked }, true) } })
  },
  CreateApiToken: (cache, { data }) => {
    const created = answered<{ apiToken: Entity }>(data, 'createApiToken')
    if (created) changeList(cache, { field: 'apiTokens' }, list => withFirst(list, created.apiToken))
  },
  ChangePassword: (cache, { data }, { variables }) => {
    const { revokeTokens } = (variables?.input ?? {}) as { revokeTokens?: boolean }
    if (data && revokeTokens) changeList(cache, { field: 'apiTokens' }, () => [])
  },
  RevokeApiToken: (cache, { data }) => {
    const revoked = answered(data, 'revokeApiToken')
    if (revoked) changeList(cache, { field: 'apiTokens' }, list => without(list, revoked))
  },
}

/** A job comes with the lists that it is in. */
const placeAnswered = (cache: ApolloCache, data: Answer | null | undefined) => {
  for (const job of Object.values(data ?? {}) as (PlacedJob | null)[])
    if (job?.__typename === 'Job' && job.lists)
      placeJob(cache, job, stored => cache.modify({ fields: { [stored]: (_, { DELETE }) => DELETE } }))
}

/** What the mutation of this name does to lists. */
export const updateAfter =
  (mutation: string): Update =>
  (cache, result, options) => {
    updates[mutation]?.(cache, result, options)
    placeAnswered(cache, result.data)
  }
