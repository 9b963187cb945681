import { photoPath } from '@rules/uploads/photoSizes.js'
import { PhotoStrip } from '../../ui/actions/PhotoStrip.js'

type JobPhotosProps = {
  job: { images: readonly string[] }
  /** Shows the first alone. */
  folded?: boolean
  /** Half as large, where the space is for something else. */
  small?: boolean
}

/** Photos of a request or a proposal; pressing one enlarges it. */
export const JobPhotos = ({ job: { images }, folded, small }: JobPhotosProps) =>
  images.length > 0 && (
    <PhotoStrip
      label="Photos"
      {...(folded && { folded })}
      {...(small && { size: 48 })}
      photos={images.map((path, index) => ({
        src: photoPath(path, 'large'),
        thumb: photoPath(path, 'small'),
        alt: `photo ${index + 1} of ${images.length}`,
      }))}
    />
  )
