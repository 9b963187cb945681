import type { ApolloCache, Reference } from '@apollo/client'
import { changeLists, type Entity, type List, type PlacedJob, placeJob, without } from './lists.js'

type Input = Record<string, unknown>

/** The changes that a mutation's answer makes to lists; all others come with it, and Apollo normalizes them. */
type Update = (cache: ApolloCache, answer: never, input: Input) => void

/** The new contents of one field's lists, given the answer. */
const lists =
  (change: (list: List, brought: Reference[]) => readonly Reference[] | null) =>
  (field: string): Update =>
  (cache, answer: Entity | Entity[]) =>
    changeLists(cache, field, list => change(list, [answer].flat().map(list.refOf)))

/** Only the server knows if a filter matches a new entry, so lists with one are refetched. */
const addFirst = lists(({ nodes, keyArgs }, refs) =>
  Object.values(keyArgs).some(arg => arg !== null) ? null : [...refs, ...refs.reduce(without, nodes)],
)

/** Adds the entries as the server does, unless they are already there. */
const addLast = lists(({ nodes }, refs) => [
  ...new Map([...nodes, ...refs].map(ref => [ref.__ref, ref])).values(),
])

const remove = lists(({ nodes }, refs) => refs.reduce(without, nodes))

const refetchFiltered = lists(({ nodes, keyArgs }) =>
  ['status', 'needs', 'isActive'].some(filter => keyArgs[filter] != null) ? null : nodes,
)

const refetch =
  (...fields: string[]): Update =>
  cache => {
    for (const fieldName of fields) cache.evict({ id: 'ROOT_QUERY', fieldName })
    cache.gc()
  }

/** Puts the answer into a field that holds one entity. */
const replace =
  (field: string): Update =>
  (cache, entity: Entity) => {
    cache.modify({ fields: { [field]: (_, { toReference }) => toReference({ ...entity }, true) } })
  }

const addToJob =
  (field: string): Update =>
  (cache, added: Entity, { jobId }) => {
    for (const place of ['ROOT_QUERY', `Job:${jobId}`])
      changeLists(
        cache,
        field,
        ({ nodes, keyArgs, refOf }) =>
          (keyArgs.jobId ?? jobId) === jobId ? [refOf(added), ...without(nodes, refOf(added))] : nodes,
        place,
      )
  }

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

const replaceDocument: Update = (cache, _answer, { replaces }) => {
  cache.modify({ id: `VendorDocument:${replaces}`, fields: { reviewStatus: () => 'replaced' } })
}

/** Services, areas and sizes determine which jobs are available. */
const OFFER = refetch('availableJobs', 'vendorAgenda')
const AREAS = refetch('availableJobs', 'vendorAgenda', 'areasAround')
const WORK = refetch('worklist', 'adminStats', 'auditEvents')

const TICKET = [refetchFiltered('supportTickets'), WORK]
const USER = [refetchFiltered('users'), refetchFiltered('jobs'), WORK]
const JOB = [refetchFiltered('jobs'), refetch('availableJobs', 'jobsUnderWay'), WORK]

const updates: Record<string, readonly Update[]> = {
  MarkNoticesRead: [markNoticesRead],
  HideAddress: [
    (cache, left: Entity[]) => {
      cache.modify({ fields: { savedAddresses: () => left } })
    },
  ],
  SendMessage: [addToJob('messages')],
  AskQuestion: [addToJob('questions')],
  OpenSupportTicket: [addFirst('supportTickets')],
  RequestMyData: [replace('myDataExport')],
  CreateApiToken: [
    (cache, { apiToken }: { apiToken: Entity }, input) =>
      addFirst('apiTokens')(cache, apiToken as never, input),
  ],
  ChangePassword: [
    (cache, _answer, { revokeTokens }) => {
      if (revokeTokens) changeLists(cache, 'apiTokens', () => [])
    },
  ],
  RevokeApiToken: [remove('apiTokens')],

  AddVendorService: [addLast('vendorServices'), OFFER],
  RemoveVendorService: [addLast('vendorServices'), OFFER],
  AddServiceArea: [addLast('serviceAreas'), AREAS],
  AddServiceAreas: [
    (cache, { added }: { added: Entity[] }, input) => {
      if (added.length === 0) return
      for (const update of [addLast('serviceAreas'), AREAS]) update(cache, added as never, input)
    },
  ],
  AddServiceAreasAround: [refetch('serviceAreas'), AREAS],
  RemoveServiceAreas: [remove('serviceAreas'), AREAS],
  RemoveServiceArea: [remove('serviceAreas'), AREAS],
  AddDumpsterSize: [addLast('dumpsterSizes'), OFFER],
  UpdateDumpsterSize: [OFFER],
  RemoveDumpsterSize: [remove('dumpsterSizes'), OFFER],
  SaveVendorDocument: [replaceDocument, addFirst('vendorDocuments'), refetch('vendorAgenda')],
  SaveBusiness: [replace('business'), refetch('vendorAgenda', 'vendorProfile')],
  SaveOfferRule: [addLast('offerRules')],
  DeleteOfferRule: [
    (cache, id: string) =>
      changeLists(cache, 'offerRules', ({ nodes }) =>
        nodes.filter(({ __ref }) => __ref !== `OfferRule:${id}`),
      ),
  ],
  PauseOfferRule: [refetch('auditEvents')],
  ResumeOfferRule: [refetch('auditEvents')],
  SubmitBid: [refetch('vendorAgenda')],
  StartJob: [refetch('vendorAgenda')],
  CompleteJob: [refetch('vendorAgenda', 'vendorEarnings', 'vendorEarnedMonths')],

  InviteApplicant: [refetch('vendorApplications', 'users'), WORK],
  DeclineApplication: [refetch('vendorApplications'), WORK],
  RecordStatementPayment: [refetch('feeStatements', 'feeTotals'), WORK],
  ReverseStatementPayment: [refetch('feeStatements', 'feeTotals'), WORK],
  WaiveFee: [refetch('feeTotals', 'auditEvents')],
  CreateUser: [refetch('users'), WORK],
  UpdateUser: [refetch('auditEvents')],
  SetUserActive: USER,
  SetUsersActive: USER,
  ResendInvitation: [refetch('auditEvents')],
  RequestAdminSuspension: [refetch('adminSuspensions', 'auditEvents')],
  ConfirmAdminSuspension: [refetchFiltered('users'), refetch('adminSuspensions', 'auditEvents')],
  WithdrawAdminSuspension: [refetch('adminSuspensions', 'auditEvents')],
  CancelAnyJob: JOB,
  ReopenJob: JOB,
  ReassignJob: JOB,
  AnswerSupportTicket: TICKET,
  CloseSupportTicket: TICKET,
  ReopenSupportTicket: TICKET,
  ReviewVendorDocument: [refetchFiltered('jobs'), refetch('documentsToReview', 'worklist', 'auditEvents')],
  UndoDocumentReview: [refetchFiltered('jobs'), refetch('documentsToReview', 'worklist', 'auditEvents')],
  RemoveBusinessName: [refetch('vendorProfile', 'auditEvents')],
  RemoveBusinessLogo: [refetch('vendorProfile', 'auditEvents')],
  RetryTask: [refetch('failedTasks', 'worklist', 'auditEvents')],
  RemoveTask: [refetch('failedTasks', 'worklist', 'auditEvents')],
  UpdateSettings: [refetch('auditEvents')],
}

/** The changes that the mutation of this name makes to lists. A job comes with the lists that it is in. */
export const updateAfter =
  (mutation: string) =>
  (
    cache: ApolloCache,
    { data }: { data?: Record<string, unknown> | null },
    { variables }: { variables?: Record<string, unknown> },
  ): void => {
    const [answer] = Object.values(data ?? {})
    if (answer === undefined || answer === null) return
    for (const update of updates[mutation] ?? [])
      update(cache, answer as never, (variables?.input ?? {}) as Input)
    const job = answer as PlacedJob
    if (job.__typename === 'Job' && job.lists)
      placeJob(cache, job, stored => cache.modify({ fields: { [stored]: (_, { DELETE }) => DELETE } }))
  }
