import type { Readable } from 'node:stream'
import { limits } from '../../rules/limits.js'
import { type ImageType, uploadWords } from '../../rules/uploadRules.js'
import { ByteReader, CutShort } from './ByteReader.js'
import { Damaged, imageFrames } from './imageFrames.js'

/**
 * Why a picture is not taken, in words for the person; null where it is whole and of a size that browsers can draw.
 * It is read by its structure alone: decoding is what a small file of a huge picture is made to abuse.
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
