import { addDays } from '@rules/dates.js'
import { dumpsterSizes, keysOf, type RentalSize } from '@rules/kinds.js'
import { Container } from 'lucide-react'
import { useId } from 'react'
import { useQuery } from '../../apollo/hooks.js'
import { localToday } from '../../forms/localMoment.js'
import { LoadError } from '../../paging/LoadError.js'
import { Stack } from '../../ui/layout/Stack.js'
import { EmptyState } from '../../ui/states/EmptyState.js'
import { LoadingRegion, Skeleton } from '../../ui/states/Skeleton.js'
import { Heading } from '../../ui/text/Heading.js'
import { Text } from '../../ui/text/Text.js'
import { StockDocument } from './generated/stock.js'
import { SizeStock } from './SizeStock.js'

/** The days of the strip. */
const DAYS = 14

type DumpstersProps = { sizes: readonly { id: string; rentalSize: RentalSize | null }[] }

/** A vendor's numbered dumpsters, for each size that customers order. */
export const Dumpsters = ({ sizes }: DumpstersProps) => {
  const id = useId()
  const from = localToday()
  const {
    data: fetched,
    previousData,
    error,
  } = useQuery(StockDocument, { variables: { from, to: addDays(from, DAYS - 1) } })
  const data = fetched ?? previousData
  const idOf = (size: RentalSize) => sizes.find(({ rentalSize }) => rentalSize === size)?.id
  const shown =
    data && keysOf(dumpsterSizes).filter(size => idOf(size) || data.units.some(unit => unit.size === size))
  return (
    <Stack as="section" aria-labelledby={id} tabIndex={-1}>
      <Stack gap="xxs">
        <Heading level={2} look={3} id={id}>
          Your Dumpsters
        </Heading>
        <Text tone="muted">
          Say how many you have, and none is promised twice. Rentals that you win reserve one for their days.
        </Text>
      </Stack>
      {!data && error && <LoadError what="your dumpsters" error={error} />}
      {!data && !error && (
        <LoadingRegion label="Loading your dumpsters...">
          <Skeleton height="240px" />
        </LoadingRegion>
      )}
      {shown?.length === 0 && (
        <EmptyState title="Nothing to count yet" picture={<Container size={40} aria-hidden="true" />}>
          Say what customers order your sizes as. Then you can count your dumpsters here.
        </EmptyState>
      )}
      {data && shown && shown.length > 0 && (
        <Stack as="ul" gap="m" aria-label="Dumpsters by size">
          {shown.map(size => (
            <SizeStock
              key={size}
              size={size}
              sizeId={idOf(size)}
              units={data.units.filter(unit => unit.size === size)}
              stock={data.stock.find(each => each.size === size)}
            />
          ))}
        </Stack>
      )}
    </Stack>
  )
}
