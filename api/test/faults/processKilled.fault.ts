import { build } from '../process/serverProcess.js'
import { findHalfDone, findUnmailed, storedMarks } from './consistency.js'
import { Install } from './Install.js'
import { writesFor } from './writes.js'
import { answersMore, startWriting, type Writing } from './writing.js'

let install: Install
let writing: Writing

beforeAll(async () => {
  await build()
  install = await Install.start()
}, 180_000)

afterAll(async () => {
  await writing?.stop()
  await install.stop()
})

it('loses no confirmed write and leaves nothing half done through kill -9 of the API, three times', async () => {
  writing = startWriting(200, await writesFor(install))
  const { ledger } = writing
  for (let round = 0; round < 3; round++) {
    await answersMore(ledger, 150)
    await install.killServer()
    await install.startServer()
  }
  await answersMore(ledger, 150)
  const { refusals } = await writing.stop()

  expect(refusals.some(({ status }) => status === 0)).toBe(true)
  expect(refusals.filter(({ status }) => status !== 0 && status !== 503)).toEqual([])
  expect(ledger.faultsOf(await storedMarks(install))).toEqual({ lost: [], twice: [] })
  expect(await findHalfDone(install)).toEqual({})
  expect(await findUnmailed(install)).toEqual({ unmailed: [], invented: [] })
})
