import { workOnce } from '../../../platform/queue/worker.js'
import { groupOf, type NoticeKindName } from '../../../rules/notices/notices.js'
import { acceptedJob, bid, postJunk } from '../../../test/deals.js'
import { type Harness, startHarness } from '../../../test/harness.js'
import { makeWorld, type World } from '../../../test/security/world.js'
import { taskWork } from '../../../test/taskWork.js'
import { vendor } from '../../../test/users.js'
import { expire } from '../../deals/expire.js'

export let harness: Harness
export let world: World

export const startTelling = async () => {
  harness = await startHarness({ stripe: true, env: { RATE_LIMIT_SCALE: '1000' } })
  world = await makeWorld(harness)
}

const seen = new Set<string>()

export const heard = new Set<NoticeKindName>()

export const work = () => workOnce(harness.app.context)

/**
 * Returns the notices since the last call, such as `vendor: bid_accepted`, with people outside the world by their role.
 */
export const toldSince = async (): Promise<string[]> => {
  const { rows } = await harness.database.pool.query(
    'select n.id, n.kind, n.user_id, u.user_type from notices n join users u on u.id = n.user_id',
  )
  const names = new Map(Object.entries(world.people).map(([name, { id }]) => [id, name]))
  const fresh = rows.filter(({ id }) => !seen.has(id))
  for (const { id, kind, user_type } of fresh) {
    seen.add(id)
    heard.add(kind)
    expect({ kind, group: groupOf(kind, user_type) }).toEqual({ kind, group: expect.any(String) })
  }
  return fresh
    .map(({ user_id, user_type, kind }) => `${names.get(user_id) ?? `another ${user_type}`}: ${kind}`)
    .sort()
}

/**
 * Returns the notices that `act` causes. Two processes work on the queue simultaneously, and then every task runs
 * again.
 */
export const toldBy = async (act: () => Promise<unknown>): Promise<string[]> => {
  await work()
  await toldSince()
  await act()
  await Promise.all([work(), work()])
  const told = await toldSince()
  await work()
  expect(await toldSince()).toEqual([])
  return told
}

export const people = () => world.people

export const withTwoBids = async (more: object = {}) => {
  const jobId = await postJunk(people().customer, more)
  const rival = await vendor(harness)
  await bid(rival, jobId)
  return { jobId, bidId: await bid(people().vendor, jobId) }
}

export const taken = async () => ({ jobId: await acceptedJob(people().customer, people().vendor), bidId: '' })

export const nothing = async () => ({ jobId: '', bidId: '' })

export interface Case {
  what: string
  before: () => Promise<{ jobId: string; bidId: string }>
  act: (about: { jobId: string; bidId: string }) => Promise<unknown>
  told: string[]
}

/** Runs the expiry task as if some days had passed. */
export const expireAfter = (days: number) =>
  expire(
    {
      ...harness.app.context,
      clock: () => new Date(harness.clock.now.getTime() + days * 86_400_000),
    },
    {},
    taskWork('expire'),
  )
