import type { Sharp } from 'sharp'

interface Limits {
  /** The largest width times height that may be decoded. */
  mostPixels: number
}

/** Lengths of the longer side, in pixels; smaller pictures stay as they are. */
type Sides = Record<string, number>

export interface Picture {
  bytes: Buffer
  width: number
  height: number
}

/** The first quality suits nearly all pictures, the others noise and the like. */
const QUALITIES = [78, 40, 10]

/**
 * Messengers show no larger preview of a link, so a picture of up to this many pixels is limited to this many bytes.
 */
const LIGHT = { side: 640, bytes: 300_000 }

/**
 * Makes a picture in several sizes, as WebP: upright, the first frame of an animation, and without the camera's
 * metadata (place, time, owner). Null if it cannot be decoded. The library loads on first use, so that a server
 * starts without it; where it has no build, pictures are shown as they came.
 */
export const toWebp = async <Name extends string>(
  bytes: Buffer,
  sides: Record<Name, number> & Sides,
  { mostPixels }: Limits,
): Promise<Record<Name, Picture> | null> => {
  const { default: sharp } = await import('sharp')
  // Decodes one picture at a time, on one core, and caches nothing, because requests come first.
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
