import type { Request } from 'express'
import type { User } from '../../domain/accounts/User.js'
import { hasProfile, ofBusiness } from '../../domain/businesses/businessRows.js'
import { profileRows } from '../../domain/businesses/profileRows.js'
import type { AppContext } from '../../domain/context.js'
import { askForThumbnails } from '../../domain/uploads/thumbnails.js'
import { idOfPath } from '../../domain/uploads/Upload.js'
import { prepared, rowsOf } from '../../platform/database/prepared.js'
import { isId } from '../../platform/ids.js'
import { PRICES } from '../../platform/limits/prices.js'
import { columnsOf } from '../../platform/rows/columns.js'
import { profileDescription } from '../../rules/businesses/profileDescription.js'
import { photoPath } from '../../rules/uploads/photoSizes.js'
import { callerOf } from '../caller.js'
import type { PageHead } from './pageHead.js'

const u = columnsOf<User>('u')
const { name, services, rentalSizes } = profileRows.fields

/** Only data that the profile shows to everybody. */
const PROFILE = prepared(`
  select ${name(u)} as name, ${ofBusiness('about')(u)} as about, ${ofBusiness('logo')(u)} as logo,
    (select row_to_json(sides) from (select t.is_made as "isMade", t.medium_width as width, t.medium_height as height
      from uploads o join thumbnails t on t.upload_id = o.id where o.business_id = u.id) sides) as picture,
    ${(services as typeof name)(u)} as services, ${(rentalSizes as typeof name)(u)} as "rentalSizes"
  from users u where u.id = :id and ${hasProfile(u)}`)

type Row = {
  name: string
  about: string | null
  logo: string | null
  /** Null until the logo has been made smaller. Without sides, that was before they were kept. */
  picture: { isMade: boolean; width: number | null; height: number | null } | null
  services: string[]
  rentalSizes: string[]
}

/**
 * The longest that a page waits for its own description. After that it is sent with the general one, and the profile
 * follows.
 */
const MOST_MS = 500

const late = () =>
  new Promise<Row[]>(resolve => {
    setTimeout(resolve, MOST_MS, []).unref()
  })

/** The vendor that a link to the first page names: `/?vendor=ID`. */
const vendorOf = ({ path, query }: Request): string | null =>
  path === '/' && typeof query.vendor === 'string' && isId(query.vendor) && query.view === undefined
    ? query.vendor
    : null

/** The size that messengers show in full. */
const imageOf = async (app: AppContext, { logo, picture }: Row): Promise<PageHead['image']> => {
  if (logo === null || picture?.isMade === false) return null
  const { width = null, height = null } = picture ?? {}
  const url = `${app.config.publicUrl}${photoPath(logo, 'medium')}`
  if (width !== null && height !== null) return { url, sides: { width, height } }
  await askForThumbnails(app, idOfPath(logo)!)
  return { url }
}

/**
 * The head of a link to a profile, for readers without scripts. Null for every other page, for a user without
 * a profile, for a caller with no points left, and while the database is slow or down.
 */
export const headOfProfile =
  (app: AppContext) =>
  async (request: Request): Promise<PageHead | null> => {
    const id = vendorOf(request)
    if (id === null) return null
    try {
      callerOf(request, app).quota.pay(PRICES.request + PRICES.act)
      const [profile] = await Promise.race([
        rowsOf<Row>(app.database.reads.forVisitors, PROFILE, { id }),
        late(),
      ])
      if (!profile) return null
      const { publicUrl } = app.config
      return {
        title: profile.name,
        description: profileDescription(profile),
        url: `${publicUrl}/?vendor=${id}`,
        image: await imageOf(app, profile),
      }
    } catch {
      return null
    }
  }
