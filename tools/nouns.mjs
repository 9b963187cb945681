import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, sep } from 'node:path'

/** The nouns of api/domain from the lowest to the highest, each with the reason for its place. A noun imports only those before it. */
const NOUNS = {
  accounts: 'Everybody who does anything has an account.',
  audit: 'The log holds the acts of admins on every noun above.',
  uploads: 'A file has an owner; what it is for comes later.',
  notices: 'Every noun above notifies people.',
  vendors: 'Services, areas, and documents of an account.',
  businesses: 'What a vendor shows to customers, with the documents.',
  jobs: 'Vendors serve them.',
  visits: 'The vendor of a job makes them.',
  charges: 'What the customer of a job owes its vendor.',
  ledger: 'What a vendor owes Haulbid for the charges.',
  payments: 'The customer pays the charges to the vendor.',
  statements: 'A monthly bill for what the ledger says.',
  bids: 'A bid is on a job, unless a statement is overdue.',
  offers: 'A rule of a vendor makes bids.',
  changeOrders: 'A change of a job names its visits, its charges, and the terms of its bid.',
  deals: 'A job and its bids change together when it is edited, cancelled, or given back.',
  ratings: 'The parties of a job rate each other.',
  agenda: "A vendor's next steps come from jobs, bids, and change orders.",
  messages: 'A thread is about a job.',
  questions: 'Bidders ask about a job, and an answer can unsettle a bid.',
  guidance: 'Prices come from jobs and bids.',
  support: 'A ticket may be about a job.',
  applications: 'An approved application becomes a vendor account.',
  mails: 'The mail of a notice tells of its job, bid, thread, or ticket.',
  admin: 'Admins look after every noun.',
  exports: 'A data export holds something of every noun.',
  closing: 'Closing an account ends or erases something of every noun.',
  cleanup: 'What has expired is removed from every noun.',
  live: 'Screens follow every noun.',
  demo: 'Demo data has something of every noun.',
}

const domain = 'api/domain'
const leftOut = /(^|\/)(test|generated)\/|\.test\.ts$/
export const slashed = path => path.split(sep).join('/')
/** The noun of a path: `bids` for `api/domain/bids/submitBid.ts`; null for files without a noun. */
export const nounOf = path => /^api\/domain\/(\w+)\//.exec(path)?.[1] ?? null
const IMPORT = /(?:import|export)\s+(type\s)?[^;'"]*?from\s+'(\.[^']+)'/g
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

/** Each import from a noun to a later one, as `file -> file`. Types of entities and imports between entities are not counted. */
const importsUp = root => {
  const order = Object.keys(NOUNS)
  const placeOf = noun => {
    const place = order.indexOf(noun)
    if (place < 0) throw new Error(`${noun} is missing in NOUNS (tools/nouns.mjs)`)
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
      `\nA noun imports only those before it in tools/nouns.mjs. These point up:\n${wrong.join('\n')}`,
    )
  return wrong.length === 0
}
