import type { Readable } from 'node:stream'
import { limits } from '../../rules/limits.js'
import { type ImageType, uploadWords } from '../../rules/uploads/uploadRules.js'
import { ByteReader, CutShort } from './ByteReader.js'
import { Damaged, imageFrames } from './imageFrames.js'

/**
 * Why an image is refused, as a message to the user; null if it is complete and of a size that browsers can display.
 * Only reads its structure, because decoding is how a small file that declares a huge image would do harm.
 */
export const imageProblem = async (bytes: Readable, type: ImageType): Promise<string | null> => {
  let pixels = 0
  try {
    for await (const { width, height } of imageFrames[type](new ByteReader(bytes))) {
      if (width === 0 || height === 0) return uploadWords.damaged
      if (width * height > limits.photoPixels) return uploadWords.tooManyPixels
      pixels += width * height
      if (pixels > limits.framePixels) return uploadWords.tooManyFrames
    }
    return null
  } catch (error) {
    if (error instanceof CutShort || error instanceof Damaged) return uploadWords.damaged
    throw error
  } finally {
    bytes.destroy()
  }
}
