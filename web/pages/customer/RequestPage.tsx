import { type ServiceType, serviceTypes } from '@rules/kinds.js'
import { DumpsterRentalForm } from '../../features/requests/DumpsterRentalForm.js'
import { JunkPickupForm } from '../../features/requests/JunkPickupForm.js'
import { RequestFormSkeleton } from '../../features/requests/RequestFormSkeleton.js'
import type { Customer, Place } from '../../features/requests/requestFlow.js'
import { PhotoField } from '../../features/uploads/PhotoField.js'
import { usePhotoTray } from '../../features/uploads/usePhotoTray.js'
import { BackPage } from '../../ui/layout/BackPage.js'

const subtitles: Record<ServiceType, string> = {
  junk_pickup: 'Show us what has to go and when. Vendors near you name their price.',
  dumpster_rental: 'Choose a size and the days. Vendors near you name their price.',
}

type RequestPageProps = {
  type: ServiceType
  customer: Customer
  lastPlace: Place | undefined
  isLoading: boolean
  onBack: () => void
  onCreated: () => void
}

/** One request form with its photos. */
export const RequestPage = ({ type, isLoading, onBack, onCreated, ...rest }: RequestPageProps) => {
  const tray = usePhotoTray(type)
  const Form = type === 'junk_pickup' ? JunkPickupForm : DumpsterRentalForm
  return (
    <BackPage title={serviceTypes[type]} subtitle={subtitles[type]} onBack={onBack}>
      {isLoading ? (
        <RequestFormSkeleton />
      ) : (
        <Form
          {...rest}
          photoField={<PhotoField name="images" label="Photos" tray={tray} />}
          readyPhotos={tray.ready}
          onDiscard={tray.clear}
          onCreated={() => {
            tray.clear()
            onCreated()
          }}
        />
      )}
    </BackPage>
  )
}
