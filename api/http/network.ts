/** The eight groups of an IPv6 address, whichever way it is written; without its zone. */
const groupsOf = (address: string): number[] => {
  const bare = address.replace(/%.*$/, '')
  const dotted = /^(.*:)(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(bare)
  const hex = (high: string, low: string) => ((Number(high) << 8) | Number(low)).toString(16)
  const text = dotted ? `${dotted[1]}${hex(dotted[2]!, dotted[3]!)}:${hex(dotted[4]!, dotted[5]!)}` : bare
  const [head = '', tail] = text.split('::')
  const read = (part: string) => (part === '' ? [] : part.split(':').map(group => Number.parseInt(group, 16)))
  const before = read(head)
  const after = tail === undefined ? [] : read(tail)
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after]
}

const isMapped = (groups: number[]) => groups.slice(0, 5).every(group => group === 0) && groups[5] === 0xffff

/**
 * Who counts as one for throttles: an IPv4 address, or the /64 that one IPv6 household or machine is given
 * (RFC 6177), or else a throttle would be passed by counting upwards.
 */
export const networkOf = (address: string): string => {
  if (!address.includes(':')) return address
  const groups = groupsOf(address)
  if (isMapped(groups)) {
    const [high, low] = groups.slice(6) as [number, number]
    return [high >> 8, high & 255, low >> 8, low & 255].join('.')
  }
  return `${groups
    .slice(0, 4)
    .map(group => group.toString(16))
    .join(':')}::/64`
}
