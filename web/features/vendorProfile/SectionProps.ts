import type { Profile_VendorFragment } from '../../generated/graphql.js'

/** What each section of the profile is drawn from. */
export type SectionProps = { profile: Profile_VendorFragment }
