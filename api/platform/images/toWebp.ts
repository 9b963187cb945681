import type { Sharp } from 'sharp'

interface Limits {
  /** Width times height of what may be decoded. */
  mostPixels: number
}

/** Of the longer side, in pixels; smaller pictures stay as they are. */
type Sides = Record<string, number>

export interface Picture {
  bytes: Buffer
  width: number
  height: number
}

/** The first is for nearly all pictures, the others for noise and the like. */
const QUALITIES = [78, 40, 10]

/** A picture of up to this many pixels has at most so many bytes: messengers show no larger one of a link. */
const LIGHT = { side: 640, bytes: 300_000 }

/**
 * A picture in several sizes, as WebP: turned the way it was taken, of an animation the first frame, and nothing of what
 * the camera wrote beside it (place, time, owner). Null if it cannot be decoded. Loaded when it is first needed: a server
 * starts without it, and where there is no build of it, pictures are shown as they came.
 */
export const toWebp = async <Name extends string>(
  bytes: Buffer,
  sides: Record<Name, number> & Sides,
  { mostPixels }: Limits,
): Promise<Record<Name, Picture> | null> => {
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
    const encoded = async (side: number): Promise<Picture> => {
      const smaller = within(sharp(once.data, { raw: { width, height, channels } }), side)
      for (const quality of QUALITIES) {
        const webp = smaller.clone().webp({ quality, alphaQuality: quality })
        const { data, info } = await webp.toBuffer({ resolveWithObject: true })
        if (side > LIGHT.side || data.length < LIGHT.bytes || quality === QUALITIES.at(-1))
          return { bytes: data, width: info.width, height: info.height }
      }
      throw new Error('Unreachable')
    }
    const made: [string, Picture][] = []
    for (const [name, side] of Object.entries<number>(sides)) made.push([name, await encoded(side)])
    return Object.fromEntries(made) as Record<Name, Picture>
  } catch {
    return null
  }
}
