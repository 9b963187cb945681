import { type NamedVendor, vendorName } from '@rules/businesses/vendorName.js'
import { useLocation, useSearchParams } from 'react-router-dom'
import { Link } from '../../ui/actions/Link.js'

/** A vendor's name for a customer, which opens the profile on top of the page. */
export const VendorLink = ({ vendor }: { vendor: NamedVendor & { id: string } }) => {
  const [params] = useSearchParams()
  const { state } = useLocation()
  const search = new URLSearchParams(params)
  search.set('vendor', vendor.id)
  return (
    <Link
      to={{ search: search.toString() }}
      state={{ ...(state as object | null), isProfileOpenedHere: true }}
      preventScrollReset
    >
      {vendorName(vendor)}
    </Link>
  )
}
