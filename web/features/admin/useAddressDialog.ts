import { useCallback } from 'react'
import { type NavigateOptions, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { lastRow } from './lastRow.js'

export type DialogName = 'order' | 'ticket' | 'task' | 'review' | 'application' | 'document' | 'statement'

type State = { isFromPage?: boolean } | null

/** `more` says where in the dialog; it goes with it. */
const withParam = (
  params: URLSearchParams,
  name: string,
  value: string | null,
  more: Record<string, string> = {},
) => {
  const next = new URLSearchParams(params)
  next.delete('charge')
  if (value === null) next.delete(name)
  else next.set(name, value)
  for (const [key, where] of Object.entries(more)) next.set(key, where)
  return { search: next.toString() }
}

/** A dialog that the URL opens, `?order=ID`: Back closes it, and a reload keeps it open. */
export const useAddressDialog = (name: DialogName | 'account') => {
  const [params] = useSearchParams()
  const { key, state } = useLocation()
  const navigate = useNavigate()
  const id = params.get(name)

  const linkTo = useCallback(
    (wanted: string, more?: Record<string, string>) => withParam(params, name, wanted, more),
    [params, name],
  )

  /** Spread on a link to the dialog; `row` is what Back returns to, if that is not the dialog's subject. */
  const linkProps = (wanted: string, row = wanted, more?: Record<string, string>) => ({
    to: linkTo(wanted, more),
    state: { ...(state as object | null), isFromPage: true },
    preventScrollReset: true,
    'data-row': row,
    onClick: () => lastRow.set(key, row),
  })

  const show = (wanted: string, how: NavigateOptions) => {
    lastRow.set(key, wanted)
    navigate(linkTo(wanted), { ...how, preventScrollReset: true })
  }

  const open = (wanted: string) => show(wanted, { state: { ...(state as object | null), isFromPage: true } })

  /** Shows another item in its place; closing returns to where the first was opened. */
  const turnTo = (wanted: string) => show(wanted, { state, replace: true })

  // If it was opened from the page, closing goes back; if it was opened by its URL, there may be nothing to go back
  // to.
  const close = () => {
    if ((state as State)?.isFromPage) navigate(-1)
    else navigate(withParam(params, name, null), { replace: true, preventScrollReset: true })
  }

  return { id, open, turnTo, linkProps, close }
}
