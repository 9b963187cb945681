import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

/** The image's own command on the image's own files, as its own user and with nothing but the settings. */
export const startProcess = async (image, settings, { asUser, temp }) => {
  const [, ...args] = image.command
  // The image gets Node 24 from its base; here it is the Node that runs this.
  const env = { ...image.env, ...settings, HOST: '127.0.0.1', TMPDIR: temp, PATH: '/usr/bin:/bin' }
  const child = spawn(process.execPath, args, {
    cwd: image.folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...asUser,
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (said += chunk))
  const ended = once(child, 'exit')
  const url = `http://127.0.0.1:${settings.PORT}`
  while (
    !(await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null || child.signalCode) throw new Error(`A process did not start:\n${said}`)
    await sleep(50)
  }
  return {
    url,
    pid: child.pid,
    log: () => said,
    end: async signal => {
      child.kill(signal)
      const [code] = await ended
      return code
    },
  }
}
