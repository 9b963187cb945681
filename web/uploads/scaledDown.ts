import { limits } from '@rules/limits.js'

/** The camera's data before the picture itself is shorter than this. */
const HEAD_BYTES = 524_288
/** 4000 × 3000: what phones take by default. */
const ENOUGH_PIXELS = 12_000_000
const QUALITY = 0.88

const START_OF_SCAN = 0xda
/** SOF0 to SOF15, without the three in between that mean something else. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** Width times height, according to a JPG's header; 0 if it gives none. */
const pixelsOf = (head: DataView): number => {
  for (let at = 2; at + 9 < head.byteLength && head.getUint8(at) === 0xff; ) {
    const marker = head.getUint8(at + 1)
    if (isFrame(marker)) return head.getUint16(at + 5) * head.getUint16(at + 7)
    if (marker === START_OF_SCAN) return 0
    at += 2 + head.getUint16(at + 2)
  }
  return 0
}

const draw = async (file: File): Promise<File> => {
  const picture = await createImageBitmap(file)
  try {
    const scale = Math.min(1, Math.sqrt(ENOUGH_PIXELS / (picture.width * picture.height)))
    const canvas = new OffscreenCanvas(Math.floor(picture.width * scale), Math.floor(picture.height * scale))
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    const drawn = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY })
    return new File([drawn], file.name, { type: 'image/jpeg' })
  } finally {
    picture.close()
  }
}

/**
 * Shrinks a JPG with more pixels or bytes than accepted, as phones take them at "50 MP". Any other file is returned
 * unchanged, as is one that the browser can't shrink.
 */
export const scaledDown = async (file: File): Promise<File> => {
  const head = new DataView(await file.slice(0, HEAD_BYTES).arrayBuffer())
  if (file.size <= limits.uploadBytes && pixelsOf(head) <= limits.photoPixels) return file
  return draw(file).catch(() => file)
}
