import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, sep } from 'node:path'

const domain = 'api/domain'
const leftOut = /(^|\/)(test|generated)\/|\.test\.ts$/
export const slashed = path => path.split(sep).join('/')
/** The noun of a path: `bids` for `api/domain/bids/submitBid.ts`; null for files without a noun. */
export const nounOf = path => /^api\/domain\/(\w+)\//.exec(path)?.[1] ?? null
const IMPORT = /(?:import|export)\s[^;'"]*?from\s+'(\.[^']+)'/g
const LIST = /export const nouns[^=]*= \[([^\]]*)\]/

/** The files that a file imports, also for types alone. */
const importsOf = (root, path) =>
  [...readFileSync(join(root, path), 'utf8').matchAll(IMPORT)].map(([, to]) =>
    slashed(normalize(join(dirname(path), to))).replace(/\.js$/, '.ts'),
  )

/** The imports that may point up, each with the reason. */
const MAY_POINT_UP = {
  'notices/noticeRows.ts -> businesses/businessRows.ts':
    'a notice calls a vendor by the name of the business, and businesses send notices',
}

/** The nouns from the lowest to the highest, as api/domain/nouns.ts lists their manifests. A noun imports only those before it. */
export const orderIn = root =>
  readFileSync(join(root, domain, 'nouns.ts'), 'utf8')
    .match(LIST)[1]
    .match(/\w+/g)

/** Each import from a noun to a later one, as `file -> file`. */
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
        .filter(to => nounOf(to) && placeOf(nounOf(to)) > placeOf(nounOf(path)))
        .map(to => `${path.slice(domain.length + 1)} -> ${to.slice(domain.length + 1)}`),
    )
}

/** For `npm run check`: fails if a noun imports one that is not below it. */
export const nounsPointDown = root => {
  const up = importsUp(root)
  const wrong = up.filter(each => !MAY_POINT_UP[each])
  const over = Object.keys(MAY_POINT_UP).filter(each => !up.includes(each))
  if (wrong.length > 0)
    console.error(
      `\nA noun imports only those before it in api/domain/nouns.ts. These point up:\n${wrong.join('\n')}`,
    )
  if (over.length > 0) console.error(`\nNo longer an exception in tools/nouns.mjs:\n${over.join('\n')}`)
  return wrong.length + over.length === 0
}

/** The files of platform and http that know a noun, each with the reason. */
const KNOWS = {
  'api/http/app.ts': 'reads sessions and starts the hub of live screens, one of each for a process',
  'api/http/caller.ts': 'who calls is the session of an account',
  'api/http/graphql/rolePlugin.ts': 'what a person of a business may run follows from their role',
  'api/http/rest/fileRoutes.ts': 'what they may open, too',
  'api/http/idempotency/Claim.ts': 'a claim locks the user whose answer it keeps',
  'api/http/live/LiveProtocol.ts': 'a screen of the live stream is a connection',
  'api/http/live/LiveSocket.ts': 'a screen of the live stream is a connection',
  'api/http/pages/headOfProfile.ts': 'the page of a profile is found by search engines',
  'api/http/stripe/stripeRoutes.ts': 'Stripe tells of events, and sends vendors back, through HTTP',
  'api/http/texts/textRoutes.ts': 'the sender of text messages reports stops and answers',
  'api/http/unsubscribe/unsubscribeRoutes.ts': 'the link of a mail stops a group of notices',
  'api/http/uploads/giveDataExport.ts': 'the bytes of a data export go through HTTP',
  'api/http/uploads/giveObject.ts': 'who may read a file follows from what it was uploaded for',
  'api/http/uploads/takeBytes.ts': 'the bytes of an upload come through HTTP',
}

const sourcesOf = (root, folder) =>
  (existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    : []
  )
    .map(path => slashed(join(folder, path)))
    .filter(path => path.endsWith('.ts') && !leftOut.test(path))

/** The tables that entities and the lists of user data name. What the platform itself keeps is listed by the last nouns. */
const tablesIn = root =>
  sourcesOf(root, domain)
    .filter(path => !/\/(exports|closing|cleanup)\/userData\.ts$/.test(path))
    .map(path => [path, readFileSync(join(root, path), 'utf8')])
    .flatMap(([path, text]) => [
      ...text.matchAll(path.endsWith('userData.ts') ? /table: '(\w+)'/g : /tableName: '(\w+)'/g),
    ])
    .map(([, table]) => table)

/** For `npm run check`: fails if a file of platform or http imports from a noun or names one's table in SQL. */
export const edgesNameNoNoun = root => {
  const inSql = new RegExp(`\\b(?:from|join|into|update)\\s+(?:${tablesIn(root).join('|')})\\b`)
  const know = ['api/platform', 'api/http']
    .flatMap(folder => sourcesOf(root, folder))
    .filter(path => !path.includes('/migrations/'))
    .filter(path => importsOf(root, path).some(nounOf) || inSql.test(readFileSync(join(root, path), 'utf8')))
  const wrong = know.filter(path => !KNOWS[path])
  const over = Object.keys(KNOWS).filter(path => !know.includes(path))
  if (wrong.length > 0)
    console.error(`\nPlatform and http know no noun: manifests hand in what they need.\n${wrong.join('\n')}`)
  if (over.length > 0) console.error(`\nNo longer an exception in tools/nouns.mjs:\n${over.join('\n')}`)
  return wrong.length + over.length === 0
}
