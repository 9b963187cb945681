import { FULL_LOAD } from '../junk/loads.js'

interface Asked {
  dumpsterSize?: string | null
  loadEighths?: number | null
  hasHazardousItems?: boolean | null
}

/** Rules can bid on it: any rental, and junk of a load that is known and fits a truck, with nothing hazardous. */
export const isPriceable = ({ dumpsterSize, loadEighths, hasHazardousItems }: Asked): boolean =>
  dumpsterSize != null || (loadEighths != null && loadEighths <= FULL_LOAD && !hasHazardousItems)
