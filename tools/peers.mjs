import { spawnSync } from 'node:child_process'
import { havePeers } from '../bench/servers.mjs'
import { buildIfStale } from './buildIfStale.mjs'
import { root, step } from './step.mjs'

/** They are packages of their own, since only the bench needs them. */
const installPeers = () =>
  spawnSync('npm', ['ci', '--prefix', 'bench/peers', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  }).status === 0

/** Compares the answers of the bench's servers. */
export const peers = async () => {
  if (!havePeers() && !installPeers()) return false
  await buildIfStale()
  return step('Bench: all servers answer alike', ['tools/bench.mjs', 'compare'])
}
