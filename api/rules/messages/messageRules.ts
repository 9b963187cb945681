import * as z from 'zod/mini'
import { limits } from '../limits.js'
import { requiredText } from '../text.js'

export const messageRules = z.object({
  content: requiredText(
    'Please write a message',
    limits.messageMax,
    `Message must be ${limits.messageMax} characters or less`,
  ),
})
