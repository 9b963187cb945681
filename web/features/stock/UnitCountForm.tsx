import { dumpsterSizes, type RentalSize } from '@rules/kinds.js'
import { unitCountRules } from '@rules/stock/stockRules.js'
import * as z from 'zod/mini'
import { useMutation } from '../../apollo/hooks.js'
import { SubmitButton } from '../../forms/FormButtons.js'
import { TextField } from '../../forms/TextField.js'
import { ZodForm } from '../../forms/ZodForm.js'
import { FieldPair } from '../../ui/layout/FieldPair.js'
import { toast } from '../../ui/overlays/toast.js'
import { SetUnitsDocument } from './generated/stock.js'
import { dumpstersWords } from './stockWords.js'

const NOT_COUNTED = 'Not counted, so bids are never limited.'

/** The number is text in the form; without one, the vendor doesn't count. */
const rules = z.pipe(
  z.transform((values: unknown) => ({ count: Number((values as { count: string }).count.trim()) })),
  unitCountRules,
)

type UnitCountFormProps = { sizeId: string; size: RentalSize; count: number }

export const UnitCountForm = ({ sizeId, size, count: current }: UnitCountFormProps) => {
  const [setUnits] = useMutation(SetUnitsDocument)
  const { label } = dumpsterSizes[size]
  return (
    <ZodForm
      // Another browser may have changed it.
      key={current}
      schema={rules}
      initialValues={{ count: current === 0 ? '' : String(current) }}
      label={`How many ${label} dumpsters`}
      gap="s"
      failureMessage="Check your connection, then try again."
      onSubmit={async ({ count }) => {
        await setUnits({ variables: { sizeId, count } })
        toast({ title: count === 0 ? `${label}: not counted` : `${label}: ${dumpstersWords(count)}` })
      }}
    >
      <FieldPair>
        <TextField
          name="count"
          label="How many do you have?"
          help={current === 0 ? NOT_COUNTED : 'Leave it empty to stop counting.'}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
        />
      </FieldPair>
      <div>
        <SubmitButton look="secondary" busyLabel="Saving...">
          Save
        </SubmitButton>
      </div>
    </ZodForm>
  )
}
