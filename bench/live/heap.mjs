import { once } from 'node:events'
import { WebSocket } from 'ws'

/** Node's arguments for a server whose heap can be measured. */
export const INSPECTED = ['--inspect=127.0.0.1:0']

/** The used heap in bytes of a server that was started with INSPECTED, after collecting garbage. */
export const openHeap = async ({ log }) => {
  const [url] = /ws:\/\/\S+/.exec(log.text)
  const ws = new WebSocket(url)
  await once(ws, 'open')
  let last = 0
  const waiting = new Map()
  ws.on('message', text => {
    const { id, result } = JSON.parse(text)
    waiting.get(id)?.(result)
    waiting.delete(id)
  })
  const call = method =>
    new Promise(resolve => {
      waiting.set(++last, resolve)
      ws.send(JSON.stringify({ id: last, method }))
    })
  return {
    usedBytes: async () => {
      await call('HeapProfiler.collectGarbage')
      await call('HeapProfiler.collectGarbage')
      return (await call('Runtime.getHeapUsage')).usedSize
    },
    close: () => ws.terminate(),
  }
}
