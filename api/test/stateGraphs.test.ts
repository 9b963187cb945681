import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { harness, startWalking } from './graphs/walked.js'
import { partsOf } from './partsOf.js'

beforeAll(startWalking)
afterAll(() => harness.stop())

/** The exports of `test/graph.ts` in a noun's room. */
interface Walks {
  /** By the graph's name, each tries all of its moves. */
  walks: Record<string, () => void>
}

/** From the highest noun on: the walk of documents leaves the vendor with an expired one, and so without bids. */
const parts = (await partsOf<Walks>('graph')).toReversed()
const walks = parts.flatMap(({ part }) => Object.entries(part.walks ?? {}))

test("walks the graph of every noun's rules", () => {
  const rules = readdirSync(join(import.meta.dirname, '../rules'), { recursive: true, encoding: 'utf8' })
  const graphs = rules.filter(path => /\w[\\/]\w+Graph\.ts$/.test(path)).map(path => basename(path, '.ts'))
  expect(walks.map(([name]) => name).sort()).toEqual(graphs.sort())
})

for (const [, walk] of walks) walk()
