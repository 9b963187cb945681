import type { ApolloCache, Reference } from '@apollo/client'
import type { Modifier } from '@apollo/client/cache'

/** What a mutation does to lists; whatever else it changes comes back in its answer and is normalized. */
type Update = (cache: ApolloCache, result: { data?: Record<string, Entity | null> | null }) => void
interface Entity {
  __typename: string
  id: string
}
interface List {
  nodes?: readonly Reference[]
  totalCount?: number
}

const changeList = (cache: ApolloCache, field: string, change: (nodes: readonly Reference[], refOf: (entity: Entity) => Reference) => readonly Reference[]) =>
  cache.modify({
    fields: {
      [field]: ((list: List, { toReference }) => {
        if (!list.nodes) return list
        const nodes = change(list.nodes, entity => toReference(entity as never)!)
        const grown = nodes.length - list.nodes.length
        return { ...list, nodes, ...(list.totalCount !== undefined && { totalCount: list.totalCount + grown }) }
      }) as Modifier<unknown>,
    },
  })

const addFirst =
  (field: string): Update =>
  (cache, { data }) => {
    const [added] = Object.values(data ?? {})
    if (added) changeList(cache, field, (nodes, refOf) => [refOf(added), ...nodes])
  }

const remove = (cache: ApolloCache, field: string, entity: Entity) =>
  changeList(cache, field, (nodes, refOf) => nodes.filter(node => node.__ref !== refOf(entity).__ref))

/** The screen that shows the field asks for it anew. */
const forget = (cache: ApolloCache, ...fields: string[]) => {
  for (const fieldName of fields) cache.evict({ id: 'ROOT_QUERY', fieldName })
  cache.gc()
}

export const updates: Record<string, Update> = {
  RequestJunkPickup: addFirst('customerJobs'),
  RequestDumpsterRental: addFirst('customerJobs'),
  ReleaseJob: (cache, { data }) => {
    const job = data?.releaseJob
    if (job) remove(cache, 'vendorJobs', job)
    forget(cache, 'availableJobs')
  },
}

const forgetJob = (cache: ApolloCache, id: string) => {
  cache.evict({ id: cache.identify({ __typename: 'Job', id }) })
  cache.gc()
}

const jobOfBid = (cache: ApolloCache, bidId: unknown): string | undefined => {
  const bid = (cache.extract() as Record<string, { jobId?: string } | undefined>)[`Bid:${bidId}`]
  return bid?.jobId
}

const forgetJobOfBid = (cache: ApolloCache, variables: Record<string, unknown>) => {
  const id = jobOfBid(cache, variables.bidId)
  if (id) forgetJob(cache, id)
}

/** What to ask for anew when a mutation is refused because things have moved on. */
export const conflicts: Record<string, (cache: ApolloCache, variables: Record<string, unknown>) => void> = {
  SubmitBid: cache => forget(cache, 'availableJobs'),
  ChangeBid: cache => forget(cache, 'availableJobs'),
  WithdrawBid: cache => forget(cache, 'availableJobs'),
  AcceptBid: forgetJobOfBid,
  DeclineBid: forgetJobOfBid,
  CancelJob: (cache, variables) => forgetJob(cache, String(variables.jobId)),
  StartJob: cache => forget(cache, 'vendorJobs', 'availableJobs'),
  CompleteJob: cache => forget(cache, 'vendorJobs', 'availableJobs'),
  ReleaseJob: cache => forget(cache, 'vendorJobs', 'availableJobs'),
}
