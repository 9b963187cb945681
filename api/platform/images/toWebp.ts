import type { Sharp } from 'sharp'

interface Limits {
  /** Width times height of what may be decoded. */
  mostPixels: number
}

/** Of the longer side, in pixels; smaller pictures stay as they are. */
type Sides = Record<string, number>

const QUALITY = 78

/**
 * A picture in several sizes, as WebP: turned the way it was taken, of an animation the first frame, and nothing of what
 * the camera wrote beside it (place, time, owner). Null if it cannot be decoded. Loaded when it is first needed: a server
 * starts without it, and where there is no build of it, pictures are shown as they came.
 */
export const toWebp = async <Name extends string>(
  bytes: Buffer,
  sides: Record<Name, number> & Sides,
  { mostPixels }: Limits,
): Promise<Record<Name, Buffer> | null> => {
  const { default: sharp } = await import('sharp')
  // One picture is decoded at a time, on one core, and nothing of it is kept: requests come first.
  sharp.concurrency(1)
  sharp.cache(false)
  const largest = Math.max(...Object.values<number>(sides))
  const within = (picture: Sharp, side: number) =>
    picture.resize(side, side, { fit: 'inside', withoutEnlargement: true })
  try {
    const once = await within(
      sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' }).autoOrient(),
      largest,
    )
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { width, height, channels } = once.info
    const made: [string, Buffer][] = []
    for (const [name, side] of Object.entries<number>(sides))
      made.push([
        name,
        await within(sharp(once.data, { raw: { width, height, channels } }), side)
          .webp({ quality: QUALITY })
          .toBuffer(),
      ])
    return Object.fromEntries(made) as Record<Name, Buffer>
  } catch {
    return null
  }
}
