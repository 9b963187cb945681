import { connect } from 'node:net'

const HEAD_END = Buffer.from('\r\n\r\n')
const LAST_CHUNK = Buffer.from('0\r\n\r\n')
const ERRORS = Buffer.from('"errors"')

/** Cuts one HTTP/1.1 answer from what has arrived; undefined while it is incomplete. */
const cutAnswer = buffer => {
  const headEnd = buffer.indexOf(HEAD_END)
  if (headEnd < 0) return undefined
  const head = buffer.latin1Slice(0, headEnd)
  const length = /content-length: *(\d+)/i.exec(head)
  const start = headEnd + 4
  // Only refusals are chunked. One request is in flight at a time, so anything that ends with the last chunk is
  // complete.
  const end = length
    ? start + Number(length[1])
    : buffer.includes(LAST_CHUNK, start)
      ? buffer.length
      : Infinity
  if (buffer.length < end) return undefined
  return { status: Number(head.slice(9, 12)), head, body: buffer.subarray(start, end), bytes: end }
}

/**
 * A keep-alive connection that sends one request at a time. Leaner than any client, so that the load's core is never
 * the bottleneck.
 */
export const openConnection = port =>
  new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    let waiting
    let arrived
    const fail = error => {
      waiting?.reject(error)
      reject(error)
    }
    socket.on('error', fail)
    socket.on('close', () => fail(new Error('The server closed the connection')))
    socket.on('data', chunk => {
      arrived = arrived ? Buffer.concat([arrived, chunk]) : chunk
      const answer = cutAnswer(arrived)
      if (!answer) return
      arrived = undefined
      waiting.resolve(answer)
    })
    const ask = bytes =>
      new Promise((onAnswer, onError) => {
        waiting = { resolve: onAnswer, reject: onError }
        socket.write(bytes)
      })
    socket.once('connect', () =>
      resolve({ ask, close: () => socket.removeListener('close', fail).destroy() }),
    )
  })

/** Sends one request; returns the parsed answer. */
export const askOnce = async (port, bytes) => {
  const connection = await openConnection(port)
  try {
    const { status, head, body, bytes: size } = await connection.ask(bytes)
    return { status, head, text: body.toString(), size }
  } finally {
    connection.close()
  }
}

/** Refusals are fast: bodies are checked, or the fastest server would be the broken one. */
const assertAnswer = ({ status, body }) => {
  if (status !== 200 || body.includes(ERRORS))
    throw new Error(`Status ${status}: ${body.toString().slice(0, 500)}`)
}

/** Sends requests over this many connections for this long; returns each answer's time in milliseconds. */
export const load = async (port, next, { connections, seconds }) => {
  const times = []
  const open = await Promise.all(Array.from({ length: connections }, () => openConnection(port)))
  const end = performance.now() + seconds * 1000
  const work = async ({ ask }) => {
    for (let start = performance.now(); start < end; ) {
      assertAnswer(await ask(next()))
      const now = performance.now()
      times.push(now - start)
      start = now
    }
  }
  try {
    await Promise.all(open.map(work))
  } finally {
    for (const connection of open) connection.close()
  }
  return Float64Array.from(times).sort()
}

export const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
