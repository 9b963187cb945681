import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { StartError } from './startError.js'

interface Address {
  port: number
  host: string
}

const explain = (error: NodeJS.ErrnoException, { port, host }: Address) => {
  if (error.code === 'EADDRINUSE') {
    return new StartError(`PORT: ${port} is in use, perhaps by another Haulbid. Set PORT to a free one`)
  }
  if (error.code === 'EACCES') return new StartError(`PORT: this user may not listen on ${port}`)
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new StartError(`HOST: this machine has no address ${host}`)
  }
  return error
}

export const listen = async (handle: RequestListener, address: Address): Promise<Server> => {
  const server = createServer(handle).listen(address)
  try {
    await once(server, 'listening')
  } catch (error) {
    throw explain(error as NodeJS.ErrnoException, address)
  }
  return server
}

/** Fails early, before the database is touched. */
export const assertPortIsFree = async (address: Address) => {
  const server = await listen(() => undefined, address)
  server.close()
  await once(server, 'close')
}

const patienceMs = 10_000

/** Takes no more requests, lets those under way finish, and cuts off what is still there after ten seconds. */
export const drain = async (server: Server) => {
  const closed = once(server, 'close')
  server.close()
  // A connection kept alive becomes idle only when its last answer is out.
  const sweep = setInterval(() => server.closeIdleConnections(), 50)
  const end = setTimeout(() => server.closeAllConnections(), patienceMs)
  await closed
  clearInterval(sweep)
  clearTimeout(end)
}
