import { LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { badField } from '../../platform/errors.js'
import { cents, fromCents } from '../../rules/cents.js'
import { isTimeZone } from '../../rules/notices/noticePreferences.js'
import { orNull } from '../../rules/text.js'
import { lockActive } from '../accounts/lockActive.js'
import { ownAct, type Subject } from '../act.js'
import { expectVersion } from '../conflicts.js'
import type { UpdateSettingsInput } from './inputs.js'
import { Settings } from './Settings.js'

/** Refuses a name that only Node or only PostgreSQL knows. */
const expectTimeZone = async (tx: EntityManager, name: string | null | undefined) => {
  if (name == null) return
  const [known] = await tx.execute<unknown[]>('select 1 from pg_timezone_names where name = ?', [name])
  if (!known || !isTimeZone(name)) throw badField('timeZone', 'Unknown time zone')
}

const settingsToUpdate: Subject<void, { settings: Settings }> = {
  by: ['admin'],
  async hold({ tx, viewer }) {
    await lockActive(tx, viewer)
    const lockMode = LockMode.PESSIMISTIC_WRITE
    return { settings: await tx.findOneOrFail(Settings, { id: true }, { lockMode }) }
  },
  audited: ({ settings }) => ({
    action: 'updateSettings',
    subjectId: null,
    facts: {
      serviceFeePercent: settings.serviceFeePercent,
      supportPhone: settings.supportPhone,
      documentsRequired: settings.documentsRequired,
      visitPhotosRequired: settings.visitPhotosRequired,
      cancellationPercent: settings.cancellationPercent,
      cancellationCap: settings.cancellationCap,
      timeZone: settings.timeZone,
      howToPayFees: settings.howToPayFees,
    },
    always: true,
  }),
}

export const updateSettings = ownAct(
  settingsToUpdate,
  async ({ tx, settings }, input: UpdateSettingsInput) => {
    expectVersion(settings, input.version)
    await expectTimeZone(tx, input.timeZone)
    const { visitPhotosRequired, cancellationPercent, cancellationCap, timeZone, howToPayFees } = settings
    Object.assign(settings, {
      serviceFeePercent: input.serviceFeePercent.toFixed(2),
      supportPhone: orNull(input.supportPhone)?.trim() ?? null,
      documentsRequired: input.documentsRequired,
      visitPhotosRequired: input.visitPhotosRequired ?? visitPhotosRequired,
      cancellationPercent: input.cancellationPercent?.toFixed(2) ?? cancellationPercent,
      cancellationCap: fromCents(cents(input.cancellationCap ?? cancellationCap)),
      timeZone: input.timeZone ?? timeZone,
      howToPayFees: input.howToPayFees == null ? howToPayFees : (orNull(input.howToPayFees)?.trim() ?? null),
    })
  },
)
