import { Suspense } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { lazyPart } from '../../../ui/states/lazyPart.js'

/** The vendor whose profile is open, `?vendor=ID`. An admin's view of a vendor's screens has a `?view=` beside it. */
const useVendorParam = () => {
  const [params] = useSearchParams()
  const location = useLocation()
  const navigate = useNavigate()
  const id = params.has('view') ? null : params.get('vendor')

  const close = () => {
    const state = location.state as { isProfileOpenedHere?: boolean } | null
    if (state?.isProfileOpenedHere) return navigate(-1)
    const rest = new URLSearchParams(params)
    rest.delete('vendor')
    return navigate({ search: rest.toString() }, { replace: true, preventScrollReset: true, state })
  }
  return { id, close }
}

const VendorProfileDialog = lazyPart(() => import('./VendorProfileDialog.js'), 'VendorProfileDialog')

/** Opens the profile named in the URL over the current page. */
export const AddressedProfile = () => {
  const { id, close } = useVendorParam()
  return (
    id !== null && (
      <Suspense>
        <VendorProfileDialog key={id} id={id} onClose={close} />
      </Suspense>
    )
  )
}
