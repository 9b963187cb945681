import { Readable } from 'node:stream'
import { PRICES } from './prices.js'
import type { RequestQuota } from './RequestQuota.js'

/** The bytes of a file on its way. Each piece is charged as it comes, also of what is refused or cut short later. */
export const metered = (
  bytes: Readable,
  quota: RequestQuota,
  kilobyte: number = PRICES.fileKilobyte,
): Readable => {
  const charge = async function* () {
    for await (const piece of bytes) {
      quota.spend((piece.length / 1024) * kilobyte)
      yield piece
    }
  }
  return Readable.from(charge(), { objectMode: false })
}
