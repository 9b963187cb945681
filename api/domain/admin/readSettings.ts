import type { Context } from '../context.js'

const SETTINGS = {
  name: 'settings',
  text: `select service_fee_percent as "serviceFeePercent", support_phone as "supportPhone",
    documents_required as "documentsRequired", version from settings`,
}

/** The public settings; the phone number is SUPPORT_PHONE until an admin sets one. */
export const readSettings = async ({ app }: Context) => {
  const { rows } = await app.database.pool.query(SETTINGS)
  const { supportPhone, legalLine } = app.config
  return { ...rows[0], supportPhone: rows[0].supportPhone ?? (supportPhone || null), legalLine }
}
