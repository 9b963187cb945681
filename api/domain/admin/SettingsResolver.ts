import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql'
import { Context } from '../context.js'
import { updateSettings } from './adminActs.js'
import { UpdateSettingsInput } from './inputs.js'
import { Settings } from './Settings.js'

const SETTINGS = {
  name: 'settings',
  text: `select service_fee_percent::float8 as "serviceFeePercent", support_phone as "supportPhone",
    documents_required as "documentsRequired", visit_photos_required as "visitPhotosRequired",
    cancellation_percent::float8 as "cancellationPercent", cancellation_cap::text as "cancellationCap",
    time_zone as "timeZone", how_to_pay_fees as "howToPayFees", version from settings`,
}

/** The public settings; the phone number is SUPPORT_PHONE until an admin sets one. */
const readSettings = async (context: Context) => {
  const { app } = context
  const { rows } = await app.database.pool.query(SETTINGS)
  const { supportPhone, supportEmail, legalLine } = app.config
  return {
    ...rows[0],
    supportPhone: rows[0].supportPhone ?? (supportPhone || null),
    supportEmail,
    legalLine,
    takesCards: app.stripe.isOn,
  }
}

@Resolver(() => Settings)
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

  /** Asks who the viewer is only if somebody asks for it. */
  @FieldResolver()
  async howToPayFees(@Root() { howToPayFees }: Settings, @Ctx() context: Context): Promise<string | null> {
    return (await context.viewer())?.userType === 'admin' ? howToPayFees : null
  }
}
