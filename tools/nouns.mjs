import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, sep } from 'node:path'

const domain = 'api/domain'
const leftOut = /(^|\/)(test|generated)\/|\.test\.ts$/
export const slashed = path => path.split(sep).join('/')
/** The noun of a path: `bids` for `api/domain/bids/submitBid.ts`; null for files without a noun. */
export const nounOf = path => /^api\/domain\/(\w+)\//.exec(path)?.[1] ?? null
const IMPORT = /(?:import|export)\s+(type\s)?[^;'"]*?from\s+'(\.[^']+)'/g
const LIST = /export const nouns[^=]*= \[([^\]]*)\]/
const RELATION = /^@(Entity|ObjectType)\(/m

/**
 * Entities refer to each other in both directions, as their tables do: the classes themselves, and the views that read them
 * (`…Rows.ts`).
 */
const isRelation = (root, path) =>
  /Rows\.ts$/.test(path) ||
  (existsSync(join(root, path)) && RELATION.test(readFileSync(join(root, path), 'utf8')))

const importsOf = (root, path) =>
  [...readFileSync(join(root, path), 'utf8').matchAll(IMPORT)].map(([, type, to]) => ({
    isType: Boolean(type),
    to: slashed(normalize(join(dirname(path), to))).replace(/\.js$/, '.ts'),
  }))

/** The nouns from the lowest to the highest, as api/domain/nouns.ts lists their manifests. A noun imports only those before it. */
export const orderIn = root =>
  readFileSync(join(root, domain, 'nouns.ts'), 'utf8')
    .match(LIST)[1]
    .match(/\w+/g)

/** Each import from a noun to a later one, as `file -> file`. Types of entities and imports between entities are not counted. */
const importsUp = root => {
  const order = orderIn(root)
  const placeOf = noun => {
    const place = order.indexOf(noun)
    if (place < 0) throw new Error(`${noun} is missing in api/domain/nouns.ts`)
    return place
  }
  return readdirSync(join(root, domain), { recursive: true, encoding: 'utf8' })
    .map(path => slashed(join(domain, path)))
    .filter(path => path.endsWith('.ts') && !leftOut.test(path) && nounOf(path))
    .sort()
    .flatMap(path =>
      importsOf(root, path)
        .filter(({ to }) => nounOf(to) && placeOf(nounOf(to)) > placeOf(nounOf(path)))
        .filter(({ isType, to }) => !(isRelation(root, to) && (isType || isRelation(root, path))))
        .map(({ to }) => `${path.slice(domain.length + 1)} -> ${to.slice(domain.length + 1)}`),
    )
}

/** For `npm run check`: fails if a noun imports one that is not below it. */
export const nounsPointDown = root => {
  const wrong = importsUp(root)
  if (wrong.length > 0)
    console.error(
      `\nA noun imports only those before it in api/domain/nouns.ts. These point up:\n${wrong.join('\n')}`,
    )
  return wrong.length === 0
}
