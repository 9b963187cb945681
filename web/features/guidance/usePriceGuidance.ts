import { guidanceInWords } from '@rules/guidance/guidanceWords.js'
import { useQuery } from '../../apollo/hooks.js'
import { PriceGuidanceDocument, type PriceGuidanceQueryVariables } from './generated/guidance.js'

export type PricedJob = Pick<PriceGuidanceQueryVariables, 'type' | 'zipCode'> & {
  dumpsterSize?: string | null
  loadEighths?: number | null
}

/**
 * "Most jobs like this near 787xx went for $409 to $466.", if enough is known about the job, and about others like
 * it.
 */
export const usePriceGuidance = (job: PricedJob | undefined): string | undefined => {
  const zipCode = job?.zipCode.trim().slice(0, 5) ?? ''
  const isRental = job?.type === 'dumpster_rental'
  const isAsked = job !== undefined && /^\d{5}$/.test(zipCode) && (!isRental || Boolean(job.dumpsterSize))
  const { data } = useQuery(PriceGuidanceDocument, {
    variables: {
      type: job?.type ?? 'junk_pickup',
      dumpsterSize: isRental ? job.dumpsterSize : null,
      ...(job?.loadEighths && { loadEighths: job.loadEighths }),
      zipCode,
    } as PriceGuidanceQueryVariables,
    skip: !isAsked,
  })
  return isAsked && data?.priceGuidance ? guidanceInWords(data.priceGuidance) : undefined
}
