import { MapPin, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { ServiceAreaList_AreaFragment } from '../../../generated/graphql.js'
import { useAddServiceAreaMutation, useRemoveServiceAreaMutation } from '../../../generated/hooks.js'
import { IconButton } from '../../../ui/actions/IconButton.js'
import { TextButton } from '../../../ui/actions/Link.js'
import { Grid } from '../../../ui/layout/Grid.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { Banner } from '../../../ui/states/Banner.js'
import { EmptyState } from '../../../ui/states/EmptyState.js'
import { Heading } from '../../../ui/text/Heading.js'
import { Tag } from '../../../ui/text/Tag.js'
import { areaAdded, areaNotAdded, areaNotRemoved, areaRemoved } from './areaToasts.js'

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
  const [removeServiceArea] = useRemoveServiceAreaMutation()
  const [addServiceArea, { loading: isUndoing }] = useAddServiceAreaMutation()
  const [removed, setRemoved] = useState<string | null>(null)
  const undo = useRef<HTMLButtonElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)

  // The pressed button is gone; the focus moves to the next thing the vendor may want.
  useEffect(() => {
    if (removed !== null) undo.current?.focus()
  }, [removed])

  const remove = async (zipCode: string) => {
    try {
      await removeServiceArea({ variables: { zipCode } })
      setRemoved(zipCode)
      areaRemoved()
    } catch (error) {
      areaNotRemoved(error)
      onStale()
    }
  }

  const takeBack = async (zipCode: string) => {
    try {
      await addServiceArea({ variables: { zipCode } })
      areaAdded()
    } catch (error) {
      areaNotAdded(error)
      return
    }
    heading.current?.focus()
    setRemoved(null)
  }

  const sorted = areas.toSorted((one, other) => one.zipCode.localeCompare(other.zipCode))
  return (
    <Stack gap="s">
      <Heading level={3} look={4} tabIndex={-1} ref={heading}>
        {areas.length === 1 ? '1 ZIP code' : `${areas.length} ZIP codes`}
      </Heading>
      {removed !== null && (
        <Banner role="status">
          Removed {removed} —{' '}
          <TextButton ref={undo} disabled={isUndoing} onClick={() => takeBack(removed)}>
            Undo
          </TextButton>
        </Banner>
      )}
      {areas.length === 0 ? (
        <NoAreas />
      ) : (
        <Grid as="ul" min="8.5rem" gap="xs" aria-label="Served ZIP codes">
          {sorted.map(({ id, zipCode }) => (
            <li key={id}>
              <Tag
                action={
                  <IconButton
                    label={`Remove ${zipCode}`}
                    icon={<X aria-hidden="true" />}
                    onClick={() => remove(zipCode)}
                  />
                }
              >
                {zipCode}
              </Tag>
            </li>
          ))}
        </Grid>
      )}
    </Stack>
  )
}
