import type { JobStatus } from '@rules/jobs/jobGraph.js'
import type { ServiceType } from '@rules/kinds.js'
import { useFormikContext } from 'formik'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import type { OrderFilters } from './useOrderFilters.js'

export type FilterValues = { status: JobStatus | ''; type: ServiceType | ''; search: string }

const PAUSE_MS = 500

const toFilters = ({ status, type, search }: FilterValues): OrderFilters => ({
  ...(status && { status }),
  ...(type && { type }),
  ...(search.trim() && { search: search.trim() }),
})

const toValues = ({ status, type, search }: OrderFilters): FilterValues => ({
  status: status ?? '',
  type: type ?? '',
  search: search ?? '',
})

type FollowFiltersProps = {
  filters: OrderFilters
  onApply: (filters: OrderFilters) => void
  children: ReactNode
}

/** Keeps the form's values and the filters in sync, in both directions. */
export const FollowFilters = ({ filters, onApply, children }: FollowFiltersProps) => {
  const { values, setValues } = useFormikContext<FilterValues>()
  const applied = useRef(filters)

  const apply = () => {
    const next = toFilters(values)
    if (JSON.stringify(next) === JSON.stringify(applied.current)) return
    applied.current = next
    onApply(next)
  }
  const latest = useRef(apply)
  useEffect(() => {
    latest.current = apply
  })

  useEffect(() => {
    const { status, type } = toValues(applied.current)
    const isTyping = values.status === status && values.type === type
    const timer = setTimeout(() => latest.current(), isTyping ? PAUSE_MS : 0)
    return () => clearTimeout(timer)
  }, [values])

  // After Clear or a link from elsewhere, the URL is right and the form is not.
  const now = JSON.stringify(filters)
  useEffect(() => {
    if (now === JSON.stringify(applied.current)) return
    applied.current = JSON.parse(now)
    void setValues(toValues(applied.current))
  }, [now, setValues])

  // Not the form's own submit, which disables the fields for a moment, so the field being typed in would lose the
  // focus.
  const applyByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    apply()
  }
  // biome-ignore lint/a11y/noStaticElementInteractions: it handles the keys of the field within
  return <div onKeyDown={applyByKey}>{children}</div>
}
