import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

/** Keeps an open item's id in the URL (`?job=ID`), so that Back closes the item and a link opens it. */
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
    /** Goes back to where it was opened, or to the dashboard if the user came by a link. */
    close: () => {
      const openedHere = (location.state as { openedHere?: boolean } | null)?.openedHere
      if (openedHere) navigate(-1)
      else navigate(searchWith(null), { replace: true, preventScrollReset: true })
    },
    /** Closes without going back, since an open dialog above would treat that as its own Back. */
    leave: () => navigate(searchWith(null), { replace: true, preventScrollReset: true }),
  }
}
