import type { ByteReader } from './ByteReader.js'

/** Thrown when the bytes are not a valid image of this type. */
export class Damaged extends Error {}

interface Frame {
  width: number
  height: number
}

type Frames = AsyncGenerator<Frame>

const PNG_SIGNATURE = 8
const PNG_CHECKSUM = 4

/** https://www.w3.org/TR/png-3/#5DataRep: chunks of length, type, data and checksum, from IHDR to IEND. */
async function* pngFrames(bytes: ByteReader): Frames {
  await bytes.skip(PNG_SIGNATURE)
  let hasPixels = false
  for (let isFirst = true; ; isFirst = false) {
    const head = await bytes.take(8)
    const length = head.readUInt32BE(0)
    const type = head.toString('latin1', 4)
    if (isFirst !== (type === 'IHDR') || (isFirst && length !== 13)) throw new Damaged()
    if (isFirst) {
      const header = await bytes.take(length)
      yield { width: header.readUInt32BE(0), height: header.readUInt32BE(4) }
    } else await bytes.skip(length)
    await bytes.skip(PNG_CHECKSUM)
    if (type === 'IDAT') hasPixels = true
    if (type !== 'IEND') continue
    if (!hasPixels) throw new Damaged()
    return
  }
}

const JPEG = { end: 0xd9, scan: 0xda }
/** SOF0 to SOF15, except those in between that are tables. */
const isJpegFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
/** Within a scan: a stuffed zero, a restart marker, or a fill byte. */
const isJpegData = (marker: number) => marker === 0 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd7)

const nextJpegMarker = async (bytes: ByteReader) => {
  let marker: number
  do {
    await bytes.skipPast(0xff)
    marker = await bytes.byte()
    while (marker === 0xff) marker = await bytes.byte()
  } while (isJpegData(marker))
  return marker
}

/** ITU-T T.81, annex B: segments that follow markers, and after a start of scan, data up to the next marker. */
async function* jpegFrames(bytes: ByteReader): Frames {
  await bytes.skip(2)
  let hasFrame = false
  let hasScan = false
  for (;;) {
    const marker = await nextJpegMarker(bytes)
    if (marker === JPEG.end) {
      if (!hasFrame || !hasScan) throw new Damaged()
      return
    }
    const length = (await bytes.take(2)).readUInt16BE(0)
    if (length < 2) throw new Damaged()
    if (isJpegFrame(marker)) {
      if (length < 8) throw new Damaged()
      const header = await bytes.take(length - 2)
      yield { height: header.readUInt16BE(1), width: header.readUInt16BE(3) }
      hasFrame = true
    } else await bytes.skip(length - 2)
    if (marker === JPEG.scan) hasScan = true
  }
}

const GIF = { header: 6, frame: 0x2c, extension: 0x21, end: 0x3b }

const skipGifTable = async (bytes: ByteReader, flags: number) => {
  if (flags & 0x80) await bytes.skip(3 * 2 ** ((flags & 7) + 1))
}

/** https://www.w3.org/Graphics/GIF/spec-gif89a.txt: first the logical screen, then each frame on it. */
async function* gifFrames(bytes: ByteReader): Frames {
  await bytes.skip(GIF.header)
  const screen = await bytes.take(7)
  yield { width: screen.readUInt16LE(0), height: screen.readUInt16LE(2) }
  await skipGifTable(bytes, screen[4]!)
  let frames = 0
  for (;;) {
    const kind = await bytes.byte()
    if (kind === GIF.end) {
      if (frames === 0) throw new Damaged()
      return
    }
    if (kind === GIF.frame) {
      const frame = await bytes.take(9)
      yield { width: frame.readUInt16LE(4), height: frame.readUInt16LE(6) }
      await skipGifTable(bytes, frame[8]!)
      frames++
    } else if (kind !== GIF.extension) throw new Damaged()
    // The label of an extension, or the code size of a frame.
    await bytes.skip(1)
    await bytes.skipBlocks()
  }
}

/** The sizes an image declares, read to its end without decoding a pixel. */
export const imageFrames = {
  'image/png': pngFrames,
  'image/jpeg': jpegFrames,
  'image/gif': gifFrames,
}
