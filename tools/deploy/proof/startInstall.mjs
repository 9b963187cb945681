import '../../swc-hook.mjs'
import { join } from 'node:path'
import { freePort } from '../../freePort.mjs'
import { startNginx } from './startNginx.mjs'
import { startProcess } from './startProcess.mjs'

const { startEmbedded } = await import('../../../api/platform/embedded/startEmbedded.ts')
const { startS3 } = await import('../../../api/test/s3.ts')
const { startSmtp } = await import('../../../api/test/smtp.ts')
const { Client } = await import('../../../api/test/client.ts')
const { composeSettings } = await import('./composeSettings.ts')

const SECRETS = ['SECRET', 'DATABASE_PASSWORD', 'S3_SECRET_ACCESS_KEY', 'METRICS_TOKEN']
export const SECRET = 'x'.repeat(40)
export const BUCKET = 'haulbid-objects'

/** The settings of docker-compose.yml, with this machine's addresses in place of the service names. */
const settingsOf = ({ http, smtp, postgres, s3 }) => ({
  ...composeSettings({
    ...Object.fromEntries(SECRETS.map(name => [name, SECRET])),
    PUBLIC_URL: `http://localhost:${http}`,
    FRONT_SUBNET: '127.0.0.1/32',
    SMTP_URL: smtp.url,
    RATE_LIMIT_SCALE: '1000',
  }),
  DATABASE_URL: postgres.url,
  S3_ENDPOINT: s3.url,
  S3_ACCESS_KEY_ID: s3.env.S3_ACCESS_KEY_ID,
  S3_SECRET_ACCESS_KEY: s3.env.S3_SECRET_ACCESS_KEY,
})

/** A second store, as empty as a new one. */
export const anotherStore = async ({ atEnd }) => {
  const s3 = await startS3([BUCKET])
  atEnd(() => s3.remove())
  return s3
}

/** PostgreSQL, S3, SMTP, two processes of the image and nginx in front of them. */
export const startInstall = async (setup, stages) => {
  const { folder, atEnd, asUser } = setup
  const postgres = await startEmbedded({ dataDir: join(setup.work, 'postgres'), durable: false })
  atEnd(() => postgres.stop())
  const s3 = await anotherStore(setup)
  const smtp = await startSmtp()
  atEnd(() => smtp.stop())

  const [http, https, ...ports] = [await freePort(), await freePort(), await freePort(), await freePort()]
  const settings = settingsOf({ http, smtp, postgres, s3 })
  const start = index =>
    startProcess(stages.server, { ...settings, PORT: String(ports[index]) }, { asUser, temp: folder('tmp') })
  const processes = await Promise.all([start(0), start(1)])
  atEnd(() => Promise.all(processes.map(each => each.end('SIGKILL'))))

  const names = { 'api-1:4000': ports[0], 'api-2:4000': ports[1], 'store:9000': new URL(s3.url).port }
  const nginx = await startNginx(folder('nginx'), { http, https, names }, setup)
  atEnd(() => nginx.stop())
  const secureUrl = `https://localhost:${https}`
  return {
    postgres,
    smtp,
    settings,
    start,
    ports,
    processes,
    nginx,
    secureUrl,
    visitor: () => new Client(nginx.url),
  }
}
