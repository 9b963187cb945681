import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql'
import { Context } from '../context.js'
import { updateSettings } from './adminActs.js'
import { UpdateSettingsInput } from './inputs.js'
import { Settings } from './Settings.js'

const SETTINGS = {
  name: 'settings',
  text: `select service_fee_percent::float8 as "serviceFeePercent", support_phone as "supportPhone",
    documents_required as "documentsRequired", visit_photos_required as "visitPhotosRequired",
    cancellation_percent::float8 as "cancellationPercent", cancellation_cap::text as "cancellationCap",
    time_zone as "timeZone", version from settings`,
}

/** The public settings; the phone number is SUPPORT_PHONE until an admin sets one. */
const readSettings = async ({ app }: Context) => {
  const { rows } = await app.database.pool.query(SETTINGS)
  const { supportPhone, supportEmail, legalLine } = app.config
  return { ...rows[0], supportPhone: rows[0].supportPhone ?? (supportPhone || null), supportEmail, legalLine }
}

@Resolver()
export class SettingsResolver {
  @Query(() => Settings, { description: 'The public settings, available without signing in.' })
  settings(@Ctx() context: Context) {
    return readSettings(context)
  }

  @Mutation(() => Settings, {
    description:
      "Changes the marketplace's settings. CONFLICT CHANGED_MEANWHILE if they have changed. Admins only.",
  })
  async updateSettings(
    @Arg('input', () => UpdateSettingsInput, { description: 'All fields, changed or not.' })
    input: UpdateSettingsInput,
    @Ctx() context: Context,
  ) {
    await updateSettings(context, input)
    return readSettings(context)
  }
}
