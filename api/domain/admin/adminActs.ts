import { LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { badField } from '../../platform/errors.js'
import { cents, fromCents } from '../../rules/cents.js'
import { isTimeZone } from '../../rules/noticePreferences.js'
import { orNull } from '../../rules/text.js'
import { lockActive } from '../accounts/lockActive.js'
import { audit } from '../audit/audit.js'
import { expectVersion } from '../conflicts.js'
import type { Context } from '../context.js'
import type { UpdateSettingsInput } from './inputs.js'
import { Settings } from './Settings.js'

/** Refuses a name that only Node or only PostgreSQL knows. */
const expectTimeZone = async (tx: EntityManager, name: string | null | undefined) => {
  if (name == null) return
  const [known] = await tx.execute<unknown[]>('select 1 from pg_timezone_names where name = ?', [name])
  if (!known || !isTimeZone(name)) throw badField('timeZone', 'Unknown time zone')
}

export async function updateSettings(context: Context, input: UpdateSettingsInput): Promise<void> {
  const viewer = await context.signedIn('admin')
  await context.act(async tx => {
    await lockActive(tx, viewer)
    const settings = await tx.findOneOrFail(Settings, { id: true }, { lockMode: LockMode.PESSIMISTIC_WRITE })
    expectVersion(settings, input.version)
    const { serviceFeePercent, supportPhone, documentsRequired, visitPhotosRequired } = settings
    const { cancellationPercent, cancellationCap, timeZone } = settings
    await expectTimeZone(tx, input.timeZone)
    const after = {
      serviceFeePercent: input.serviceFeePercent.toFixed(2),
      supportPhone: orNull(input.supportPhone)?.trim() ?? null,
      documentsRequired: input.documentsRequired,
      visitPhotosRequired: input.visitPhotosRequired ?? visitPhotosRequired,
      cancellationPercent: input.cancellationPercent?.toFixed(2) ?? cancellationPercent,
      cancellationCap: fromCents(cents(input.cancellationCap ?? cancellationCap)),
      timeZone: input.timeZone ?? timeZone,
    }
    audit(tx, context, viewer, {
      action: 'updateSettings',
      before: {
        serviceFeePercent,
        supportPhone,
        documentsRequired,
        visitPhotosRequired,
        cancellationPercent,
        cancellationCap,
        timeZone,
      },
      after,
    })
    Object.assign(settings, after)
  })
}
