import { dumpsterSizes, type RentalSize } from '@rules/kinds.js'
import { useId, useState } from 'react'
import { Card } from '../../ui/layout/Card.js'
import { Stack } from '../../ui/layout/Stack.js'
import { Banner } from '../../ui/states/Banner.js'
import { Heading } from '../../ui/text/Heading.js'
import type { StockQuery, UnitRow_UnitFragment } from './generated/stock.js'
import { OrderLinks } from './OrderLinks.js'
import { StockStrip } from './StockStrip.js'
import { UnitCountForm } from './UnitCountForm.js'
import { RenameUnitDialog, TakeOutDialog } from './UnitDialogs.js'
import { UnitRow } from './UnitRow.js'

type Unit = UnitRow_UnitFragment

type SizeStockProps = {
  size: RentalSize
  /** The vendor's size that customers order as this one; none if it was removed. */
  sizeId: string | undefined
  units: readonly Unit[]
  stock: StockQuery['stock'][number] | undefined
}

/** The dumpsters of one size: how many, how free they are, and each of them. */
export const SizeStock = ({ size, sizeId, units, stock }: SizeStockProps) => {
  const id = useId()
  const [task, setTask] = useState<{ name: 'rename' | 'takeOut'; id: string } | null>(null)
  const subject = units.find(unit => unit.id === task?.id)
  const close = () => setTask(null)
  const { label } = dumpsterSizes[size]
  const short = stock?.short ?? []
  return (
    <Card as="li" aria-labelledby={id} tabIndex={-1}>
      <Stack gap="m">
        <Heading level={3} look={4} id={id}>
          {label}
        </Heading>
        {short.length > 0 && (
          <Banner
            tone="warning"
            title={short.length === 1 ? '1 job has no dumpster' : `${short.length} jobs have no dumpster`}
          >
            <OrderLinks jobs={short} />
          </Banner>
        )}
        {stock && <StockStrip label={label} days={stock.days} />}
        {sizeId && <UnitCountForm sizeId={sizeId} size={size} count={units.length} />}
        {units.length > 0 && (
          <Stack as="ul" gap="xs" aria-label={`${label} dumpsters`}>
            {units.map(unit => (
              <UnitRow
                key={unit.id}
                unit={unit}
                onRename={() => setTask({ name: 'rename', id: unit.id })}
                onTakeOut={() => setTask({ name: 'takeOut', id: unit.id })}
              />
            ))}
          </Stack>
        )}
      </Stack>
      {subject && task?.name === 'rename' && <RenameUnitDialog unit={subject} onClose={close} />}
      {subject && task?.name === 'takeOut' && <TakeOutDialog unit={subject} onClose={close} />}
    </Card>
  )
}
