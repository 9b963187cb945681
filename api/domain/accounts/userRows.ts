import type { Columns } from '../../platform/rows/columns.js'
import { list, one, type View } from '../../platform/rows/View.js'
import { maySeeContacts, ofBusiness } from '../businesses/businessRows.js'
import { commentRows, isPublic, publicRating, publicRatingCount } from '../ratings/publicRatingRows.js'
import type { Rating } from '../ratings/Rating.js'
import { reliabilityOf, reliabilityRows } from '../ratings/reliabilityRows.js'
import { documentRows, isVerified, typesOf, verifiedUntil } from '../vendors/documentRows.js'
import { areaRows, serviceRows, statsRows } from '../vendors/vendorRows.js'
import type { User } from './User.js'

const own = (column: keyof Columns<User>) => (u: Columns<User>) =>
  `case when ${u.id} = :viewer or :isAdmin then ${u[column]} end`

/**
 * In SQL: who may read what customers wrote about a vendor, namely people who compare bids (docs/product.md, The
 * marketplace).
 */
const mayReadComments = (u: Columns<User>) =>
  `(${u.id} = :viewer or :isAdmin
    or exists (select from jobs j join bids b on b.job_id = j.id where j.customer_id = :viewer and b.vendor_id = ${u.id}))`

/** The latest comments about a vendor for whom `mayRead` holds. */
const comments = (mayRead: (u: Columns<User>) => string) =>
  list(
    () => commentRows,
    (r: Columns<Rating>, u: Columns<User>) =>
      `${r.ratedId} = ${u.id} and ${r.comment} is not null and ${isPublic(r)} and ${u.userType} = 'vendor' and ${mayRead(u)}`,
    r => `${r.createdAt} desc, ${r.id} desc`,
    3,
  )

export interface UserTable extends User {
  /** The names and the email without accents, case, and apostrophes. */
  searchText: string
}

export const userRows: View<User, UserTable> = {
  table: 'users',
  fields: {
    rating: publicRating,
    ratingCount: publicRatingCount,
    username: own('username'),
    email: own('email'),
    phone: own('phone'),
    emailConfirmedAt: own('emailConfirmedAt'),
    version: own('version'),
    invitedAt: u => `case when :isAdmin and ${u.password} is null then ${u.invitedAt} end`,
    initialServiceZipCode: own('initialServiceZipCode'),
    initialServiceType: own('initialServiceType'),
    businessName: ofBusiness('name'),
    businessLogo: ofBusiness('logo'),
    businessPhone: u =>
      `case when ${u.userType} = 'vendor' and ${maySeeContacts(u)} then coalesce(${ofBusiness('phone')(u)}, ${u.phone}) end`,
    documentsOnFile: u => typesOf(u.id, isVerified),
    verifiedUntil: u => verifiedUntil(u.id),
    latestComments: comments(mayReadComments),
    reliability: one(() => reliabilityRows, reliabilityOf),
    documents: list(
      () => documentRows,
      (d, u) => `${d.vendorId} = ${u.id} and (${u.id} = :viewer or :isAdmin)`,
      d => `${d.uploadedAt} desc, ${d.id}`,
    ),
    services: list(
      () => serviceRows,
      (s, u) => `${s.vendorId} = ${u.id} and ${s.isActive}`,
      s => s.serviceType,
    ),
    areas: list(
      () => areaRows,
      (a, u) => `${a.vendorId} = ${u.id} and (${u.id} = :viewer or :isAdmin)`,
      a => a.zipCode,
    ),
    areaCount: u =>
      `(select count(*) from service_areas a where a.vendor_id = ${u.id} and (${u.id} = :viewer or :isAdmin))::int`,
    unreadMessages: u =>
      `(select count(*) from messages m where m.receiver_id = ${u.id} and m.receiver_id = :viewer and m.read_at is null)::int`,
    unreadNotices: u =>
      `(select count(*) from (select from notices n where n.user_id = ${u.id} and n.user_id = :viewer and n.read_at is null limit 100) unread)::int`,
    stats: one(
      () => statsRows,
      (s, u) => `${s.id} = ${u.id} and ${s.userType} = 'vendor' and (${s.id} = :viewer or :isAdmin)`,
    ),
  },
}

/**
 * The vendors of bids that the viewer may read: as the vendor, as the job's customer, or as an admin. All of
 * them may read the comments, so there is no check per vendor.
 */
export const bidderRows: typeof userRows = {
  ...userRows,
  fields: { ...userRows.fields, latestComments: comments(() => 'true') },
}
