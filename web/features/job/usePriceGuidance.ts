import { guidanceInWords } from '@rules/guidanceWords.js'
import type { PriceGuidanceQueryVariables } from '../../generated/graphql.js'
import { usePriceGuidanceQuery } from '../../generated/hooks.js'

export type PricedJob = Pick<PriceGuidanceQueryVariables, 'type' | 'zipCode'> & {
  dumpsterSize?: string | null
}

/**
 * "Most jobs like this near 787xx went for $409 to $466.", if enough is known about the job, and about others like
 * it.
 */
export const usePriceGuidance = (job: PricedJob | undefined): string | undefined => {
  const zipCode = job?.zipCode.trim().slice(0, 5) ?? ''
  const isRental = job?.type === 'dumpster_rental'
  const isAsked = job !== undefined && /^\d{5}$/.test(zipCode) && (!isRental || Boolean(job.dumpsterSize))
  const { data } = usePriceGuidanceQuery({
    variables: {
      type: job?.type ?? 'junk_pickup',
      dumpsterSize: isRental ? job.dumpsterSize : null,
      zipCode,
    } as PriceGuidanceQueryVariables,
    skip: !isAsked,
  })
  return isAsked && data?.priceGuidance ? guidanceInWords(data.priceGuidance) : undefined
}
