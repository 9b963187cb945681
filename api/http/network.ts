import ipaddr from 'ipaddr.js'

/**
 * What counts as one caller for throttles: an IPv4 address, or the /64 that one IPv6 household or machine is given (RFC
 * 6177), since otherwise a throttle could be evaded by counting up addresses.
 */
export const networkOf = (address: string): string => {
  // IPv4 is left unchanged: the library would also read `1` as 0.0.0.1.
  if (!address.includes(':')) return address
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  const { parts } = parsed as ipaddr.IPv6
  return `${parts
    .slice(0, 4)
    .map(part => part.toString(16))
    .join(':')}::/64`
}
