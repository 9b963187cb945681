import { isLocalDate } from '@rules/dates.js'
import { type ServiceType, serviceTypes } from '@rules/kinds.js'
import { ZIP_CODE } from '@rules/limits.js'
import { useSearchParams } from 'react-router-dom'

export type JobFilters = {
  type?: ServiceType
  zipCode?: string
  date?: string
  sort?: 'soonest' | 'nearest'
}

const isService = (value: string | null): value is ServiceType =>
  value !== null && Object.hasOwn(serviceTypes, value)
const isZip = (value: string | null): value is string => ZIP_CODE.test(value ?? '')

/** The valid filters in the URL; anything else is ignored. */
const read = (params: URLSearchParams): JobFilters => {
  const [type, zipCode, date, sort] = ['type', 'zip', 'date', 'sort'].map(name => params.get(name)) as (
    | string
    | null
  )[]
  return {
    ...(isService(type ?? null) && { type: type as ServiceType }),
    ...(isZip(zipCode ?? null) && { zipCode: (zipCode as string).slice(0, 5) }),
    ...(date && isLocalDate(date) && { date }),
    ...((sort === 'soonest' || sort === 'nearest') && { sort }),
  }
}

/** The filters and sort order of the available jobs, kept in the URL for reloads and Back. */
export const useJobFilters = () => {
  const [params, setParams] = useSearchParams()
  const filters = read(params)

  const change = (entries: Record<string, string | undefined>) =>
    setParams(
      current => {
        for (const [name, value] of Object.entries(entries)) {
          if (value) current.set(name, value)
          else current.delete(name)
        }
        return current
      },
      { replace: true, preventScrollReset: true },
    )

  return {
    filters,
    isFiltered: Object.keys(filters).length > 0,
    /** "Show all": the whole list, with its filters. */
    isAll: params.get('show') === 'all',
    showAll: () => change({ show: 'all' }),
    showFirst: () =>
      change({ show: undefined, type: undefined, zip: undefined, date: undefined, sort: undefined }),
    apply: ({ type, zipCode, date, sort }: JobFilters) =>
      change({ show: 'all', type, zip: zipCode, date, sort }),
  }
}
