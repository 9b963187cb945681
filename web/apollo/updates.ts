import type { ApolloCache } from '@apollo/client'
import { changeList, type Entity, withFirst, without } from './changeList.js'
import { forget } from './forget.js'
import { type PlacedJob, placeJob } from './placeJob.js'

type Variables = Record<string, unknown>

/** The changes that a mutation's answer makes to lists; all others come with it, and Apollo normalizes them. */
type Update = (cache: ApolloCache, answer: never, input: Variables) => void

const each =
  (...parts: Update[]): Update =>
  (cache, answer, input) => {
    for (const update of parts) update(cache, answer, input)
  }

const refetch =
  (...fields: string[]): Update =>
  cache =>
    forget(cache, ...fields)

/** Only the server knows if a filter matches a changed entry, so lists with it are refetched. */
const refetchFiltered =
  (field: string, ...filters: string[]): Update =>
  cache =>
    changeList(cache, { field }, ({ nodes, keyArgs }) =>
      filters.some(filter => keyArgs[filter] != null) ? null : nodes,
    )

const addFirst =
  (field: string): Update =>
  (cache, added: Entity) =>
    changeList(cache, { field }, list =>
      Object.values(list.keyArgs).some(arg => arg !== null) ? null : withFirst(list, added),
    )

/** Adds the entries as the server does, unless they are already there. */
const addLast =
  (field: string): Update =>
  (cache, added: Entity | Entity[]) =>
    changeList(cache, { field }, ({ nodes, refOf }) => {
      const refs = new Map([...nodes, ...[added].flat().map(refOf)].map(ref => [ref.__ref, ref]))
      return [...refs.values()]
    })

const remove =
  (field: string): Update =>
  (cache, removed: Entity | Entity[]) =>
    changeList(cache, { field }, list =>
      [removed].flat().reduce((nodes, entry) => without({ ...list, nodes }, entry), list.nodes),
    )

/** Puts the answer into a field that has one entity. */
const replace =
  (field: string): Update =>
  (cache, entity: Entity) => {
    cache.modify({ fields: { [field]: (_, { toReference }) => toReference({ ...entity }, true) } })
  }

const addToJob =
  (field: string): Update =>
  (cache, added: Entity, { jobId }) => {
    const of = { __typename: 'Job', id: String(jobId) }
    changeList(cache, { field, of }, list => withFirst(list, added))
    changeList(cache, { field }, list => (list.keyArgs.jobId === jobId ? withFirst(list, added) : list.nodes))
  }

/** Marks the named notices, those that link to the path, or all. */
const markNoticesRead: Update = (cache, _answer, { ids, path }) => {
  const readAt = new Date().toISOString()
  changeList(cache, { field: 'notices' }, ({ nodes }) => {
    for (const { __ref: id } of nodes)
      if (!ids || (ids as string[]).some(each => id.endsWith(each)))
        cache.modify<{ readAt: string | null; path: string | null }>({
          id,
          fields: {
            readAt: (known, { readField }) =>
              known ?? (path === undefined || readField('path', { __ref: id }) === path ? readAt : null),
          },
        })
    return nodes
  })
}

const replaceDocument: Update = (cache, _answer, { replaces }) => {
  if (typeof replaces === 'string')
    cache.modify({ id: `VendorDocument:${replaces}`, fields: { reviewStatus: () => 'replaced' } })
}

/** Services, areas and sizes determine which jobs are available. */
const OFFER = refetch('availableJobs', 'vendorAgenda')
const AREAS = refetch('availableJobs', 'vendorAgenda', 'areasAround')
const AUDIT = refetch('auditEvents')
const WORK = refetch('auditEvents', 'worklist')

const ticketMoved = each(refetchFiltered('supportTickets', 'status'), refetch('adminStats'), WORK)
const userMoved = each(
  refetchFiltered('users', 'isActive'),
  refetchFiltered('jobs', 'needs'),
  refetch('adminStats'),
  WORK,
)
const jobMoved = each(
  refetchFiltered('jobs', 'status', 'needs'),
  refetch('adminStats', 'availableJobs', 'jobsUnderWay'),
  WORK,
)

const updates: Record<string, Update> = {
  MarkNoticesRead: markNoticesRead,
  SendMessage: addToJob('messages'),
  AskQuestion: addToJob('questions'),
  OpenSupportTicket: addFirst('supportTickets'),
  RequestMyData: replace('myDataExport'),
  CreateApiToken: (cache, { apiToken }: { apiToken: Entity }, input) =>
    addFirst('apiTokens')(cache, apiToken as never, input),
  ChangePassword: (cache, _answer, { revokeTokens }) => {
    if (revokeTokens) changeList(cache, { field: 'apiTokens' }, () => [])
  },
  RevokeApiToken: remove('apiTokens'),

  AddVendorService: each(addLast('vendorServices'), OFFER),
  RemoveVendorService: each(addLast('vendorServices'), OFFER),
  AddServiceArea: each(addLast('serviceAreas'), AREAS),
  AddServiceAreas: (cache, { added }: { added: Entity[] }, input) => {
    if (added.length > 0) each(addLast('serviceAreas'), AREAS)(cache, added as never, input)
  },
  AddServiceAreasAround: each(refetch('serviceAreas'), AREAS),
  RemoveServiceAreas: each(remove('serviceAreas'), AREAS),
  RemoveServiceArea: each(remove('serviceAreas'), AREAS),
  AddDumpsterSize: each(addLast('dumpsterSizes'), OFFER),
  UpdateDumpsterSize: OFFER,
  RemoveDumpsterSize: each(remove('dumpsterSizes'), OFFER),
  SaveVendorDocument: each(replaceDocument, addFirst('vendorDocuments'), refetch('vendorAgenda')),
  SaveBusiness: each(replace('business'), refetch('vendorAgenda', 'vendorProfile')),
  SubmitBid: refetch('vendorAgenda'),
  StartJob: refetch('vendorAgenda'),
  CompleteJob: refetch('vendorAgenda', 'vendorEarnings'),

  InviteApplicant: each(refetch('vendorApplications', 'users', 'adminStats'), WORK),
  DeclineApplication: each(refetch('vendorApplications'), WORK),
  CreateUser: each(refetch('users', 'adminStats'), AUDIT),
  UpdateUser: AUDIT,
  SetUserActive: userMoved,
  SetUsersActive: userMoved,
  ResendInvitation: AUDIT,
  RequestAdminSuspension: each(refetch('adminSuspensions'), AUDIT),
  ConfirmAdminSuspension: each(refetchFiltered('users', 'isActive'), refetch('adminSuspensions'), AUDIT),
  WithdrawAdminSuspension: each(refetch('adminSuspensions'), AUDIT),
  CancelAnyJob: jobMoved,
  ReopenJob: jobMoved,
  ReassignJob: jobMoved,
  AnswerSupportTicket: ticketMoved,
  CloseSupportTicket: ticketMoved,
  ReopenSupportTicket: ticketMoved,
  ReviewVendorDocument: each(refetchFiltered('jobs', 'needs'), refetch('documentsToReview'), WORK),
  RemoveBusinessName: each(refetch('vendorProfile'), AUDIT),
  RemoveBusinessLogo: each(refetch('vendorProfile'), AUDIT),
  RetryTask: each(refetch('failedTasks'), WORK),
  RemoveTask: each(refetch('failedTasks'), WORK),
  UpdateSettings: AUDIT,
}

/** The changes that the mutation of this name makes to lists. A job comes with the lists that it is in. */
export const updateAfter =
  (mutation: string) =>
  (
    cache: ApolloCache,
    { data }: { data?: Record<string, unknown> | null },
    { variables }: { variables?: Variables },
  ): void => {
    const [answer] = Object.values(data ?? {})
    if (answer === undefined || answer === null) return
    updates[mutation]?.(cache, answer as never, (variables?.input ?? {}) as Variables)
    const job = answer as PlacedJob
    if (job.__typename === 'Job' && job.lists)
      placeJob(cache, job, stored => cache.modify({ fields: { [stored]: (_, { DELETE }) => DELETE } }))
  }
