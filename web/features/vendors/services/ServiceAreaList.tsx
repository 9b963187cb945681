import { limits } from '@rules/limits.js'
import { MapPin } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useMutation } from '../../../apollo/hooks.js'
import { TextButton } from '../../../ui/actions/Link.js'
import { Inline } from '../../../ui/layout/Inline.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.js'
import { Banner } from '../../../ui/states/Banner.js'
import { EmptyState } from '../../../ui/states/EmptyState.js'
import { Heading } from '../../../ui/text/Heading.js'
import { AreaCities } from './AreaCities.js'
import { AreaTags } from './AreaTags.js'
import { areaNotAdded, areaNotRemoved, areasAdded, areasRemoved } from './areaToasts.js'
import {
  AddServiceAreaDocument,
  AddServiceAreasDocument,
  RemoveServiceAreaDocument,
  RemoveServiceAreasDocument,
  type ServiceAreaList_AreaFragment,
} from './generated/services.js'
import { zipsWords } from './zipList.js'

/** Larger numbers are listed by city. */
const FEW = 24

const NoAreas = () => (
  <EmptyState title="No service areas added yet" picture={<MapPin size={40} aria-hidden="true" />} level={4}>
    You need at least one ZIP code to see available jobs.
  </EmptyState>
)

type ServiceAreaListProps = {
  areas: readonly ServiceAreaList_AreaFragment[]
  /** The list on screen no longer matches the server's. */
  onStale: () => void
}

/** The ZIP codes served; the last removal can be undone. */
export const ServiceAreaList = ({ areas, onStale }: ServiceAreaListProps) => {
  const [removeServiceArea] = useMutation(RemoveServiceAreaDocument)
  const [removeServiceAreas, { loading: isRemoving }] = useMutation(RemoveServiceAreasDocument)
  const [addServiceArea, { loading: isAddingOne }] = useMutation(AddServiceAreaDocument)
  const [addServiceAreas, { loading: isAddingMany }] = useMutation(AddServiceAreasDocument)
  const [removed, setRemoved] = useState<readonly string[] | null>(null)
  const [isAsking, setAsking] = useState(false)
  const undo = useRef<HTMLButtonElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)

  // The pressed button is gone; the focus moves to the next thing the vendor may want.
  useEffect(() => {
    if (removed !== null) undo.current?.focus()
  }, [removed])

  const remove = async (zipCodes: readonly string[]) => {
    const [first, ...others] = zipCodes
    if (first === undefined) return
    try {
      if (others.length === 0) await removeServiceArea({ variables: { zipCode: first } })
      else await removeServiceAreas({ variables: { zipCodes: [...zipCodes] } })
      setRemoved(zipCodes)
      areasRemoved(zipCodes.length)
    } catch (error) {
      areaNotRemoved(error)
      onStale()
    }
    setAsking(false)
  }

  const takeBack = async (zipCodes: readonly string[]) => {
    const [first, ...others] = zipCodes
    if (first === undefined) return
    try {
      if (others.length === 0) await addServiceArea({ variables: { zipCode: first } })
      for (let from = 0; others.length > 0 && from < zipCodes.length; from += limits.zipsAtOnce)
        await addServiceAreas({ variables: { zipCodes: zipCodes.slice(from, from + limits.zipsAtOnce) } })
      areasAdded(zipCodes.length)
    } catch (error) {
      areaNotAdded(error)
      return
    }
    heading.current?.focus()
    setRemoved(null)
  }

  return (
    <Stack gap="s">
      <Inline justify="between">
        <Heading level={3} look={4} tabIndex={-1} ref={heading}>
          {zipsWords(areas.length)}
        </Heading>
        {areas.length > 1 && <TextButton onClick={() => setAsking(true)}>Remove all</TextButton>}
      </Inline>
      {removed !== null && (
        <Banner role="status">
          Removed {removed.length === 1 ? removed[0] : zipsWords(removed.length)} —{' '}
          <TextButton ref={undo} disabled={isAddingOne || isAddingMany} onClick={() => takeBack(removed)}>
            Undo
          </TextButton>
        </Banner>
      )}
      {areas.length === 0 && <NoAreas />}
      {areas.length > 0 &&
        (areas.length <= FEW ? (
          <AreaTags label="Served ZIP codes" areas={areas} onRemove={zipCode => remove([zipCode])} />
        ) : (
          <AreaCities areas={areas} onRemove={remove} />
        ))}
      <ConfirmDialog
        open={isAsking}
        title={`Remove all ${zipsWords(areas.length)}?`}
        confirmLabel="Remove all"
        busyLabel="Removing..."
        cancelLabel="Keep them"
        look="danger"
        busy={isRemoving}
        onConfirm={() => remove(areas.map(({ zipCode }) => zipCode))}
        onClose={() => setAsking(false)}
      >
        Without a ZIP code, you won't see available jobs. Your jobs and bids stay as they are.
      </ConfirmDialog>
    </Stack>
  )
}
