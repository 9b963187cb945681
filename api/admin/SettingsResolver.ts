import { Ctx, Query, Resolver } from 'type-graphql'
import { Context } from '../context.js'
import { Settings } from './Settings.js'

@Resolver()
export class SettingsResolver {
  @Query(() => Settings, { description: 'What everybody may know, signed in or not.' })
  async settings(@Ctx() { house }: Context) {
    const { rows } = await house.database.pool.query({
      name: 'settings',
      text: `select service_fee_percent as "serviceFeePercent", support_phone as "supportPhone",
        documents_required as "documentsRequired" from settings`,
    })
    const { supportPhone, legalLine } = house.config
    return { ...rows[0], supportPhone: rows[0].supportPhone ?? (supportPhone || null), legalLine }
  }
}
