import { TouchLink } from '../../ui/actions/Link.js'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.js'

/** The address, linked to a map. */
export const MapLink = ({ address, zipCode }: { address: string; zipCode: string }) => {
  const place = `${address}, ${zipCode}`
  return (
    <TouchLink
      href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`}
      target="_blank"
      rel="noopener noreferrer"
    >
      {place}
      <VisuallyHidden> (opens a map in a new tab)</VisuallyHidden>
    </TouchLink>
  )
}
