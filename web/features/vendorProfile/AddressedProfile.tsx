import { Suspense } from 'react'
import { lazyPart } from '../../ui/states/lazyPart.js'
import { useVendorParam } from './useVendorParam.js'

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
