import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../../freePort.mjs'
import { startNginx } from '../startNginx.mjs'
import { startProcess } from '../startProcess.mjs'

const METRICS_TOKEN = 'm'.repeat(40)

/** Two processes of the build behind nginx. */
export const startApi = async (setup, root, { databaseUrl, replicaUrls }) => {
  const [http, https, ...ports] = [await freePort(), await freePort(), await freePort(), await freePort()]
  const dataDir = setup.folder('data')
  const settings = {
    NODE_ENV: 'production',
    PUBLIC_URL: `http://localhost:${http}`,
    SECRET: 'x'.repeat(40),
    METRICS_TOKEN,
    TRUSTED_PROXIES: '127.0.0.1/32',
    RATE_LIMIT_SCALE: '1000',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    ...(replicaUrls && { DATABASE_REPLICA_URLS: replicaUrls.join(',') }),
    LOG_LEVEL: 'warn',
  }
  const build = { folder: root, command: ['node', 'dist/api/main.js'], env: {} }
  const begin = (index, more = {}) =>
    startProcess(
      build,
      { ...settings, ...more, PORT: String(ports[index]) },
      { asUser: setup.asUser, temp: setup.folder('tmp') },
    )
  const processes = [await begin(0), await begin(1)]
  setup.atEnd(() => Promise.all(processes.map(each => each.end('SIGKILL'))))
  const names = { 'api-1:4000': ports[0], 'api-2:4000': ports[1], 'store:9000': ports[0] }
  const nginx = await startNginx(setup.folder('nginx'), { http, https, names }, setup)
  setup.atEnd(() => nginx.stop())
  const figure = async (name, labels = '') => {
    let sum = 0
    for (const { url } of processes) {
      const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })
      for (const line of (await answer.text()).split('\n'))
        if (line.startsWith(name) && line.includes(labels)) sum += Number(line.split(' ').at(-1))
    }
    return sum
  }
  const mails = () => {
    try {
      return readdirSync(join(dataDir, 'outbox')).length
    } catch {
      return 0
    }
  }
  return { processes, begin, nginx, figure, mails, dataDir }
}
