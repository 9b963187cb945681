/** Owns nothing and works nowhere. */
export const NOBODY = '00000000-0000-0000-0000-000000000000'

/** In SQL: the person `p` works for a business now. */
export const isAtWork = (p: string) => `${p}.joined_at is not null and ${p}.left_at is null`

/** In SQL: the business that a vendor's account works for. Without a row, an account is a business of its own. */
export const businessOf = (userId: string) => `coalesce(
    (select case when ${isAtWork('p')} then p.vendor_id else '${NOBODY}' end from business_people p where p.user_id = ${userId}),
    ${userId})`

/** In SQL: a driver, who reads no price. */
export const isDriver = (userId: string) =>
  `exists (select from business_people p where p.user_id = ${userId} and p.role = 'driver' and ${isAtWork('p')})`

/** In SQL: joins the person of an account `u`. */
export const JOIN_PERSON =
  'left join business_people p on p.user_id = u.id left join users f on f.id = p.vendor_id and p.left_at is null'

/**
 * In SQL: the columns of a Viewer about who acts, for whom, and in which role. `isActive` is false while the account or the
 * business is suspended.
 */
export const ACTS_FOR = `u.id as "personId", u.user_type as "userType",
      case when p.user_id is null then u.id when ${isAtWork('p')} then p.vendor_id else '${NOBODY}' end as id,
      case when u.user_type <> 'vendor' then null when p.user_id is null then 'owner' when ${isAtWork('p')} then p.role end as role,
      p.user_id is null as "isAlone",
      u.is_active and coalesce(f.is_active, true) as "isActive"`
