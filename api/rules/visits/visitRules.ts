import * as z from 'zod/mini'
import { OBJECT_PATH } from '../limits.js'
import { onOneLine, optional, text } from '../text.js'
import { isTons, TONS_WORDS } from '../tons.js'

const PHOTOS_MAX = 5
const UNIT_LABEL_MAX = 40
const NOTE_MAX = 500

const path = z.string('Photo not found').check(z.regex(OBJECT_PATH, 'Photo not found'))
const photos = optional(
  z.array(path).check(z.maxLength(PHOTOS_MAX, `Please use ${PHOTOS_MAX} photos or fewer`)),
)

const label = optional(text(UNIT_LABEL_MAX).check(onOneLine('the label')))

const pressedSecondsAgo = optional(z.int().check(z.nonnegative('Please use a time that has passed')))
export const pressedRules = z.object({ pressedSecondsAgo })

export const completeVisitRules = z.object({
  photos,
  unitLabel: label,
  takenLabel: label,
  tons: optional(
    z.string(TONS_WORDS).check(z.refine<string>(value => isTons(value) && Number(value) > 0, TONS_WORDS)),
  ),
  ticketPhoto: optional(path),
  pressedSecondsAgo,
})

export const failVisitRules = z.object({ note: optional(text(NOTE_MAX)), photos, pressedSecondsAgo })
