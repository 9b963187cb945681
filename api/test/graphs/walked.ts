import { expire } from '../../domain/deals/expire.js'
import { type Harness, startHarness } from '../harness.js'
import { taskWork } from '../taskWork.js'
import { admin, customer, vendor } from '../users.js'
import type { People } from './walkGraph.js'

/** The server of stateGraphs.test.ts. */
export let harness: Harness
/** Those who try each move. */
export let people: People

export const startWalking = async () => {
  // More jobs than the quotas of one account allow.
  harness = await startHarness({ stripe: true, env: { RATE_LIMIT_SCALE: '100' } })
  people = {
    customer: await customer(harness),
    vendor: await vendor(harness),
    admin: await admin(harness),
    otherCustomer: await customer(harness),
    otherVendor: await vendor(harness),
  }
}

export interface Thing {
  id: string
}

export const query = async (text: string, values: unknown[]) =>
  (await harness.database.pool.query(text, values)).rows
export const stateIn =
  <State extends string>(table: string, column = 'status') =>
  async ({ id }: Thing): Promise<State> =>
    (await query(`select ${column} as state from ${table} where id = $1`, [id]))[0].state

export const contextAt = (now: Date) => ({ ...harness.app.context, clock: () => now })
export const runExpire = (now: Date) => expire(contextAt(now), {}, taskWork('expire'))
