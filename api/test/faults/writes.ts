import { randomUUID } from 'node:crypto'
import type { Operation } from '../client.js'
import {
  ACCEPT_BID,
  ACCEPT_CHANGE,
  askToMove,
  bid,
  COMPLETE_JOB,
  junkPickup,
  PROPOSE_CHANGE,
  postJunk,
  REQUEST_JUNK,
  SUBMIT_BID,
  SUBMIT_RATING,
  startJob,
  WITHDRAW_CHANGE,
} from '../deals.js'
import { customer, type TestUser, vendor } from '../users.js'
import type { Install } from './Install.js'
import type { Refusal } from './Ledger.js'

/** One write request, and the mark in its row; none if another row shows it. */
export interface Write {
  api: Refusal['api']
  mark: string | null
  send(): Promise<Response>
}

const DAY_MS = 86_400_000
export const soon = () => ({ pickupDateTime: new Date(Date.now() + 9 * DAY_MS).toISOString() })

const json = (by: TestUser, path: string, body: object) =>
  by.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

const graphql = (by: TestUser, query: Operation, variables: object, mark: string | null = null): Write => ({
  api: 'graphql',
  mark,
  send: () => json(by, '/graphql', { query, variables }),
})

/** As many at a time as a process has connections: on a busy machine more would be refused. */
const AT_ONCE = 10

const times = async <T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> => {
  const made: T[] = []
  while (made.length < count) {
    const next = Array.from({ length: Math.min(AT_ONCE, count - made.length) }, (_, n) => made.length + n)
    made.push(...(await Promise.all(next.map(make))))
  }
  return made
}

const at = <T>(list: readonly T[], index: number) => list[index % list.length]!

interface Scene {
  customers: TestUser[]
  vendors: TestUser[]
  /** Jobs without a bid, for bids. */
  open: string[]
}

const jobWrite = ({ customers }: Scene, index: number): Write => {
  const by = at(customers, index)
  const mark = randomUUID()
  const input = { ...junkPickup, ...soon(), description: mark }
  if (index % 2 === 0) return graphql(by, REQUEST_JUNK, { input }, mark)
  return { api: 'rest', mark, send: () => json(by, '/api/jobs', { type: 'junk_pickup', ...input }) }
}

const bidWrite = ({ vendors, open }: Scene, index: number): Write => {
  const mark = randomUUID()
  const by = at(vendors, index)
  const jobId = at(open, Math.floor(index / vendors.length))
  // A unique price: the mail about the bid contains it.
  const price = (1000 + index / 100).toFixed(2)
  return graphql(by, SUBMIT_BID, { input: { jobId, price, message: mark } }, mark)
}

const signUpWrite = ({ customers }: Scene): Write => {
  const mark = `${randomUUID()}@example.com`
  const password = 'correct horse battery'
  const form = {
    email: mark,
    password,
    confirmPassword: password,
    firstName: 'Ada',
    lastName: 'Byron',
    phone: '5550100142',
    initialServiceZipCode: '78701',
    initialServiceType: 'junk_pickup',
  }
  const { url } = customers[0]!
  const send = () =>
    fetch(`${url}/api/signup/customer`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(form),
    })
  return { api: 'rest', mark, send }
}

/** A vendor gives discounts, while the customer answers a proposal that the vendor withdraws. */
const changes = async ({ customers, vendors }: Scene): Promise<Write[]> => {
  const writes = await times(20, async index => {
    const [one, other] = [at(customers, index), at(vendors, index)]
    const jobId = await postJunk(one, soon())
    await one.ask(ACCEPT_BID, { bidId: await bid(other, jobId) })
    const id = await askToMove(other, jobId)
    const discount = () => {
      const note = randomUUID()
      return graphql(
        other,
        PROPOSE_CHANGE,
        { input: { jobId, kind: 'discount', amount: '0.50', note } },
        note,
      )
    }
    return [
      discount(),
      graphql(one, ACCEPT_CHANGE, { id }),
      graphql(other, WITHDRAW_CHANGE, { id }),
      discount(),
    ]
  })
  return writes.flat()
}

/** Two windows of a customer accept two bids on one job; both parties rate a completed job. */
const decisions = async ({ customers, vendors }: Scene): Promise<Write[]> => {
  const accepts = await times(30, async index => {
    const by = at(customers, index)
    const jobId = await postJunk(by, soon())
    const bids = [await bid(at(vendors, index), jobId), await bid(at(vendors, index + 1), jobId)]
    return bids.map(bidId => graphql(by, ACCEPT_BID, { bidId }))
  })
  const ratings = await times(20, async index => {
    const [one, other] = [at(customers, index), at(vendors, index % 3)]
    const jobId = await postJunk(one, soon())
    await one.ask(ACCEPT_BID, { bidId: await bid(other, jobId) })
    await startJob(other, jobId)
    await other.ask(COMPLETE_JOB, { jobId })
    return [one, other].map(by => graphql(by, SUBMIT_RATING, { input: { jobId, rating: 1 + (index % 5) } }))
  })
  return [...accepts.flat(), ...ratings.flat()]
}

/**
 * An endless mix of writes: job requests over GraphQL and REST, bids, sign-ups, and among them changes, decisions, and ratings.
 */
export const writesFor = async (install: Install): Promise<() => Write> => {
  const customers = await times(10, () => customer(install.harness))
  const vendors = await times(20, () => vendor(install.harness))
  const open = await times(100, index => postJunk(at(customers, index), soon()))
  const scene = { customers, vendors, open }
  const decided = [...(await changes(scene)), ...(await decisions(scene))]
  let made = 0
  let bids = 0
  return () => {
    made++
    if (made % 8 === 0 && decided.length > 0) return decided.shift()!
    if (made % 10 === 1) return signUpWrite(scene)
    if (made % 3 === 0 && bids < vendors.length * open.length) return bidWrite(scene, bids++)
    return jobWrite(scene, made)
  }
}
