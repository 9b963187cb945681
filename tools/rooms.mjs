import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { orderIn, slashed } from './nouns.mjs'

const features = 'web/features'
const leftOut = /\/generated\/|\.test\.tsx?$/
const IMPORT = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g

/** The room of a path: `bids` for the noun's own files, `bids/vendor` for those of a screen; null outside. */
const roomOf = path => /^web\/features\/((\w+)(?:\/\w+)?)\//.exec(path)?.[1] ?? null
const nounOfRoom = room => room.split('/')[0]
const isScreen = room => room.includes('/')

/** Each import from a room to another one. Documents may spread every noun's fragments, so generated code is left out. */
const importsBetween = root =>
  readdirSync(join(root, features), { recursive: true, encoding: 'utf8' })
    .map(path => slashed(join(features, path)))
    .filter(path => /\.tsx?$/.test(path) && !leftOut.test(path))
    .sort()
    .flatMap(path =>
      [...readFileSync(join(root, path), 'utf8').matchAll(IMPORT)]
        .map(([, to]) => slashed(normalize(join(dirname(path), to))))
        .filter(to => roomOf(to) && roomOf(to) !== roomOf(path) && !leftOut.test(to))
        .map(to => ({ path, to, from: roomOf(path), room: roomOf(to) })),
    )

const pointsUp = ({ from, room }, order) => {
  const [place, other] = [from, room].map(each => {
    const at = order.indexOf(nounOfRoom(each))
    if (at < 0) throw new Error(`web/features/${each} is called after no noun of api/domain/nouns.ts`)
    return at
  })
  return !isScreen(from) && other > place
}

/** Rooms that import each other, at last the first again; null if there are none. */
const circleOf = imports => {
  const next = Map.groupBy(imports, ({ from }) => from)
  const done = new Set()
  const visit = (room, path) => {
    if (path.includes(room)) return [...path.slice(path.indexOf(room)), room]
    if (done.has(room)) return null
    for (const { room: other } of next.get(room) ?? []) {
      const circle = visit(other, [...path, room])
      if (circle) return circle
    }
    done.add(room)
    return null
  }
  for (const room of next.keys()) {
    const circle = visit(room, [])
    if (circle) return circle
  }
  return null
}

/** For `npm run check`: fails if the rooms of web/features import each other against docs/architecture.md. */
export const roomsPointDown = root => {
  const imports = importsBetween(root)
  const order = orderIn(root)
  const up = imports.filter(each => pointsUp(each, order))
  const circle = circleOf(imports)
  const short = path => path.slice(features.length + 1)
  if (up.length > 0)
    console.error(
      `\nA noun's own files import only nouns before it. These point up:\n${up.map(({ path, to }) => `${short(path)} -> ${short(to)}`).join('\n')}`,
    )
  if (circle) console.error(`\nThese rooms of ${features} import each other: ${circle.join(' -> ')}`)
  return up.length === 0 && !circle
}
