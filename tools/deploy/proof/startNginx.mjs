import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const deploy = join(import.meta.dirname, '..')

export const hasNginx = () => spawnSync('nginx', ['-v']).status === 0

const isNewerThan = (major, minor) => {
  const [, one, two] = /nginx\/(\d+)\.(\d+)/.exec(spawnSync('nginx', ['-v'], { encoding: 'utf8' }).stderr)
  return Number(one) > major || (Number(one) === major && Number(two) > minor)
}

/**
 * The same files as in Docker, with this machine's ports in place of names; directives unknown to an older nginx are
 * left out.
 */
const render = (text, ports, folder) => {
  const named = Object.entries(ports.names).reduce(
    (conf, [name, port]) => conf.replaceAll(name, `127.0.0.1:${port}`),
    text
      .replaceAll('/tmp', folder)
      .replace('listen 8080', `listen ${ports.http}`)
      .replace('listen 8443', `listen ${ports.https}`)
      .replaceAll('/etc/nginx/tls', join(folder, 'tls'))
      .replaceAll('/etc/nginx/certificates', join(folder, 'tls')),
  )
  const withoutDns = named.replace(/^\s*resolver .*\n/m, '').replaceAll(' resolve;', ';')
  return isNewerThan(1, 24) ? withoutDns : withoutDns.replace(/^http2 on;\n/m, '')
}

const certificate = folder => {
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')]
  const { status } = spawnSync(
    'openssl',
    ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'].concat(
      ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'],
      files,
    ),
  )
  if (status !== 0) throw new Error('openssl made no certificate')
}

/** The real nginx, as an ordinary user if this runs as root. */
export const startNginx = async (folder, ports, { asUser, own }) => {
  mkdirSync(join(folder, 'tls'), { recursive: true })
  certificate(join(folder, 'tls'))
  const read = name => render(readFileSync(join(deploy, name), 'utf8'), ports, folder)
  writeFileSync(join(folder, 'nginx.conf'), read('nginx.conf'))
  writeFileSync(join(folder, 'tls/tls.conf'), read('tls.conf'))
  const log = join(folder, 'nginx.log')
  const output = openSync(log, 'a')
  for (const path of ['', 'nginx.log', 'tls', 'tls/privkey.pem', 'tls/fullchain.pem']) own(join(folder, path))
  const child = spawn(
    'nginx',
    ['-e', 'stderr', '-p', folder, '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'],
    {
      stdio: ['ignore', output, output],
      ...asUser,
    },
  )
  const ended = once(child, 'exit')
  const url = `http://localhost:${ports.http}`
  while (!(await fetch(url).catch(() => null))) {
    if (child.exitCode !== null) throw new Error(`nginx did not start:\n${readFileSync(log, 'utf8')}`)
    await sleep(50)
  }
  return {
    url,
    log: () => readFileSync(log, 'utf8'),
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}
