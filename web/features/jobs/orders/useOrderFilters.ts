import { type JobStatus, jobGraph } from '@rules/jobs/jobGraph.js'
import { keysOf, type ServiceType, serviceTypes } from '@rules/kinds.js'
import { limits } from '@rules/limits.js'
import { useSearchParams } from 'react-router-dom'

export type OrderFilters = { status?: JobStatus; type?: ServiceType; search?: string }

const names = ['status', 'type', 'search'] as const

/** The valid filters in the URL; anything else is ignored. */
const read = (params: URLSearchParams): OrderFilters => {
  const status = keysOf(jobGraph.states).find(each => each === params.get('status'))
  const type = keysOf(serviceTypes).find(each => each === params.get('type'))
  const search = params.get('search')?.trim().slice(0, limits.searchMax)
  return { ...(status && { status }), ...(type && { type }), ...(search && { search }) }
}

/** The order filters, kept in the URL for reloads and Back. */
export const useOrderFilters = () => {
  const [params, setParams] = useSearchParams()
  const filters = read(params)
  const apply = (next: OrderFilters) =>
    setParams(
      current => {
        for (const name of names) {
          const value = next[name]
          if (value) current.set(name, value)
          else current.delete(name)
        }
        return current
      },
      // Synchronously and not as a transition: a discarded render would send a query with both sets of filters.
      { replace: true, preventScrollReset: true, flushSync: true },
    )
  return {
    filters,
    isFiltered: Object.keys(filters).length > 0,
    apply,
    clear: () => apply({}),
  }
}
