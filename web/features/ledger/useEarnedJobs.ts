import { limits } from '@rules/limits.js'
import { useState } from 'react'
import { useQuery } from '../../apollo/hooks.js'
import { type EarnedJob_JobFragment, EarnedJobsDocument } from './generated/earnings.js'

const PAGE = 20

/** Completed jobs, last completed first, with functions to load the next page or all of them. */
export const useEarnedJobs = () => {
  const { data, previousData, error, fetchMore } = useQuery(EarnedJobsDocument, {
    variables: { first: PAGE },
  })
  const list = (data ?? previousData)?.earnedJobs
  const [isLoadingAll, setLoadingAll] = useState(false)

  const next = async (first: number, after: string | null) => {
    const more = await fetchMore({ variables: { first, after } })
    if (!more.data) throw more.error ?? new Error('No answer')
    return more.data.earnedJobs
  }

  /** Loads page after page until there are no more. */
  const all = async (): Promise<readonly EarnedJob_JobFragment[]> => {
    if (!list) return []
    setLoadingAll(true)
    try {
      const jobs = [...list.nodes]
      let { pageInfo } = list
      while (pageInfo.hasNextPage) {
        const page = await next(limits.pageMax, pageInfo.endCursor)
        jobs.push(...page.nodes)
        pageInfo = page.pageInfo
      }
      return jobs
    } finally {
      setLoadingAll(false)
    }
  }

  return {
    list,
    error,
    more: () => next(PAGE, list?.pageInfo.endCursor ?? null),
    all,
    isLoadingAll,
  }
}
