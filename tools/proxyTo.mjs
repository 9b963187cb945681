import { request } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

const isOpen = port =>
  new Promise(resolve => {
    const socket = connect(port, '127.0.0.1')
    const answer = yes => () => {
      socket.destroy()
      resolve(yes)
    }
    socket.once('connect', answer(true)).once('error', answer(false))
  })

// While the server restarts, requests wait for it instead of failing.
const untilOpen = async port => {
  const deadline = Date.now() + 10_000
  while (!(await isOpen(port)) && Date.now() < deadline) await sleep(50)
}

const forward = (port, req, res) => {
  const { method, url: path, headers } = req
  const onward = request({ port, host: '127.0.0.1', method, path, headers }, answer => {
    res.writeHead(answer.statusCode, answer.headers)
    answer.pipe(res)
  })
  onward.on('error', error => {
    if (res.headersSent) return res.destroy()
    res.writeHead(502, { 'content-type': 'text/plain' }).end(`The server does not answer: ${error.message}\n`)
  })
  res.on('close', () => onward.destroy())
  req.pipe(onward)
}

/** Forwards a connection that becomes a WebSocket: its request line and headers, then bytes both ways. */
export const upgradeTo = port => async (req, socket, head) => {
  socket.on('error', () => socket.destroy())
  await untilOpen(port)
  const onward = connect(port, '127.0.0.1')
  onward.on('error', () => socket.destroy())
  socket.on('close', () => onward.destroy())
  onward.on('close', () => socket.destroy())
  const lines = [`${req.method} ${req.url} HTTP/1.1`]
  for (let i = 0; i < req.rawHeaders.length; i += 2)
    lines.push(`${req.rawHeaders[i]}: ${req.rawHeaders[i + 1]}`)
  onward.write(`${lines.join('\r\n')}\r\n\r\n`)
  onward.write(head)
  onward.pipe(socket).pipe(onward)
}

/** Forwards requests to a server on this machine that may be restarting. */
export const proxyTo = port => async (req, res) => {
  await untilOpen(port)
  forward(port, req, res)
}
