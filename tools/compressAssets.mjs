import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip, constants as zlib } from 'node:zlib'

const worthIt = new Set(['.js', '.css', '.svg', '.json', '.txt', '.webmanifest'])
/** Below this size, the header that announces compression outweighs the savings. */
const LEAST_BYTES = 512

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

const forms = {
  '.br': bytes =>
    brotli(bytes, {
      params: { [zlib.BROTLI_PARAM_QUALITY]: 11, [zlib.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  '.gz': bytes => gzipped(bytes, { level: 9 }),
}

/**
 * Writes `x.js.br` and `x.js.gz` next to each `x.js`, for api/http/pages/assets.ts to serve: as small as possible, and
 * only once.
 */
export const compressAssets = async folder => {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && worthIt.has(extname(entry.name)))
    .map(entry => join(entry.parentPath, entry.name))
  await Promise.all(
    files.map(async file => {
      const bytes = readFileSync(file)
      if (bytes.length < LEAST_BYTES) return
      for (const [ending, compress] of Object.entries(forms))
        writeFileSync(file + ending, await compress(bytes))
    }),
  )
}
