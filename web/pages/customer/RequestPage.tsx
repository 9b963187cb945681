import { type ServiceType, serviceTypes } from '@rules/kinds.js'
import { useSyncExternalStore } from 'react'
import { useQuery } from '../../apollo/hooks.js'
import type { OrderDetails_JobFragment } from '../../features/jobs/orders/generated/orders.js'
import { DumpsterRentalForm } from '../../features/jobs/requests/DumpsterRentalForm.js'
import { AskedVendorDocument } from '../../features/jobs/requests/generated/requests.js'
import { JunkPickupForm } from '../../features/jobs/requests/JunkPickupForm.js'
import { RequestFormSkeleton } from '../../features/jobs/requests/RequestFormSkeleton.js'
import type { Customer, Place } from '../../features/jobs/requests/requestFlow.js'
import { PhotoField } from '../../features/uploads/PhotoField.js'
import { usePhotoTray } from '../../features/uploads/usePhotoTray.js'
import { TextButton } from '../../ui/actions/Link.js'
import { BackPage } from '../../ui/layout/BackPage.js'
import { Inline } from '../../ui/layout/Inline.js'
import { useAnchor } from '../../ui/navigation/useAnchor.js'
import { Banner } from '../../ui/states/Banner.js'

const subtitles: Record<ServiceType, string> = {
  junk_pickup: 'Show us what has to go and when. Vendors near you name their price.',
  dumpster_rental: 'Choose a size and the days. Vendors near you name their price.',
}

const EDIT = 'Edit Request'
const ASKED =
  'Vendors have bid on this. If you change what they see, we ask them whether their bids still stand. You can accept a bid once its vendor confirms it.'

type RequestPageProps = {
  type: ServiceType
  customer: Customer
  lastPlace: Place | undefined
  edited?: OrderDetails_JobFragment
  onChanged?: () => Promise<unknown>
  onStartOver?: () => void
  isLoading: boolean
  /** For visitors: goes on to signing up. */
  onFilledIn?: () => void
  sendsAtOnce?: boolean
  /** The id of a vendor to tell first. */
  ask?: string | null
  onAskNobody?: () => void
  onBack: () => void
  onCreated: (job?: OrderDetails_JobFragment) => void
}

/** One request form with its photos. */
export const RequestPage = ({
  type,
  isLoading,
  onBack,
  onCreated,
  ask = null,
  onAskNobody,
  ...rest
}: RequestPageProps) => {
  const asked = useQuery(AskedVendorDocument, { variables: { id: ask ?? '' }, skip: ask === null }).data
    ?.vendorProfile
  const { edited, onFilledIn } = rest
  const tray = usePhotoTray(
    edited ? `edit:${edited.id}` : type,
    edited?.images,
    undefined,
    onFilledIn ? 'hold' : 'send',
  )
  const addPhotos = useAnchor<HTMLButtonElement>('photos')
  const { photos } = useSyncExternalStore(tray.subscribe, tray.read)
  const Form = type === 'junk_pickup' ? JunkPickupForm : DumpsterRentalForm
  return (
    <BackPage
      title={edited ? EDIT : serviceTypes[type]}
      subtitle={edited ? (edited.openBidCount > 0 ? ASKED : undefined) : subtitles[type]}
      onBack={onBack}
    >
      {asked && (
        <Banner tone="info" title={`${asked.name} is told first`}>
          <Inline>
            <span>Your request stays open to all vendors.</span>
            <TextButton onClick={onAskNobody}>Tell All at Once</TextButton>
          </Inline>
        </Banner>
      )}
      {isLoading ? (
        <RequestFormSkeleton />
      ) : (
        <Form
          {...rest}
          photoField={
            <PhotoField
              name="images"
              label="Photos"
              help="Photos help vendors bid accurately."
              tray={tray}
              button={addPhotos}
            />
          }
          heldPhotos={photos.filter(({ status }) => status === 'held').length}
          askVendorId={asked?.id}
          readyPhotos={tray.ready}
          onCreated={job => {
            tray.clear()
            onCreated(job)
          }}
        />
      )}
    </BackPage>
  )
}
