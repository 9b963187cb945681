import { imageTypes, uploadWords } from '@rules/uploads/uploadRules.js'
import { inspectFile } from './inspectFile.js'

const accepts = { types: imageTypes, otherwise: uploadWords.notAPhoto }

/** The header of a JPG of this size, as a phone writes it: first the camera's metadata, then the frame. */
const jpg = (width: number, height: number, bytes = 100) => {
  const head = new Uint8Array(bytes)
  head.set([0xff, 0xd8, 0xff, 0xe1, 0, 6, 1, 2, 3, 4])
  head.set([0xff, 0xc0, 0, 17, 8, height >> 8, height & 255, width >> 8, width & 255], 10)
  return new File([head], 'yard.jpg', { type: 'image/jpeg' })
}

const drawn: { width: number; height: number }[] = []
const browser = globalThis as Record<string, unknown>
beforeEach(() => {
  drawn.length = 0
  browser.createImageBitmap = async () => ({ width: 8160, height: 6144, close: () => {} })
  browser.OffscreenCanvas = class {
    constructor(
      readonly width: number,
      readonly height: number,
    ) {
      drawn.push({ width, height })
    }
    getContext = () => ({ drawImage: () => {} })
    convertToBlob = async () => new Blob(['small'])
  }
})
afterEach(() => {
  delete browser.createImageBitmap
  delete browser.OffscreenCanvas
})

it('shrinks a 50 MP photo, as phones take them', async () => {
  const result = await inspectFile(jpg(8160, 6144), accepts)
  expect(result).toMatchObject({ type: 'image/jpeg', file: { name: 'yard.jpg', size: 5 } })
  expect(drawn).toEqual([{ width: 3992, height: 3005 }])
})

it('shrinks a JPG that has too many bytes', async () => {
  expect(await inspectFile(jpg(4000, 3000, 10_485_761), accepts)).toMatchObject({ file: { size: 5 } })
})

it('sends a 12 MP photo unchanged', async () => {
  const file = jpg(4000, 3000)
  expect(await inspectFile(file, accepts)).toEqual({ type: 'image/jpeg', file })
  expect(drawn).toEqual([])
})

it("refuses a JPG that is too large if the browser can't shrink it", async () => {
  browser.createImageBitmap = () => Promise.reject(new Error('too large'))
  expect(await inspectFile(jpg(4000, 3000, 10_485_761), accepts)).toEqual({ refusal: uploadWords.tooLarge })
})
