import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

const fromPlaywright = async () => {
  const { chromium } = await import('playwright')
  return chromium.executablePath()
}

const find = async () => [...places, await fromPlaywright()].find(place => place && existsSync(place))

const hasApt = () => spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0

const installFromDebian = () => {
  console.log('Installing Chromium from the Debian packages (once)')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const options = { stdio: ['ignore', 'ignore', 'inherit'], env }
  execFileSync('apt-get', ['update', '-qq'], options)
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], options)
}

/** The path of a Chromium: CHROMIUM_PATH, an installed one, or Debian's, installed now. */
export const chromiumPath = async () => {
  const given = process.env.CHROMIUM_PATH
  if (given && !existsSync(given)) throw new Error(`CHROMIUM_PATH: there is no ${given}`)
  if (given) return given
  if (!(await find()) && process.getuid?.() === 0 && hasApt()) installFromDebian()
  const found = await find()
  if (!found) {
    throw new Error(
      'No Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH to a Chrome or Chromium',
    )
  }
  return found
}
