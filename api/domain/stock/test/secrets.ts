import { type Secret, type Story } from '../../../test/security/story.js'
import { ADD_DAY_OFF, RENAME_UNIT, stockUp, TAKE_UNIT_OUT, UNITS } from '../../../test/stock.js'

export const leave = async ({ dale, mia }: Story): Promise<void> => {
  for (const [by, name] of [
    [dale, 'Dale'],
    [mia, 'Mia'],
  ] as const) {
    // Enough for everything that the others leave.
    await stockUp(by, 30, { rentalSize: '10_yard', size: '10 yard' })
    await stockUp(by, 30)
    const { units } = await by.ask(UNITS)
    const { id } = units.at(-1)!
    await by.ask(RENAME_UNIT, { id, label: `Unit${name}` })
    await by.ask(TAKE_UNIT_OUT, { id, note: `Note${name}` })
    await by.ask(ADD_DAY_OFF, { input: { from: '2026-12-24', to: '2026-12-25', note: `Off${name}` } })
  }
}

export const secrets = [
  { words: ['UnitDale', 'NoteDale', 'OffDale'], seenBy: ['dale', 'ada'] },
  { words: ['UnitMia', 'NoteMia', 'OffMia'], seenBy: ['mia', 'ada'] },
] satisfies Secret[]
