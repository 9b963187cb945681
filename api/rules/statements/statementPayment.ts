import * as z from 'zod/mini'
import { limits } from '../limits.js'
import { positiveAmount } from '../money.js'
import { onOneLine, requiredText } from '../text.js'

export const statementPaymentRules = z.object({
  amount: positiveAmount('Please enter the amount', 'The amount must be more than zero'),
  reference: requiredText('Please enter a reference, such as a check number', limits.nameMax).check(
    onOneLine('the reference'),
  ),
})
