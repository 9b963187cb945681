import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

const PARAM = 'job'

/** Which job's details are open, kept in the address (`?job=ID`), so that Back closes them and a link opens them. */
export const useOpenJob = () => {
  const [params] = useSearchParams()
  const location = useLocation()
  const navigate = useNavigate()

  const searchWith = (id: string | null) => {
    const next = new URLSearchParams(params)
    if (id === null) next.delete(PARAM)
    else next.set(PARAM, id)
    return { search: next.toString() }
  }

  return {
    jobId: params.get(PARAM),
    linkTo: (id: string) => ({ to: searchWith(id), state: { openedHere: true }, preventScrollReset: true }),
    /** Goes back to where the details were opened from, or to the dashboard for who came by a link. */
    close: () => {
      const openedHere = (location.state as { openedHere?: boolean } | null)?.openedHere
      if (openedHere) navigate(-1)
      else navigate(searchWith(null), { replace: true, preventScrollReset: true })
    },
    /** Closes without a step back, which an open dialog above would take for its own. */
    leave: () => navigate(searchWith(null), { replace: true, preventScrollReset: true }),
  }
}
