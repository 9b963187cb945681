import { ACCEPT_BID, acceptedJob, bid, postJunk } from '../../test/deals.js'
import { graphql } from '../../test/generated/gql.js'
import { type Harness, startHarness } from '../../test/harness.js'
import { CANCEL_JOB } from '../../test/operations.js'
import { admin, customer, type TestUser, vendor } from '../../test/users.js'

let harness: Harness
let dana: TestUser
let dale: TestUser
beforeAll(async () => {
  harness = await startHarness()
  dana = await customer(harness)
  dale = await vendor(harness)
})
afterAll(() => harness.stop())

const SEND = graphql(`
  mutation SendMessage($input: SendMessageInput!) {
    sendMessage(input: $input) { id content createdAt sender { id } receiverId readAt }
  }
`)
const THREAD = graphql(`
  query Messages($jobId: UUID!) {
    messages(jobId: $jobId) { totalCount nodes { content sender { firstName } } }
  }
`)
const JOB = graphql(`
  query JobMessages($id: UUID!) {
    job(id: $id) { unreadMessages viewerCanMessage messages(first: 1) { totalCount nodes { content } } }
  }
`)
const READ = graphql(`
  mutation MarkMessagesRead($jobId: UUID!) {
    markMessagesRead(jobId: $jobId) { id unreadMessages }
  }
`)
const say = (who: TestUser, jobId: string, content: string) => {
  harness.clock.now = new Date(harness.clock.now.getTime() + 1000)
  return who.answer(SEND, { input: { jobId, content } })
}

test('sends messages in both directions and counts unread ones', async () => {
  const dale = await vendor(harness)
  const jobId = await acceptedJob(dana, dale)
  const { data } = await say(dana, jobId, 'The gate is open\nfrom nine')
  expect(data.sendMessage).toMatchObject({
    content: 'The gate is open\nfrom nine',
    sender: { id: dana.id },
    receiverId: dale.id,
    readAt: null,
  })
  await say(dana, jobId, 'See you')
  expect((await dale.ask(JOB, { id: jobId })).job).toEqual({
    unreadMessages: 2,
    viewerCanMessage: true,
    messages: { totalCount: 2, nodes: [{ content: 'See you' }] },
  })
  expect(await dale.ask(graphql(`query UnreadMessages { me { unreadMessages } }`))).toEqual({
    me: { unreadMessages: 2 },
  })
  expect((await dana.ask(JOB, { id: jobId })).job.unreadMessages).toBe(0)
  expect((await dale.ask(READ, { jobId })).markMessagesRead).toEqual({ id: jobId, unreadMessages: 0 })
  await say(dale, jobId, 'On my way')
  expect((await dana.ask(THREAD, { jobId })).messages).toEqual({
    totalCount: 3,
    nodes: ['On my way', 'See you', 'The gate is open\nfrom nine'].map(content => ({
      content,
      sender: { firstName: content === 'On my way' ? 'Dale' : 'Dana' },
    })),
  })
})

test('refuses messages before a bid is accepted', async () => {
  const jobId = await postJunk(dana)
  await bid(dale, jobId)
  expect((await say(dana, jobId, 'Hello?')).errors[0]).toMatchObject({
    message: 'Messages open once a bid is accepted',
    extensions: { code: 'CONFLICT', reason: 'NO_VENDOR' },
  })
  expect((await say(dale, jobId, 'Hello?')).errors[0]?.extensions.code).toBe('NOT_FOUND')
})

test('refuses everyone else but lets admins read', async () => {
  const jobId = await acceptedJob(dana, dale)
  await say(dana, jobId, 'Between us')
  for (const stranger of [await customer(harness), await vendor(harness)]) {
    expect((await say(stranger, jobId, 'Me too')).errors[0]?.extensions.code).toBe('NOT_FOUND')
    expect((await stranger.ask(THREAD, { jobId })).messages).toEqual({ totalCount: 0, nodes: [] })
  }
  const ada = await admin(harness)
  expect((await ada.ask(THREAD, { jobId })).messages.totalCount).toBe(1)
  expect((await say(ada, jobId, 'Official')).errors[0]?.extensions.code).toBe('FORBIDDEN')
})

test('locks the job only if there is something to mark as read', async () => {
  const jobId = await acceptedJob(dana, dale)
  const mia = await vendor(harness)
  await say(dana, jobId, 'The key is under the mat')
  for (const [who, holds] of [
    [mia, false],
    [dana, false],
    [dale, true],
    [dale, false],
  ] as const) {
    const statements = await harness.statementsOf(() => who.answer(READ, { jobId }))
    expect(statements.some(text => text.includes('for update'))).toBe(holds)
  }
})

test('hides messages with the previous vendor from the next one', async () => {
  const jobId = await acceptedJob(dana, dale)
  await say(dana, jobId, 'The key is under the mat')
  await dale.ask(graphql(`mutation ReleaseJob($jobId: UUID!) { releaseJob(jobId: $jobId) { id } }`), {
    jobId,
  })
  // Its customer can still read, although there is nobody to write to.
  expect((await dana.ask(THREAD, { jobId })).messages.totalCount).toBe(1)
  expect((await dana.ask(READ, { jobId })).markMessagesRead.unreadMessages).toBe(0)
  expect((await say(dana, jobId, 'And the key?')).errors[0]?.extensions.reason).toBe('NO_VENDOR')
  const mia = await vendor(harness)
  await dana.ask(ACCEPT_BID, { bidId: await bid(mia, jobId) })
  expect((await mia.ask(THREAD, { jobId })).messages.totalCount).toBe(0)
  expect((await dana.ask(THREAD, { jobId })).messages.totalCount).toBe(1)
  expect((await say(dale, jobId, 'Still here')).errors[0]?.extensions.code).toBe('NOT_FOUND')
})

test('refuses messages on a cancelled job', async () => {
  const jobId = await acceptedJob(dana, dale)
  await dana.ask(CANCEL_JOB, { jobId })
  expect((await say(dale, jobId, 'Why?')).errors[0]?.extensions).toMatchObject({
    code: 'CONFLICT',
    reason: 'JOB_STATE',
  })
})

test.each([
  ['', 'content: Please write a message'],
  ['  \n', 'content: Please write a message'],
  ['x'.repeat(2001), 'content: Message must be 2000 characters or less'],
  ['a\u0000b', 'content: Only letters, digits, signs and line breaks can be used here'],
])('refuses %j as a message', async (content, issue) => {
  expect(await dana.issues(SEND, { input: { jobId: await acceptedJob(dana, dale), content } })).toEqual([
    issue,
  ])
})

test('accepts 2,000 characters', async () => {
  const { errors } = await say(dana, await acceptedJob(dana, dale), 'x'.repeat(2000))
  expect(errors).toEqual([])
})
