import { Readable } from 'node:stream'
import { PRICES } from './prices.js'
import type { RequestQuota } from './RequestQuota.js'

/** Charges each piece of a file as it arrives, even if the file is refused or cut short later. */
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
