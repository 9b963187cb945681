import { setTimeout as sleep } from 'node:timers/promises'

const READ = '{ customerJobs(first: 5) { nodes { id status } } }'
const WRITE = 'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { id } }'

export const CALLERS = 8

/** Reads and writes continuously while `act` runs; returns what was requested, and the wrong answers. */
export const steadily = async (customer, tag, act) => {
  const jobId = (await customer.ask(READ)).customerJobs.nodes[0].id
  const seen = { tag, asked: 0, answered: [], failed: [] }
  let isOver = false
  const once = async number => {
    const isWrite = number % 4 === 0
    const content = `${tag} ${number}`
    const { status, data, errors } = await customer
      .answer(isWrite ? WRITE : READ, isWrite ? { input: { jobId, content } } : {})
      .catch(error => ({ status: 0, errors: [error], data: null }))
    if (errors.length > 0) seen.failed.push(`${status} ${errors[0].message}`)
    else if (isWrite) seen.answered.push(data.sendMessage.id)
  }
  const caller = async () => {
    while (!isOver) {
      await once(++seen.asked)
      // All requests come from one address, from which nginx accepts 100 a second.
      await sleep(100)
    }
  }
  const callers = Array.from({ length: CALLERS }, caller)
  await act()
  isOver = true
  await Promise.all(callers)
  return seen
}
