import { AMOUNT_WORDS, isAmount } from '@rules/money.js'
import { typedAmount } from '@rules/typedAmount.js'
import { useFormikContext } from 'formik'
import { useCallback } from 'react'
import { TextField } from '../../../forms/TextField.js'
import { usePriceGuidance } from '../../guidance/usePriceGuidance.js'

const NAME = 'customerBudget'

type BudgetFieldProps = { zipCode: string; loadEighths: number | null }

/**
 * The budget of a junk pickup, with nearby prices if known. In a number input, browsers drop what they can't read:
 * "99,5" would be 995, and "$1,234.50" nothing. So we read it ourselves, or say that we can't.
 */
export const BudgetField = ({ zipCode, loadEighths }: BudgetFieldProps) => {
  const guidance = usePriceGuidance({ type: 'junk_pickup', zipCode, loadEighths })
  const { setFieldError, setFieldTouched } = useFormikContext()
  const readInput = useCallback(
    (input: HTMLInputElement) => {
      const read = (event: InputEvent) => {
        const { data } = event
        if (!data || /^[\d.]*$/.test(data)) return
        event.preventDefault()
        const amount = data === ',' ? '.' : typedAmount(data)
        // Number inputs don't expose the caret, so only this command types at it.
        if ((amount === '.' || isAmount(amount)) && document.execCommand?.('insertText', false, amount))
          return
        void setFieldTouched(NAME, true, false)
        setFieldError(NAME, AMOUNT_WORDS)
      }
      input.addEventListener('beforeinput', read)
      return () => input.removeEventListener('beforeinput', read)
    },
    [setFieldError, setFieldTouched],
  )
  return (
    <TextField
      ref={readInput}
      name={NAME}
      label="Your Budget ($)"
      help={
        guidance
          ? `${guidance} Vendors see your budget, and bids may be lower or higher.`
          : 'How much you plan to spend. Vendors see it, and their bids may be lower or higher.'
      }
      type="number"
      step="0.01"
      min="0"
      inputMode="decimal"
      before="$"
      autoComplete="off"
      // Scrolling the page past it must not change it.
      onWheel={({ currentTarget }) => currentTarget.blur()}
      required
    />
  )
}
