import { partsOf } from '../partsOf.js'
import type { PathPolicy, Policy } from './policies.js'

/** The exports of `test/whoMay.ts` in a noun's room. For the contents of the responses see privacy.test.ts. */
interface WhoMay {
  mutations: Record<string, Policy>
  /** For data of the world's customer or vendor. */
  queries: Record<string, Policy>
  /** The same queries with another setup. */
  moreQueries: [string, Policy][]
  /** As sent by the world's customer or vendor. */
  restPaths: Record<string, PathPolicy>
}

export const policiesByNoun = await partsOf<WhoMay>('whoMay')
const parts = policiesByNoun.map(({ part }) => part)

export const mutations: WhoMay['mutations'] = Object.assign({}, ...parts.map(part => part.mutations))
export const queries: WhoMay['queries'] = Object.assign({}, ...parts.map(part => part.queries))
export const restPaths: WhoMay['restPaths'] = Object.assign({}, ...parts.map(part => part.restPaths))
export const moreQueries = parts.flatMap(part => part.moreQueries ?? [])
