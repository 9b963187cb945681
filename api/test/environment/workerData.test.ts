import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** A worker that is told its data before it asks for them, as when another worker asked first. */
const WORKER = `
  process.on('message', message => {
    if (message.type === 'jest-light-runner-worker-data' && globalThis.hasAsked) process.send(message.workerData)
    if (message !== 'ask') return
    globalThis.hasAsked = true
    process.send('jest-light-runner-get-worker-data')
  })
`

test('a worker that asks late gets the data that it was told early', async () => {
  const hook = join(import.meta.dirname, 'workerData.mjs')
  const page = `data:text/javascript,${encodeURIComponent(WORKER)}`
  const worker = fork('-', [], { execArgv: ['--import', hook, '--import', page, '-e', '0'], silent: true })
  worker.send({ type: 'jest-light-runner-worker-data', workerData: 'mine' })
  worker.send('ask')
  expect((await once(worker, 'message'))[0]).toBe('mine')
  worker.kill()
})
