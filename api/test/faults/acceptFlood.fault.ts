import { Agent, request } from 'node:http'
import { ACCEPT_BID, bid, junkPickup, postJunk, REQUEST_JUNK } from '../deals.js'
import { build } from '../process/serverProcess.js'
import { customer, type TestUser, vendor } from '../users.js'
import { Install } from './Install.js'
import { soon } from './writes.js'

const FLOOD = 1000
const FLOODS = 3

let install: Install
let flooder: TestUser
let strangers: TestUser[]
let vendors: TestUser[]

beforeAll(async () => {
  await build()
  install = await Install.start()
  flooder = await customer(install.harness)
  strangers = await Promise.all(Array.from({ length: 4 }, () => customer(install.harness)))
  vendors = await Promise.all(Array.from({ length: 5 }, () => vendor(install.harness)))
}, 180_000)

afterAll(() => install.stop())

interface Answer {
  status: number
  body: { data?: { acceptBid: { status: string } | null }; errors?: { extensions: { code: string } }[] }
}

/** Plain HTTP, so that the client is no slower than the server. */
const accept = (agent: Agent, bidId: string) =>
  new Promise<Answer>((resolve, reject) => {
    const headers = { 'Content-Type': 'application/json', Cookie: flooder.cookie }
    const port = install.server.settings.PORT
    const sent = request({ agent, port, method: 'POST', path: '/graphql', headers }, response => {
      let text = ''
      response.on('data', chunk => {
        text += chunk
      })
      response.on('end', () => resolve({ status: response.statusCode!, body: JSON.parse(text) }))
    })
    sent.on('error', reject)
    sent.end(JSON.stringify({ query: ACCEPT_BID, variables: { bidId } }))
  })

/** Requests one job after the other until stopped, and returns the refusals. */
const postUntil = async (by: TestUser, isOver: () => boolean) => {
  const refused: unknown[] = []
  let posted = 0
  while (!isOver()) {
    const { status, errors } = await by.answer(REQUEST_JUNK, { input: { ...junkPickup, ...soon() } })
    if (status !== 200 || errors.length > 0) refused.push({ status, errors })
    else posted++
  }
  return { posted, refused }
}

it.each(Array.from({ length: FLOODS }, (_, at) => at + 1))(
  'lets one of 1,000 accepts by one customer succeed and say so, while others can still request jobs (flood %i)',
  async () => {
    const jobId = await postJunk(flooder, soon())
    const bids = await Promise.all(vendors.map(each => bid(each, jobId)))
    const agent = new Agent({ keepAlive: true, maxSockets: FLOOD })
    let isOver = false
    const posts = strangers.map(each => postUntil(each, () => isOver))
    const answers = await Promise.all(
      Array.from({ length: FLOOD }, (_, at) => accept(agent, bids[at % bids.length]!)),
    )
    isOver = true
    agent.destroy()
    for (const { posted, refused } of await Promise.all(posts)) {
      expect(refused).toEqual([])
      expect(posted).toBeGreaterThan(0)
    }
    expect(answers.filter(({ body }) => body.data?.acceptBid?.status === 'accepted')).toHaveLength(1)
    const codes = new Set(
      answers.flatMap(({ body }) => body.errors?.map(({ extensions }) => extensions.code)),
    )
    codes.delete(undefined)
    expect([...codes].filter(code => code !== 'CONFLICT' && code !== 'UNAVAILABLE')).toEqual([])
    expect(
      await install.ask(`select j.status, count(b.id)::int as accepted from jobs j
        join bids b on b.job_id = j.id and b.status = 'accepted' where j.id = '${jobId}' group by j.id`),
    ).toEqual([{ status: 'accepted', accepted: 1 }])
  },
)
