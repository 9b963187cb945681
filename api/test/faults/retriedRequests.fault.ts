import { randomUUID } from 'node:crypto'
import { junkPickup } from '../deals.js'
import { eventually } from '../eventually.js'
import { build } from '../process/serverProcess.js'
import { customer, type TestUser } from '../users.js'
import { Install } from './Install.js'
import { soon } from './writes.js'

let install: Install

beforeAll(async () => {
  await build()
  install = await Install.start()
}, 180_000)

afterAll(() => install.stop())

interface Wanted {
  by: TestUser
  key: string
  /** The mark in the job's row. */
  mark: string
  body: string
}

interface Answered {
  /** 0: the connection broke. */
  status: number
  text: string
}

const send = async ({ by, key, body }: Wanted): Promise<Answered> => {
  try {
    const headers = { 'content-type': 'application/json', 'idempotency-key': key }
    const response = await by.fetch('/api/jobs', { method: 'POST', headers, body })
    return { status: response.status, text: await response.text() }
  } catch {
    return { status: 0, text: '' }
  }
}

const DONE = JSON.stringify({
  error: "This request already ran. We didn't keep its answer, so check what it did.",
})

it('runs each request with a key once, however often it is sent, through kill -9 of the API, three times', async () => {
  const people = await Promise.all(Array.from({ length: 4 }, () => customer(install.harness)))
  for (let round = 0; round < 3; round++) {
    const wanted = Array.from({ length: 150 }, (_, index): Wanted => {
      const mark = randomUUID()
      const body = JSON.stringify({ type: 'junk_pickup', ...junkPickup, ...soon(), description: mark })
      return { by: people[index % people.length]!, key: randomUUID(), mark, body }
    })
    let answered = 0
    const sending = wanted.map(async each => {
      const answer = await send(each)
      if (answer.status > 0) answered++
      return answer
    })
    await eventually(true, () => answered > 20, 60_000)
    await install.killServer()
    const first = await Promise.all(sending)
    await install.startServer()
    // The killed process's requests may be taken over after a minute; the test does not wait for that.
    await install.ask('update idempotency_keys set claimed_until = now() where finished_at is null')

    const again = []
    for (const each of wanted) again.push(await send(each))
    again.forEach((answer, index) => {
      // On a busy machine some requests wait too long and get 503, which means that nothing was done.
      if (first[index]!.status === 201) expect(answer).toEqual(first[index])
      else expect([201, 409]).toContain(answer.status)
      if (answer.status === 409) expect(answer.text).toBe(DONE)
    })
    const statuses = first.map(({ status }) => status)
    expect(statuses.filter(status => ![0, 201, 503].includes(status))).toEqual([])
    expect(statuses).toEqual(expect.arrayContaining([0, 201]))
    const marks = wanted.map(({ mark }) => `'${mark}'`).join()
    const rows = await install.ask(
      `select count(*)::int as rows, count(distinct description)::int as marks from jobs where description in (${marks})`,
    )
    expect(rows).toEqual([{ rows: wanted.length, marks: wanted.length }])
  }
})
