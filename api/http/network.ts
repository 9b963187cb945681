import ipaddr from 'ipaddr.js'

/**
 * Who counts as one for throttles: an IPv4 address, or the /64 that one IPv6 household or machine is given
 * (RFC 6177), or else a throttle would be passed by counting upwards.
 */
export const networkOf = (address: string): string => {
  // IPv4 is left as it is: the library would also take `1` for 0.0.0.1.
  if (!address.includes(':')) return address
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  const { parts } = parsed as ipaddr.IPv6
  return `${parts
    .slice(0, 4)
    .map(part => part.toString(16))
    .join(':')}::/64`
}
