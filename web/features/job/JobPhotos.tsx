import { PhotoStrip } from '../../ui/actions/PhotoStrip.js'

/** The customer's photos; pressing one enlarges it. */
export const JobPhotos = ({ job: { images } }: { job: { images: readonly string[] } }) =>
  images.length > 0 && (
    <PhotoStrip
      label="Photos"
      photos={images.map((src, index) => ({ src, alt: `photo ${index + 1} of ${images.length}` }))}
    />
  )
