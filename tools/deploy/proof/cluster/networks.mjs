import { spawnSync } from 'node:child_process'

const SUBNET = '10.77.0'
const NETWORK = `${SUBNET}.0/24`
/** Three database nodes, then HAProxy and the product. */
const NAMES = ['node1', 'node2', 'node3', 'app']
/** A network card that nobody has: what is sent there is lost without an error, as on a cut cable. */
const NOWHERE = '02:00:00:00:00:01'

const ip = (...args) => {
  const { status, stderr } = spawnSync('/usr/sbin/ip', args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`ip ${args.join(' ')}: ${stderr.trim()}`)
}

/** Four network namespaces that a bridge in a fifth connects. Nothing outside of them is touched. */
export const makeNetworks = prefix => {
  const named = name => `${prefix}-${name}`
  const hub = named('hub')
  const places = NAMES.map((name, n) => ({
    name,
    namespace: named(name),
    host: `${SUBNET}.${n + 1}`,
    network: NETWORK,
  }))
  ip('netns', 'add', hub)
  ip('-n', hub, 'link', 'add', 'bridge', 'type', 'bridge')
  ip('-n', hub, 'link', 'set', 'bridge', 'up')
  for (const { name, namespace, host } of places) {
    ip('netns', 'add', namespace)
    ip('-n', hub, 'link', 'add', name, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', namespace)
    ip('-n', hub, 'link', 'set', name, 'master', 'bridge', 'up')
    ip('-n', namespace, 'link', 'set', 'lo', 'up')
    ip('-n', namespace, 'addr', 'add', `${host}/24`, 'dev', 'eth0')
    ip('-n', namespace, 'link', 'set', 'eth0', 'up')
  }
  const remove = () => {
    for (const namespace of [...places.map(place => place.namespace), hub])
      spawnSync('/usr/sbin/ip', ['netns', 'del', namespace])
  }
  return { places, remove }
}

/** Loses everything that one place sends to another. Returns a function that mends it. */
export const cutOneWay = (from, to) => {
  const neighbor = [to.host, 'dev', 'eth0']
  ip('-n', from.namespace, 'neigh', 'replace', ...neighbor, 'lladdr', NOWHERE, 'nud', 'permanent')
  return () => ip('-n', from.namespace, 'neigh', 'del', ...neighbor)
}

/** Mends several cuts. */
export const mendAll = mends => () => {
  for (const mend of mends) mend()
}

/** Separates the places of one side from those of the other. Returns a function that mends it. */
export const cut = (side, other) =>
  mendAll(side.flatMap(one => other.flatMap(two => [cutOneWay(one, two), cutOneWay(two, one)])))
