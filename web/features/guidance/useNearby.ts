import type { ServiceType } from '@rules/kinds.js'
import { useQuery } from '../../apollo/hooks.js'
import { NearbyDocument } from './generated/guidance.js'

/** The vendors and usual prices near a ZIP code; undefined until there are five digits and an answer. */
export const useNearby = (type: ServiceType, zipCode: string) => {
  const zip5 = zipCode.trim().slice(0, 5)
  const isWhole = /^\d{5}$/.test(zip5)
  const { data } = useQuery(NearbyDocument, { variables: { type, zipCode: zip5 }, skip: !isWhole })
  return isWhole ? data?.nearby : undefined
}

/** Said at the ZIP code, before the rest is typed. */
export const unservedWords = (zipCode: string, { isKnown }: { isKnown: boolean }) =>
  isKnown
    ? `No vendor serves ${zipCode.trim()} yet. Send your request anyway, and we'll look for one and let you know.`
    : `We don't know ${zipCode.trim()}. Check it. If it's right, send your request anyway, and we'll look for a vendor.`
