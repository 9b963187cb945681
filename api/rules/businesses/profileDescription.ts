import { dumpsterSizes, type RentalSize, type ServiceType, serviceTypes } from '../kinds.js'

/** Search engines and messengers show no more than this. */
const MOST = 160

interface Described {
  name: string
  about: string | null
  services: readonly string[]
  rentalSizes: readonly string[]
}

const shortened = (text: string): string => {
  const words = text.replace(/\s+/gu, ' ').trim()
  const letters = [...words]
  return letters.length <= MOST
    ? words
    : `${letters
        .slice(0, MOST - 1)
        .join('')
        .trimEnd()}…`
}

/** A vendor in one line, for the description of the profile's page. */
export const profileDescription = ({ name, about, services, rentalSizes }: Described): string => {
  if (about !== null) return shortened(about)
  const offered = services.map(service => serviceTypes[service as ServiceType].toLowerCase())
  const sizes = rentalSizes.map(size => dumpsterSizes[size as RentalSize].label)
  const offers = [...offered, ...(sizes.length > 0 ? [`sizes ${sizes.join(', ')}`] : [])].join(', ')
  return shortened(offers === '' ? `${name} on Haulbid.` : `${name} on Haulbid: ${offers}.`)
}

/** The description of every page but the profiles, as in web/index.html. */
export const SITE_DESCRIPTION =
  'On demand dumpsters and junk pickup. Say what you need, compare bids, pick one.'
