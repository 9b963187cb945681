import { TouchLink } from '../../ui/actions/Link.js'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.js'

/** Opens the phone's own maps: Android has a scheme for them, Apple an address that its devices take over. */
export const mapsHref = (place: string, userAgent = navigator.userAgent): string => {
  const query = encodeURIComponent(place)
  if (/Android/.test(userAgent)) return `geo:0,0?q=${query}`
  if (/iPhone|iPad|Macintosh/.test(userAgent)) return `https://maps.apple.com/?q=${query}`
  return `https://www.openstreetmap.org/search?query=${query}`
}

export const MapLink = ({ address, zipCode }: { address: string; zipCode: string }) => {
  const place = `${address}, ${zipCode}`
  return (
    <TouchLink href={mapsHref(place)} target="_blank" rel="noopener noreferrer">
      {place}
      <VisuallyHidden> (opens a map in a new tab)</VisuallyHidden>
    </TouchLink>
  )
}
