import { Readable } from 'node:stream'
import type { ImageType } from '../../rules/uploads/uploadRules.js'
import { GIF, JPG, PNG } from '../../test/uploads.js'
import { imageProblem } from './imageProblem.js'

const DAMAGED = 'This picture is damaged or not complete. Please choose another, or save it again.'
const TOO_LARGE = 'Pictures can have up to 50 megapixels. Please choose a smaller one.'
const TOO_MANY =
  'Animations can have up to 200 megapixels in all frames together. Please choose a smaller one.'

/** Sends the bytes in chunks of that size, as from a disk or a store. */
const problem = (bytes: Buffer, type: ImageType, piece = bytes.length) => {
  const pieces = Array.from({ length: Math.ceil(bytes.length / piece) }, (_, at) =>
    bytes.subarray(at * piece, (at + 1) * piece),
  )
  return imageProblem(Readable.from(pieces), type)
}

const changed = (bytes: Buffer, at: number, hex: string) => {
  const copy = Buffer.from(bytes)
  copy.set(Buffer.from(hex, 'hex'), at)
  return copy
}

/** Width and height, encoded as in each format's header. */
const png = (width: number, height: number) => {
  const copy = Buffer.from(PNG)
  copy.writeUInt32BE(width, 16)
  copy.writeUInt32BE(height, 20)
  return copy
}
const jpg = (width: number, height: number) => {
  const copy = Buffer.from(JPG)
  copy.writeUInt16BE(height, 7)
  copy.writeUInt16BE(width, 9)
  return copy
}
const FRAME_AT = GIF.indexOf(Buffer.from('2c00000000', 'hex'))
const gif = (width: number, height: number, frames: number) => {
  const screen = Buffer.from(GIF.subarray(0, FRAME_AT))
  screen.writeUInt16LE(width, 6)
  screen.writeUInt16LE(height, 8)
  const frame = Buffer.from(GIF.subarray(FRAME_AT, -1))
  frame.writeUInt16LE(width, 5)
  frame.writeUInt16LE(height, 7)
  return Buffer.concat([screen, ...Array.from({ length: frames }, () => frame), GIF.subarray(-1)])
}

const kinds: [ImageType, Buffer, (width: number, height: number) => Buffer][] = [
  ['image/png', PNG, png],
  ['image/jpeg', JPG, jpg],
  ['image/gif', GIF, (width, height) => gif(width, height, 1)],
]

describe.each(kinds)('%s', (type, whole, sized) => {
  test('accepts a complete one in chunks of any size and with trailing data', async () => {
    for (const piece of [1, 7, whole.length]) expect(await problem(whole, type, piece)).toBeNull()
    expect(await problem(Buffer.concat([whole, Buffer.from('more')]), type)).toBeNull()
  })

  test('refuses one truncated anywhere', async () => {
    // A PNG without its last checksum still has the last chunk's name, so the end is checked to the last byte.
    for (let length = 8; length < whole.length; length++)
      expect([length, await problem(whole.subarray(0, length), type)]).toEqual([length, DAMAGED])
  })

  test('accepts 50 megapixels and no more', async () => {
    expect(await problem(sized(10_000, 5000), type)).toBeNull()
    expect(await problem(sized(10_000, 5001), type)).toBe(TOO_LARGE)
    expect(await problem(sized(65_535, 65_535), type)).toBe(TOO_LARGE)
    expect(await problem(sized(0, 10), type)).toBe(DAMAGED)
  })
})

test('counts the frames of an animation together', async () => {
  // The logical screen counts as a frame.
  expect(await problem(gif(1000, 1000, 199), 'image/gif')).toBeNull()
  expect(await problem(gif(1000, 1000, 200), 'image/gif')).toBe(TOO_MANY)
})

test.each<[string, Buffer, ImageType]>([
  ['a PNG that begins with another chunk', changed(PNG, 12, '74455874'), 'image/png'],
  ['a PNG whose chunk is longer than the file', changed(PNG, 33, '7fffffff'), 'image/png'],
  ['a JPG of zeros', Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(60)]), 'image/jpeg'],
  ['a JPG without a frame', Buffer.from('ffd8ffd9', 'hex'), 'image/jpeg'],
  ['a JPG whose end is within a segment', Buffer.from('ffd8fffe0010ffd9', 'hex'), 'image/jpeg'],
  ['a GIF without a frame', Buffer.concat([GIF.subarray(0, FRAME_AT), GIF.subarray(-1)]), 'image/gif'],
  ['a GIF of an unknown block', changed(GIF, FRAME_AT, '77'), 'image/gif'],
])('refuses %s as damaged', async (_, bytes, type) => {
  expect(await problem(bytes, type)).toBe(DAMAGED)
})

test('accepts a phone photo with tables, restart markers, fill bytes, and a preview', async () => {
  const preview = Buffer.concat([Buffer.from('ffe1', 'hex'), Buffer.from([0, JPG.length + 2]), JPG])
  const tables = Buffer.from('ffdb0003ffffc40003ff', 'hex')
  const data = Buffer.from('ffff00ffd0aaffd1ff00', 'hex')
  const scanAt = JPG.length - 3
  const photo = Buffer.concat([
    JPG.subarray(0, 2),
    preview,
    tables,
    JPG.subarray(2, scanAt),
    data,
    JPG.subarray(scanAt),
  ])
  for (const piece of [1, 3, photo.length]) expect(await problem(photo, 'image/jpeg', piece)).toBeNull()
})
