/**
 * The push services of Chrome and Edge on Android, Firefox, Safari, and Edge on Windows. Browsers name the address to
 * call, and anybody can pretend to be one, so the server calls no others and can't be made to call internal
 * addresses.
 */
export const KNOWN_SERVICES = [
  'https://fcm.googleapis.com',
  'https://jmt17.google.com',
  'https://*.push.services.mozilla.com',
  'https://*.push.apple.com',
  'https://*.notify.windows.com',
]

/** `https://push.example` or `https://*.push.example`, perhaps with a port. */
export const SERVICE = /^https?:\/\/(\*\.)?[a-z\d-]+(\.[a-z\d-]+)*(:\d{1,5})?$/

const isOf = ({ protocol, host, origin }: URL, service: string) => {
  const [scheme, name] = service.split('//') as [string, string]
  return name.startsWith('*.')
    ? protocol === scheme && host.endsWith(name.slice(1)) && host.length > name.length - 1
    : origin === new URL(service).origin
}

/** True if the address belongs to one of these services. */
export const isPushAddress = (services: readonly string[], address: string): boolean => {
  const url = URL.parse(address)
  return url !== null && !url.username && !url.password && services.some(service => isOf(url, service))
}
