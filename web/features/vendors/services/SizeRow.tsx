import { ratesInWords } from '@rules/bids/termsWords.js'
import { formatMoney } from '@rules/formatMoney.js'
import { dumpsterSizes } from '@rules/kinds.js'
import { Pencil, Trash2 } from 'lucide-react'
import { IconButton } from '../../../ui/actions/IconButton.js'
import { Card } from '../../../ui/layout/Card.js'
import { Inline } from '../../../ui/layout/Inline.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { Text } from '../../../ui/text/Text.js'
import type { SizeRow_SizeFragment } from './generated/services.js'

type SizeRowProps = { size: SizeRow_SizeFragment; onEdit: () => void; onRemove: () => void }

export const SizeRow = ({
  size: { size, description, pricePerDay, rentalSize, turnaroundDays, ...rates },
  onEdit,
  onRemove,
}: SizeRowProps) => {
  const words = ratesInWords(rates)
  return (
    <Card as="li" padding="s">
      <Inline justify="between" nowrap>
        <Stack gap="none">
          <Text strong>{size}</Text>
          {description && (
            <Text size="s" tone="muted" asTyped>
              {description}
            </Text>
          )}
          <Text size="s" strong={pricePerDay !== null} tone={pricePerDay === null ? 'muted' : 'ink'} tabular>
            {pricePerDay === null ? 'No price set' : `${formatMoney(pricePerDay)}/day`}
          </Text>
          {words && (
            <Text size="s" tabular>
              My rates: {words}
            </Text>
          )}
          {rentalSize && (
            <Text size="s" tone="muted">
              Customers order it as {dumpsterSizes[rentalSize].label}
              {!words && '. No rates yet'}
              {turnaroundDays > 0 &&
                `. ${turnaroundDays === 1 ? '1 day' : `${turnaroundDays} days`} between rentals`}
            </Text>
          )}
        </Stack>
        {/* Keeps the buttons' width, however long the description is. */}
        <Inline gap="none" nowrap style={{ flex: 'none' }}>
          <IconButton label={`Edit ${size}`} icon={<Pencil aria-hidden="true" />} onClick={onEdit} />
          <IconButton label={`Delete ${size}`} icon={<Trash2 aria-hidden="true" />} onClick={onRemove} />
        </Inline>
      </Inline>
    </Card>
  )
}
