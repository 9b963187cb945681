import { gql } from '@apollo/client'
import { makeClient } from '../apollo/client.js'
import { updateAfter } from '../apollo/updateAfter.js'
import { fakeNetwork, type Network } from '../testing/fakeNetwork.js'
import { cachePolicy } from './cachePolicy.js'

const JOB = 'a1b2c3d4-0000-4000-8000-000000000001'
const OTHER = 'a1b2c3d4-0000-4000-8000-000000000002'

const lists = gql`
  query Lists($jobId: UUID!, $status: JobStatus, $ticketStatus: TicketStatus) {
    customerJobs { nodes { id listedAt } totalCount }
    filteredJobs: customerJobs(status: $status) { nodes { id listedAt } }
    vendorJobs { nodes { id } }
    availableJobs { nodes { id } }
    supportTickets { nodes { id } }
    filteredTickets: supportTickets(status: $ticketStatus) { nodes { id } }
    apiTokens { id }
    serviceAreas { id }
    messages(jobId: $jobId) { nodes { id } }
    job(id: $jobId) { id status messages { nodes { id } totalCount } }
  }
`

type Ids = readonly string[]
const things = (__typename: string, ids: Ids) =>
  ids.map(id => ({ __typename, id, listedAt: '2026-11-20T09:00:00.000Z' }))
const page = (typename: string, ids: Ids) => ({
  __typename: `${typename}Connection`,
  nodes: things(typename, ids),
  totalCount: ids.length,
})

/** The server's data when the lists were fetched. */
const before = {
  customerJobs: page('Job', [JOB]),
  filteredJobs: page('Job', [JOB]),
  vendorJobs: page('Job', [JOB, OTHER]),
  availableJobs: page('Job', [OTHER]),
  supportTickets: page('SupportTicket', ['t1']),
  filteredTickets: page('SupportTicket', ['t1']),
  apiTokens: things('ApiToken', ['k1']),
  serviceAreas: things('ServiceArea', ['a1']),
  messages: page('Message', ['m1']),
  job: { __typename: 'Job', id: JOB, status: 'accepted', messages: page('Message', ['m1']) },
}

const variables = { jobId: JOB, status: 'pending', ticketStatus: 'open' }

const setUp = async (network: Network = {}) => {
  const { link } = fakeNetwork({ Lists: before, ...network })
  const client = makeClient(cachePolicy, link)
  await client.query({ query: lists, variables })
  /** The lists still in the cache, by the ids in them. */
  const known = () => {
    const { result } = client.cache.diff<Record<string, unknown>>({
      query: client.cache.transformDocument(lists),
      variables,
      optimistic: false,
      returnPartialData: true,
    })
    const data = (result ?? {}) as Record<string, unknown>
    const ids = (list: unknown): Ids | undefined =>
      (Array.isArray(list) ? list : (list as { nodes?: unknown[] } | undefined)?.nodes)?.map(each => each.id)
    const { job, ...rest } = data as { job?: { messages?: unknown } }
    return {
      ...Object.fromEntries(Object.entries(rest).map(([name, list]) => [name, ids(list)])),
      jobMessages: ids(job?.messages),
    }
  }
  const total = () =>
    client.cache.readQuery<typeof before>({ query: lists, variables })?.job.messages.totalCount
  return { client, known, total }
}

const all = {
  customerJobs: [JOB],
  filteredJobs: [JOB],
  vendorJobs: [JOB, OTHER],
  availableJobs: [OTHER],
  supportTickets: ['t1'],
  filteredTickets: ['t1'],
  apiTokens: ['k1'],
  serviceAreas: ['a1'],
  messages: ['m1'],
  jobMessages: ['m1'],
}

const placed = gql`
  fragment Placed on Job {
    id
    listedAt
    lists {
      name
      args {
        name
        value
      }
      orders {
        sort
        field
        isAscending
      }
    }
  }
`
/** A job that is only in this list. */
const listed = (name: string, args: Record<string, string> | null) => ({
  __typename: 'Job',
  id: 'new',
  listedAt: '2026-11-21T09:00:00.000Z',
  lists: [
    {
      __typename: 'JobList',
      name,
      args:
        args &&
        Object.entries(args).map(([arg, value]) => ({ __typename: 'ListArgument', name: arg, value })),
      orders: [{ __typename: 'ListOrder', sort: 'newest', field: 'listedAt', isAscending: false }],
    },
  ],
})
const sendMessage = gql`
  mutation SendMessage($input: SendMessageInput!) {
    sendMessage(input: $input) {
      id
    }
  }
`
const message = { __typename: 'Message', id: 'm2' }

test.each([
  {
    operation: gql`mutation RequestJunkPickup { requestJunkPickup { ...Placed } } ${placed}`,
    answer: { requestJunkPickup: listed('customerJobs', { status: 'pending', type: 'junk_pickup' }) },
    changed: { customerJobs: ['new', JOB], filteredJobs: ['new', JOB] },
  },
  {
    operation: gql`mutation CancelJob { cancelJob { ...Placed } } ${placed}`,
    answer: { cancelJob: { ...listed('customerJobs', { status: 'cancelled' }), id: JOB } },
    changed: { filteredJobs: [], vendorJobs: [OTHER] },
  },
  {
    operation: gql`mutation ReleaseJob { releaseJob { ...Placed } } ${placed}`,
    answer: { releaseJob: { ...listed('availableJobs', null), id: JOB } },
    changed: { customerJobs: [], filteredJobs: [], vendorJobs: [OTHER], availableJobs: undefined },
  },
  {
    operation: gql`mutation OpenSupportTicket { openSupportTicket { id } }`,
    answer: { openSupportTicket: { __typename: 'SupportTicket', id: 't2' } },
    changed: { supportTickets: ['t2', 't1'], filteredTickets: undefined },
  },
  {
    operation: gql`mutation CreateApiToken { createApiToken { token apiToken { id } } }`,
    answer: {
      createApiToken: {
        __typename: 'NewApiToken',
        token: 's',
        apiToken: { __typename: 'ApiToken', id: 'k2' },
      },
    },
    changed: { apiTokens: ['k2', 'k1'] },
  },
  {
    operation: gql`mutation RevokeApiToken { revokeApiToken { id } }`,
    answer: { revokeApiToken: { __typename: 'ApiToken', id: 'k1' } },
    changed: { apiTokens: [] },
  },
  {
    operation: gql`mutation AddServiceArea { addServiceArea { id } }`,
    answer: { addServiceArea: { __typename: 'ServiceArea', id: 'a2' } },
    changed: { serviceAreas: ['a1', 'a2'], availableJobs: undefined },
  },
  {
    operation: gql`mutation AddServiceAreas { addServiceAreas { added { id } } }`,
    answer: { addServiceAreas: { __typename: 'AddedAreas', added: [] } },
    changed: {},
  },
  {
    operation: sendMessage,
    input: { jobId: JOB, content: 'On my way' },
    answer: { sendMessage: message },
    changed: { messages: ['m2', 'm1'], jobMessages: ['m2', 'm1'] },
  },
  {
    operation: sendMessage,
    input: { jobId: OTHER, content: 'To somebody else' },
    answer: { sendMessage: message },
    changed: {},
  },
])(
  'updates with $answer the lists it belongs to and no others',
  async ({ operation, input, answer, changed }) => {
    const [definition] = operation.definitions
    const name = definition?.kind === 'OperationDefinition' ? (definition.name?.value ?? '') : ''
    const { client, known } = await setUp({ [name]: answer })
    expect(known()).toEqual(all)
    await client.mutate({
      mutation: operation,
      variables: { input },
      update: updateAfter(cachePolicy, name) as never,
    })
    expect(known()).toEqual({ ...all, ...changed })
  },
)

test('increments the count of a list, and adds nothing that it already has', async () => {
  const { client, known, total } = await setUp({ SendMessage: { sendMessage: message } })
  const send = () =>
    client.mutate({
      mutation: sendMessage,
      variables: { input: { jobId: JOB } },
      update: updateAfter(cachePolicy, 'SendMessage') as never,
    })
  await send()
  expect(total()).toBe(2)
  await send()
  expect(total()).toBe(2)
  expect(known()).toMatchObject({ jobMessages: ['m2', 'm1'] })
})

test('leaves a list that was never fetched unchanged', () => {
  const { cache } = makeClient(cachePolicy, fakeNetwork({}).link)
  updateAfter(cachePolicy, 'RequestJunkPickup')(
    cache,
    { data: { requestJunkPickup: listed('customerJobs', {}) } },
    {},
  )
  const input = { jobId: JOB }
  updateAfter(cachePolicy, 'SendMessage')(cache, { data: { sendMessage: message } }, { variables: { input } })
  expect(cache.extract()).toEqual({})
})
