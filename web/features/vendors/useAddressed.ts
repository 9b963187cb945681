import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

/** What is open over the page, kept in the address (`?job=ID`), so that Back closes it and a link opens it. */
export const useAddressed = (name: string) => {
  const [params] = useSearchParams()
  const location = useLocation()
  const navigate = useNavigate()

  const searchWith = (value: string | null) => {
    const next = new URLSearchParams(params)
    if (value === null) next.delete(name)
    else next.set(name, value)
    return { search: next.toString() }
  }

  return {
    value: params.get(name),
    linkTo: (value: string) => ({
      to: searchWith(value),
      state: { openedHere: true },
      preventScrollReset: true,
    }),
    /** Goes back to where it was opened from, or to the dashboard for who came by a link. */
    close: () => {
      const openedHere = (location.state as { openedHere?: boolean } | null)?.openedHere
      if (openedHere) navigate(-1)
      else navigate(searchWith(null), { replace: true, preventScrollReset: true })
    },
    /** Closes without a step back, which an open dialog above would take for its own. */
    leave: () => navigate(searchWith(null), { replace: true, preventScrollReset: true }),
  }
}
