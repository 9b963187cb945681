import { photoPath } from '@rules/photoSizes.js'
import { PhotoStrip } from '../../ui/actions/PhotoStrip.js'

type JobPhotosProps = {
  job: { images: readonly string[] }
  /** Shows the first alone. */
  folded?: boolean
}

/** The customer's photos; pressing one enlarges it. */
export const JobPhotos = ({ job: { images }, folded }: JobPhotosProps) =>
  images.length > 0 && (
    <PhotoStrip
      label="Photos"
      {...(folded && { folded })}
      photos={images.map((path, index) => ({
        src: photoPath(path, 'large'),
        thumb: photoPath(path, 'small'),
        alt: `photo ${index + 1} of ${images.length}`,
      }))}
    />
  )
