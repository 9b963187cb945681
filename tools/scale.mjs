import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './step.mjs'

const GRID = 4
/** A distance up to this is an optical correction, such as aligning an icon with its line of text. */
const CORRECTION = 3

const isOffGrid = length => Math.abs(length) > CORRECTION && length % GRID !== 0

const lengths = value => [...value.matchAll(/(-?[\d.]+)px/g)].map(([, length]) => Number(length))

/** Checks of a style's value, by property; each returns a complaint, or false if the value is in order. */
const complaints = {
  'font-size': value => /\d(px|rem)/.test(value) && 'take a size from theme.fontSize',
  'font-weight': value => /\d{3}/.test(value) && 'take a weight from theme.weight',
  'line-height': value => /1\.\d/.test(value) && 'take a line height from theme.leading',
  gap: value => /[1-9]\d*px/.test(value) && 'take a gap from theme.space',
  padding: value => lengths(value).some(isOffGrid) && `keep to the grid of ${GRID} px`,
  margin: value => lengths(value).some(isOffGrid) && `keep to the grid of ${GRID} px`,
}

const DECLARATION =
  /^\s*(?:\w+-)?(font-size|font-weight|line-height|gap|padding|margin)(?:-(?:\w+-?)+)?: ([^;]+);/

const isStyle = name => /\.tsx?$/.test(name) && !name.includes('.test.') && name !== join('ui', 'theme.ts')

const complaintsAbout = (name, text) =>
  text.split('\n').flatMap((line, index) => {
    const [, property, value] = DECLARATION.exec(line) ?? []
    const complaint = property && complaints[property](value)
    return complaint ? [`web/${name}:${index + 1} ${line.trim()} ${complaint}`] : []
  })

/** For `npm run check`: font sizes and distances come from the scale in web/ui/theme.ts. */
export const scale = () => {
  console.log('\nType and distances from one scale')
  const web = join(root, 'web')
  const found = readdirSync(web, { recursive: true })
    .filter(isStyle)
    .flatMap(name => complaintsAbout(name, readFileSync(join(web, name), 'utf8')))
  for (const each of found) console.error(`  ${each}`)
  return found.length === 0
}
