import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { jobNeeds } from '../rules/jobs/jobNeeds.js'
import { noticeKinds } from '../rules/notices/notices.js'
import { auditActions, refusals, taskWords } from '../rules/nounWords.js'
import { conflictReasons } from './conflicts.js'
import { noticeMails } from './mails/writeNoticeMail.js'
import { entities, needyJobs, nouns, resolvers, tasks } from './nouns.js'
import { queuedTasks } from './TaskPayloads.js'

const domain = import.meta.dirname
const rules = join(domain, '../rules')

/** Every export of the files in the rooms, by `noun/file name`. */
const exportsIn = async (folder: string, files: RegExp) => {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    path => /^\w+[\\/]\w+\.ts$/.test(path) && files.test(path),
  )
  const modules = await Promise.all(paths.map(path => import(join(folder, path))))
  return modules.flatMap(module => Object.entries<object>(module))
}

/** The keys of all exports with this ending. */
const keysOf = async (folder: string, files: RegExp, ending: RegExp) => {
  const found = await exportsIn(folder, files)
  return found.filter(([name]) => ending.test(name)).flatMap(([, value]) => Object.keys(value))
}

test('each folder is a noun of its name, and says why it stands where it does', () => {
  const folders = readdirSync(domain, { withFileTypes: true }).filter(entry => entry.isDirectory())
  expect(nouns.map(({ name }) => name).sort()).toEqual(folders.map(({ name }) => name).sort())
  expect(nouns.filter(({ why }) => !/^[A-Z].*\.$/.test(why))).toEqual([])
})

/** The names that this expression finds in the rooms' files. */
const saidIn = (expression: RegExp) =>
  readdirSync(domain, { recursive: true, encoding: 'utf8' })
    .filter(path => /\.ts$/.test(path) && !/\.test\.ts$/.test(path))
    .flatMap(path => [...readFileSync(join(domain, path), 'utf8').matchAll(expression)])
    .map(([, name]) => name)
    .sort()

test('manifests hand in every entity, resolver, and addition of their rooms', () => {
  const named = (classes: readonly { name?: string }[]) => classes.map(({ name }) => name).sort()
  expect(named(entities as { name?: string }[])).toEqual(
    saidIn(/@Entity\(\{ tableName[\s\S]*?\nexport class (\w+)/g),
  )
  expect(named(resolvers as { name?: string }[])).toEqual(saidIn(/^export class (\w+Resolver)\b/gm))
  const adds = nouns.flatMap(({ adds = [] }) => adds)
  expect(new Set(adds).size).toBe(saidIn(/^export const (\w+) = addsTo</gm).length)
})

test('manifests hand in the paths of their rooms', async () => {
  const said = await exportsIn(domain, /Routes\.ts$/)
  const handedIn = new Set<object | undefined>(nouns.flatMap(({ rest, files }) => [rest, files]))
  expect(said.filter(([, routes]) => !handedIn.has(routes)).map(([name]) => name)).toEqual([])
})

test('a noun finds the jobs of each need', () =>
  expect(Object.keys(needyJobs).sort()).toEqual(Object.keys(jobNeeds).sort()))

test('every kind of notice has its mail', () =>
  expect(Object.keys(noticeMails).sort()).toEqual(Object.keys(noticeKinds).sort()))

test('every task is run by a noun and has words for admins', async () => {
  const queued = await keysOf(domain, /Tasks\.ts$/, /Tasks$/)
  expect(queued.sort()).toEqual(Object.keys(queuedTasks).sort())
  expect(Object.keys(tasks).sort()).toEqual(Object.keys(queuedTasks).sort())
  expect(Object.keys(taskWords).sort()).toEqual(Object.keys(queuedTasks).sort())
})

test.each<[string, RegExp, object]>([
  ['task', /^tasks$/, taskWords],
  ['action of the log', /^audited$/, auditActions],
  ['refusal', /^refusals$/, refusals],
  ['kind of notice', /Notices$/, noticeKinds],
])("joins what the nouns' rooms say of every %s", async (_, ending, joined) => {
  const said = await keysOf(rules, /(Words|Notices)\.ts$/, ending)
  expect(said.sort()).toEqual(Object.keys(joined).sort())
})

test("joins the nouns' refusals, each with its words", async () => {
  const said = await keysOf(rules, /Words\.ts$/, /Refusals$/)
  expect(Object.keys(conflictReasons)).toEqual(expect.arrayContaining(said))
  expect(Object.entries(conflictReasons).filter(([, words]) => words.trim() === '')).toEqual([])
})
