import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { drawPlots } from './plots.mjs'
import { sections } from './report.mjs'

const docs = join(import.meta.dirname, '../docs')
const file = join(docs, 'performance/results.json')
const page = join(docs, 'performance.md')

const machine = () => {
  const [{ model }] = cpus()
  return `${cpus().length} cores of ${model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`
}

const isStamped = results => ({
  at: new Date().toISOString().slice(0, 16).replace('T', ' '),
  machine: machine(),
  ...results,
})

const kept = () => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {})

/** What is between `<!-- name -->` and `<!-- /name -->` is the bench's; all other words of the page are people's. */
const fillIn = (text, name, words) =>
  text.replace(
    new RegExp(`(<!-- ${name} -->\\n)[\\s\\S]*?(<!-- /${name} -->)`),
    (_, open, close) => `${open}${words}\n${close}`,
  )

/** Fills in a section of docs/performance.md. */
export const fillPage = (name, words) => writeFileSync(page, fillIn(readFileSync(page, 'utf8'), name, words))

/** Shows a result, and where it is to be kept writes it, its plot and its place in docs/performance.md. */
export const keep = (name, found, { isWritten }) => {
  const result = isStamped(found)
  console.log(`\n${sections[name](result)}\n`)
  if (!isWritten) return
  const results = { ...kept(), [name]: result }
  writeFileSync(file, `${JSON.stringify(results, null, 1)}\n`)
  drawPlots(results, join(docs, 'performance'))
  fillPage(name, sections[name](result))
}
